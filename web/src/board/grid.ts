// Where the squares of Triolet lie. Board units: a square is 100 wide.

import type { Cell } from "../engine/messages";
import type { Box, Point } from "./camera";

export const gridSize = 15;
export const squareSize = 100;
const labelRoom = 62;
const border = 14;

export const gridBounds: Box = {
  x: -labelRoom,
  y: -labelRoom,
  width: gridSize * squareSize + labelRoom + border,
  height: gridSize * squareSize + labelRoom + border,
};

export const isOnBoard = ([row, col]: Cell): boolean => row >= 0 && col >= 0 && row < gridSize && col < gridSize;
export const squareAt = ({ x, y }: Point): Cell => [Math.floor(y / squareSize), Math.floor(x / squareSize)];
export const squareCentre = ([row, col]: Cell): Point => ({
  x: (col + 0.5) * squareSize,
  y: (row + 0.5) * squareSize,
});
