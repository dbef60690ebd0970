// Laying tiles of Triolet one by one, out of the whole placements that the engine offers.

import type { Cell, Placement, Stone } from "../engine/messages";
import { squareName } from "../words/names";

/** A tile that lies on the board for the time being. */
export interface Laid extends Stone {
  /** The slot of the rack that it came from. */
  key: string;
}

export const sameSquare = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];
const sameStone = (one: Stone, other: Stone): boolean =>
  sameSquare(one.square, other.square) && one.value === other.value && one.joker === other.joker;

/** The placements that contain all that lies already. */
export function consistent(offered: readonly Placement[], laid: readonly Stone[]): Placement[] {
  return offered.filter((placement) => laid.every((stone) => placement.stones?.some((other) => sameStone(stone, other))));
}

/** Exactly what lies, if it is offered. */
export function exactly(offered: readonly Placement[], laid: readonly Stone[]): Placement | null {
  if (laid.length === 0) return null;
  return consistent(offered, laid).find((placement) => placement.stones?.length === laid.length) ?? null;
}

/** Squares where one more tile leads to something that is offered. */
export function openSquares(offered: readonly Placement[], laid: readonly Stone[], tile: string): Cell[] {
  const found = new Map<string, Cell>();
  for (const placement of consistent(offered, laid)) {
    for (const stone of placement.stones ?? []) {
      const fits = tile === "*" ? stone.joker : !stone.joker && String(stone.value) === tile;
      if (fits && !laid.some((other) => sameSquare(other.square, stone.square))) {
        found.set(squareName(stone.square), stone.square);
      }
    }
  }
  return [...found.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The numbers that a joker on this square can stand for. */
export function jokerValues(offered: readonly Placement[], laid: readonly Stone[], square: Cell): number[] {
  const values = consistent(offered, laid)
    .flatMap((placement) => placement.stones ?? [])
    .filter((stone) => stone.joker && sameSquare(stone.square, square))
    .map((stone) => stone.value);
  return [...new Set(values)].sort((a, b) => a - b);
}

/** As in a record: `11@H8 *7@H9`. */
export function moveText(laid: readonly Stone[]): string {
  return [...laid]
    .sort((a, b) => a.square[0] - b.square[0] || a.square[1] - b.square[1])
    .map((stone) => `${stone.joker ? "*" : ""}${stone.value}@${squareName(stone.square)}`)
    .join(" ");
}
