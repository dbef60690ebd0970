import { describe, expect, it } from "vitest";
import type { Cell, Group } from "../engine/messages";
import { sumsOf } from "./sums";

const group = (sum: number, state: Group["state"], ...squares: Cell[]): Group => ({ squares, sum, state });
const pointsOf = (...groups: Group[]) => sumsOf(groups, 15).map(({ point }) => point);

describe("the running sums of Triolet", () => {
  it("stand beyond the last tile of their group", () => {
    expect(sumsOf([group(9, "open", [7, 7], [7, 8])], 15)).toEqual([
      { key: "7,7 7,8", point: { x: 916, y: 750 }, text: "9", state: "open" },
    ]);
    expect(pointsOf(group(15, "full", [5, 2], [6, 2], [7, 2]))).toEqual([{ x: 250, y: 816 }]);
  });

  it("stay on the board", () => {
    expect(pointsOf(group(9, "open", [7, 13], [7, 14]))).toEqual([{ x: 1284, y: 750 }]);
    expect(pointsOf(group(9, "open", [13, 0], [14, 0]))).toEqual([{ x: 50, y: 1284 }]);
  });

  it("do not stand on each other", () => {
    const row = group(9, "open", [7, 7], [7, 8]);
    const column = group(20, "wrong", [5, 9], [6, 9]);
    expect(pointsOf(row, column)).toEqual([{ x: 916, y: 750 }, { x: 950, y: 484 }]);
  });
});
