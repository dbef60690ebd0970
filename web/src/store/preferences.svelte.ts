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

export function forget(key: string): void {
  try {
    localStorage.removeItem(`tercet.${key}`);
  } catch {
    // As above.
  }
}

const oneOf = <T>(value: T, all: readonly T[], otherwise: T): T => (all.includes(value) ? value : otherwise);
export const themes: readonly Theme[] = ["system", "felt", "light", "contrast"];
export const paces: readonly Pace[] = ["instant", "normal", "slow"];
export const paceMilliseconds: Record<Pace, number> = { instant: 0, normal: 700, slow: 1600 };

class Preferences {
  theme = $state<Theme>("system");
  pace = $state<Pace>("normal");
  singleKeys = $state(true);

  load(): void {
    this.theme = oneOf(recall<Theme>("theme", "system"), themes, "system");
    this.pace = oneOf(recall<Pace>("pace", "normal"), paces, "normal");
    this.singleKeys = recall<unknown>("keys", true) !== false;
  }
  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
  }
  setPace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }
  setSingleKeys(wanted: boolean): void {
    this.singleKeys = wanted;
    remember("keys", wanted);
  }
}

export const preferences = new Preferences();
