// Where the cells of Triominos lie. Board units: a side of a cell is 100.

import type { Cell } from "../engine/messages";
import type { Box, Point } from "./camera";

export const side = 100;
export const rowHeight = (side * Math.sqrt(3)) / 2;

export const pointsUp = ([row, col]: Cell): boolean => (row + col) % 2 === 0;
export const cellKey = ([row, col]: Cell): string => `${row},${col}`;

/** Clockwise from the apex, as the pips are. */
export function corners(cell: Cell): [Point, Point, Point] {
  const [row, col] = cell;
  const left = (col * side) / 2;
  const top = row * rowHeight;
  const bottom = top + rowHeight;
  return pointsUp(cell)
    ? [{ x: left + side / 2, y: top }, { x: left + side, y: bottom }, { x: left, y: bottom }]
    : [{ x: left + side / 2, y: bottom }, { x: left, y: top }, { x: left + side, y: top }];
}

export function centre(cell: Cell): Point {
  const [a, b, c] = corners(cell);
  return { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
}

/** The cell that a point of the board is in. */
export function cellAt({ x, y }: Point): Cell {
  const row = Math.floor(y / rowHeight);
  const fromTop = y / rowHeight - row;
  // The two cells whose bounding boxes overlap here; their shared edge decides.
  const half = Math.floor(x / (side / 2));
  const across = x / (side / 2) - half;
  const left: Cell = [row, half - 1];
  const right: Cell = [row, half];
  // The shared edge leans with the left cell: down to the right if that one points up.
  const edge = pointsUp(left) ? fromTop : 1 - fromTop;
  return across < edge ? left : right;
}

export function boundsOf(cells: readonly Cell[]): Box {
  const points = cells.flatMap(corners);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function neighbours(cell: Cell): Cell[] {
  const [row, col] = cell;
  return [[row, col - 1], [row, col + 1], [pointsUp(cell) ? row + 1 : row - 1, col]];
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
export const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** The outline of a cell, a little smaller so that tiles keep apart. */
export function outline(cell: Cell, inset = 0.03): Point[] {
  const middle = centre(cell);
  return corners(cell).map((corner) => between(corner, middle, inset));
}

/** The coloured wedges of a tile, and where their numerals stand. */
export function wedges(cell: Cell, inset = 0.03): { points: Point[]; numeral: Point }[] {
  const shape = outline(cell, inset);
  const width = 0.47;
  return shape.map((corner, index) => {
    const points = [
      corner,
      between(corner, shape[(index + 1) % 3]!, width),
      between(corner, shape[(index + 2) % 3]!, width),
    ];
    const numeral = {
      x: (points[0]!.x + points[1]!.x + points[2]!.x) / 3,
      y: (points[0]!.y + points[1]!.y + points[2]!.y) / 3,
    };
    return { points, numeral };
  });
}
