// What is told to whoever sits at the table: on the screen for a while, and by a screen reader.

export interface Notice {
  text: string;
  bad: boolean;
}

export class Announcements {
  notice = $state<Notice | null>(null);
  #announced = $state("");

  /** What a screen reader says. It reads out changes only: what is said again is made another text. */
  get announced(): string {
    return this.#announced;
  }
  set announced(text: string) {
    this.#announced = text && text === this.#announced ? `${text}\u00a0` : text;
  }

  /** Shown and announced; nothing takes away what was shown. */
  say(text: string, bad = false): void {
    this.notice = text ? { text, bad } : null;
    if (text) this.announced = text;
  }
}
