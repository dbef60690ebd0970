import { describe, expect, it } from "vitest";
import { boundsOfSquares, gridBounds, isOnBoard, keptOnBoard, squareAt, squareCentre } from "./grid";

describe("the squares of Triolet", () => {
  it("are found by a point in them", () => expect(squareAt(squareCentre([3, 11]))).toEqual([3, 11]));

  it("have a box round them", () =>
    expect(boundsOfSquares([[3, 5], [2, 5], [3, 7]])).toEqual({ x: 500, y: 200, width: 300, height: 200 }));

  it.each([9, 15])("lie on a board of %i", (size) => {
    expect(isOnBoard([size - 1, 0], size)).toBe(true);
    expect(isOnBoard([size, 0], size)).toBe(false);
    expect(isOnBoard([0, -1], size)).toBe(false);
    expect(keptOnBoard([-1, size], size)).toEqual([0, size - 1]);
    expect(gridBounds(size).width).toBeGreaterThan(size * 100);
  });
});
