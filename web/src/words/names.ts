// Names that are the same in every language: they are those of a record.

import type { Cell } from "../engine/messages";

const rows = "ABCDEFGHIJKLMNO";

/** `H8`. */
export function squareName([row, col]: Cell): string {
  return `${rows[row] ?? "?"}${col + 1}`;
}

/** `0-3-5`, `11`, a star for a joker. */
export function tileName(tile: string): string {
  if (tile === "*") return "★";
  return /^[0-5]{3}$/.test(tile) ? [...tile].join("-") : tile;
}

/** As players write points: a real minus, and a plus if asked for. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
export function number(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
