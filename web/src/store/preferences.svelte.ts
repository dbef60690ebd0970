// What this browser remembers beside the games: small things, kept as JSON under one prefix.

export type Theme = "system" | "felt" | "light" | "contrast";
export type Pace = "instant" | "normal" | "slow";

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`tercet.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tercet.${key}`, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs a convenience, not the game.
  }
}

export function forget(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`tercet.${prefix}`)) localStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}

const oneOf = <T>(value: T, all: readonly T[]): T => (all.includes(value) ? value : all[0]!);
export const themes: readonly Theme[] = ["system", "felt", "light", "contrast"];
export const paces: readonly Pace[] = ["normal", "instant", "slow"];
export const paceMilliseconds: Record<Pace, number> = { instant: 0, normal: 700, slow: 1600 };

class Preferences {
  theme = $state<Theme>("system");
  pace = $state<Pace>("normal");

  load(): void {
    this.theme = oneOf(recall<Theme>("theme", "system"), themes);
    this.pace = oneOf(recall<Pace>("pace", "normal"), paces);
  }
  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
  }
  setPace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }
}

export const preferences = new Preferences();
