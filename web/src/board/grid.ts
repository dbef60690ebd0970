// Where the squares of Triolet lie. Board units: a square is 100 wide.

import type { Cell } from "../engine/messages";
import type { Box, Point } from "./camera";

export const squareSize = 100;
const labelRoom = 62;
const border = 14;

export const gridBounds = (size: number): Box => ({
  x: -labelRoom,
  y: -labelRoom,
  width: size * squareSize + labelRoom + border,
  height: size * squareSize + labelRoom + border,
});

export const isOnBoard = ([row, col]: Cell, size: number): boolean => row >= 0 && col >= 0 && row < size && col < size;
/** The square on the board that is nearest to this one. */
export function keptOnBoard([row, col]: Cell, size: number): Cell {
  const kept = (line: number) => Math.min(Math.max(line, 0), size - 1);
  return [kept(row), kept(col)];
}
export const squareAt = ({ x, y }: Point): Cell => [Math.floor(y / squareSize), Math.floor(x / squareSize)];
export const squareCentre = ([row, col]: Cell): Point => ({
  x: (col + 0.5) * squareSize,
  y: (row + 0.5) * squareSize,
});
export function boundsOfSquares(squares: readonly Cell[]): Box {
  const rows = squares.map(([row]) => row);
  const cols = squares.map(([, col]) => col);
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  const lines = (list: number[], first: number) => (Math.max(...list) - first + 1) * squareSize;
  return { x: left * squareSize, y: top * squareSize, width: lines(cols, left), height: lines(rows, top) };
}
