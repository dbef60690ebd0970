// What the engine advises in this turn, and which of it is looked at.

import type { Advice, Shown } from "../engine/messages";
import type { TableSession } from "./table_session.svelte";

export class Adviser {
  readonly #session: TableSession;
  thinking = $state(false);
  #given = $state.raw<{ advice: readonly Advice[]; chosen: number; about: Shown } | null>(null);
  /** It is about one position, and gone with it. */
  readonly #open = $derived.by(() => (this.#given?.about === this.#session.shown ? this.#given : null));
  /** Best first; null while nothing is advised. */
  readonly advice: readonly Advice[] | null = $derived(this.#open?.advice ?? null);
  readonly chosen: Advice | null = $derived(this.#open?.advice[this.#open.chosen] ?? null);

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** Thinks; then the best move is chosen. False if there is none, or the turn is over. */
  async ask(): Promise<boolean> {
    const { shown, myTurn } = this.#session;
    if (!shown || !myTurn || this.thinking) return false;
    this.thinking = true;
    const advice = await this.#session.advise();
    this.thinking = false;
    if (!advice?.length || shown !== this.#session.shown) return false;
    this.#given = { advice, chosen: 0, about: shown };
    return true;
  }

  choose(chosen: number): void {
    if (this.#open) this.#given = { ...this.#open, chosen };
  }

  close(): void {
    this.#given = null;
  }
}
