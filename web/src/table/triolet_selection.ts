// Laying tiles of Triolet one by one, out of the whole placements that the engine offers.

import type { Cell, Placement, PlacedTile } from "../engine/messages";
import { squareName } from "../words/names";

/** A tile that lies on the board for the time being. */
export interface Laid extends PlacedTile {
  /** The slot of the rack that it came from. */
  key: string;
}

export const sameSquare = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];
const sameTile = (one: PlacedTile, other: PlacedTile): boolean =>
  sameSquare(one.square, other.square) && one.value === other.value && one.joker === other.joker;

/** The placements that contain all that lies already. */
export function consistent(offered: readonly Placement[], laid: readonly PlacedTile[]): Placement[] {
  return offered.filter((placement) => laid.every((placedTile) => placement.placed?.some((other) => sameTile(placedTile, other))));
}

/** Exactly what lies, if it is offered. */
export function exactly(offered: readonly Placement[], laid: readonly PlacedTile[]): Placement | null {
  if (laid.length === 0) return null;
  return consistent(offered, laid).find((placement) => placement.placed?.length === laid.length) ?? null;
}

/** Squares where one more tile leads to something that is offered. */
export function openSquares(offered: readonly Placement[], laid: readonly PlacedTile[], tile: string): Cell[] {
  const found = new Map<string, Cell>();
  for (const placement of consistent(offered, laid)) {
    for (const placedTile of placement.placed ?? []) {
      const fits = tile === "*" ? placedTile.joker : !placedTile.joker && String(placedTile.value) === tile;
      if (fits && !laid.some((other) => sameSquare(other.square, placedTile.square))) {
        found.set(squareName(placedTile.square), placedTile.square);
      }
    }
  }
  return [...found.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The numbers that a joker on this square can stand for. */
export function jokerValues(offered: readonly Placement[], laid: readonly PlacedTile[], square: Cell): number[] {
  const values = consistent(offered, laid)
    .flatMap((placement) => placement.placed ?? [])
    .filter((placedTile) => placedTile.joker && sameSquare(placedTile.square, square))
    .map((placedTile) => placedTile.value);
  return [...new Set(values)].sort((a, b) => a - b);
}

/** As in a record: `11@H8 *7@H9`. */
export function moveText(laid: readonly PlacedTile[]): string {
  return [...laid]
    .sort((a, b) => a.square[0] - b.square[0] || a.square[1] - b.square[1])
    .map((placedTile) => `${placedTile.joker ? "*" : ""}${placedTile.value}@${squareName(placedTile.square)}`)
    .join(" ");
}
