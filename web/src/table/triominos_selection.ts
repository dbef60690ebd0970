// Choosing a place in Triominos, out of what the engine offers.

import type { Cell, Placement } from "../engine/messages";
import { cellKey, neighbours } from "../board/lattice";

const cellOf = (placement: Placement): Cell => placement.triangle!.cell;

/** Where a tile may go, row by row. */
export function placesFor(offered: readonly Placement[], tile: string): Placement[] {
  return offered
    .filter((placement) => placement.triangle?.tile === tile)
    .sort((a, b) => cellOf(a)[0] - cellOf(b)[0] || cellOf(a)[1] - cellOf(b)[1]);
}

/** Which tiles may go to a cell. */
export function tilesFor(offered: readonly Placement[], cell: Cell): string[] {
  const here = offered.filter((placement) => placement.triangle && cellKey(placement.triangle.cell) === cellKey(cell));
  return [...new Set(here.map((placement) => placement.triangle!.tile))];
}

/** The place on a cell. */
export function placeAt(places: readonly Placement[], cell: Cell): Placement | null {
  return places.find((place) => cellKey(cellOf(place)) === cellKey(cell)) ?? null;
}

export function cycled<T>(list: readonly T[], present: T | null, step: number): T | null {
  if (list.length === 0) return null;
  const index = present === null ? -1 : list.indexOf(present);
  if (index < 0) return (step > 0 ? list[0] : list.at(-1)) ?? null;
  return list[(index + step + list.length) % list.length]!;
}

/** The offered place nearest to a point, unless it is too far. */
export function nearest<T>(list: readonly T[], distance: (item: T) => number, within: number): T | null {
  let best: T | null = null;
  let least = within;
  for (const item of list) {
    const far = distance(item);
    if (far < least) [best, least] = [item, far];
  }
  return best;
}

/** The tiles that a place lies beside, for those who hear it. */
export function besides(cell: Cell, board: readonly { cell: Cell; tile: string }[]): string[] {
  const around = new Set(neighbours(cell).map(cellKey));
  return board.filter((placed) => around.has(cellKey(placed.cell))).map((placed) => placed.tile);
}
