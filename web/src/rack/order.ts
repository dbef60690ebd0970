// The order of a rack: the player's own, kept while tiles come and go.

/** A tile of a rack with a name of its own: `5#1` is the second 5. */
export interface Slot {
  key: string;
  tile: string;
}

export function slotsOf(tiles: readonly string[]): Slot[] {
  const seen = new Map<string, number>();
  return tiles.map((tile) => {
    const copy = seen.get(tile) ?? 0;
    seen.set(tile, copy + 1);
    return { key: `${tile}#${copy}`, tile };
  });
}

/** Slots that hold these tiles, each another one. */
export function keysFor(tiles: readonly string[], slots: readonly Slot[]): string[] {
  const left = [...slots];
  return tiles.flatMap((tile) => {
    const at = left.findIndex((slot) => slot.tile === tile);
    return at < 0 ? [] : [left.splice(at, 1)[0]!.key];
  });
}

/** The rack in the order wanted: what is new comes last, what is gone is left out. */
export function arranged(rack: readonly string[], wanted: readonly string[]): string[] {
  const left = [...rack];
  const take = (tile: string): boolean => {
    const at = left.indexOf(tile);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  };
  return [...wanted.filter(take), ...left];
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

const weight = (tile: string): number =>
  tile === "*" ? Infinity : /^[0-5]{3}$/.test(tile) ? [...tile].reduce((sum, pip) => sum + Number(pip), 0) : Number(tile);

/** By value, highest first, then by name. */
export function sorted(rack: readonly string[]): string[] {
  return [...rack].sort((a, b) => weight(b) - weight(a) || a.localeCompare(b));
}

export function shuffled<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; --last) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
