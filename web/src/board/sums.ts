// Where the running sums of Triolet stand: at an end of their groups, half on the last tile.

import type { Cell, Group } from "../engine/messages";
import type { Point } from "./camera";
import { squareCentre, squareSize } from "./grid";

export interface Sum {
  key: string;
  point: Point;
  text: string;
  state: Group["state"];
}

/** How far beyond its group a sum stands, and how near two of them come. */
const beyond = 16;
const apart = 0.7 * squareSize;

function pointAt(group: Group, end: "first" | "last"): Point {
  const [row, col] = end === "first" ? group.squares[0]! : group.squares.at(-1)!;
  const isRow = group.squares[0]![0] === group.squares.at(-1)![0];
  const { x, y } = squareCentre([row, col]);
  const away = (squareSize / 2 + beyond) * (end === "first" ? -1 : 1);
  return isRow ? { x: x + away, y } : { x, y: y + away };
}

/** Beyond their last tile, unless the board ends there or another sum is in the way. */
export function sumsOf(groups: readonly Group[], size: number): Sum[] {
  const sums: Sum[] = [];
  const isFree = ({ x, y }: Point) => sums.every(({ point }) => Math.hypot(point.x - x, point.y - y) >= apart);
  for (const group of groups) {
    const last = pointAt(group, "last");
    const first = pointAt(group, "first");
    const edge = size * squareSize;
    const lastIsGood = last.x < edge && last.y < edge && isFree(last);
    const firstIsGood = first.x > 0 && first.y > 0 && isFree(first);
    sums.push({
      key: group.squares.map((square: Cell) => square.join()).join(" "),
      point: lastIsGood || !firstIsGood ? last : first,
      text: String(group.sum),
      state: group.state,
    });
  }
  return sums;
}
