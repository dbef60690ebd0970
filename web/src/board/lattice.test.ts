import { describe, expect, it } from "vitest";
import type { Cell } from "../engine/messages";
import { boundsOf, cellAt, cellKey, centre, corners, neighbours, pointsUp } from "./lattice";

const cells: Cell[] = [];
for (let row = -4; row <= 4; ++row) for (let col = -5; col <= 5; ++col) cells.push([row, col]);

describe("the lattice", () => {
  it.each(cells)("finds the cell %i,%i at its centre and near its corners", (...cell) => {
    const middle = centre(cell);
    expect(cellAt(middle)).toEqual(cell);
    for (const corner of corners(cell)) {
      const near = { x: corner.x + (middle.x - corner.x) * 0.05, y: corner.y + (middle.y - corner.y) * 0.05 };
      expect(cellAt(near)).toEqual(cell);
    }
  });

  it("gives neighbours two corners in common", () => {
    const name = ({ x, y }: { x: number; y: number }) => `${x.toFixed(3)},${y.toFixed(3)}`;
    for (const cell of cells) {
      const own = new Set(corners(cell).map(name));
      for (const other of neighbours(cell)) {
        expect(pointsUp(other)).toBe(!pointsUp(cell));
        expect(corners(other).filter((corner) => own.has(name(corner)))).toHaveLength(2);
      }
    }
  });

  it("lists corners clockwise from the apex", () => {
    const [top, right, left] = corners([0, 0]);
    expect(top.y).toBeLessThan(right.y);
    expect(right.x).toBeGreaterThan(left.x);
    const [bottom, upperLeft, upperRight] = corners([0, 1]);
    expect(bottom.y).toBeGreaterThan(upperLeft.y);
    expect(upperRight.x).toBeGreaterThan(upperLeft.x);
  });

  it("knows what a set of cells spans", () => {
    const box = boundsOf([[0, 0], [0, 1]]);
    expect([box.x, box.y, box.width]).toEqual([0, 0, 150]);
    expect(cellKey([-1, 2])).toBe("-1,2");
  });
});
