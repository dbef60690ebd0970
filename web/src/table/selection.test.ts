import { describe, expect, it } from "vitest";
import type { Placement, PlacedTile } from "../engine/messages";
import { consistent, exactly, jokerValues, moveText, openSquares } from "./triolet_selection";
import { besides, cycled, nearest, placeAt, placesFor, tilesFor } from "./triominos_selection";

const points = { total: 1, parts: {} };
const triangle = (tile: string, row: number, col: number): Placement =>
  ({ move: `${tile}@${row},${col}`, points, triangle: { cell: [row, col], tile, pips: [0, 0, 0] } });

describe("choosing in Triominos", () => {
  const offered = [triangle("012", 1, 0), triangle("345", 0, 3), triangle("012", 0, 3), triangle("012", 0, 1)];

  it("offers the places of one tile row by row", () => {
    expect(placesFor(offered, "012").map((place) => place.move)).toEqual(["012@0,1", "012@0,3", "012@1,0"]);
    expect(placesFor(offered, "555")).toEqual([]);
  });

  it("tells which tiles go to a cell", () => expect(tilesFor(offered, [0, 3])).toEqual(["345", "012"]));

  it("takes the place that was touched", () => {
    const places = placesFor(offered, "012");
    expect(placeAt(places, [0, 3])?.move).toBe("012@0,3");
    expect(placeAt(places, [9, 9])).toBeNull();
  });

  it("goes round the places both ways", () => {
    const list = ["a", "b", "c"];
    expect(cycled(list, null, 1)).toBe("a");
    expect(cycled(list, null, -1)).toBe("c");
    expect(cycled(list, "c", 1)).toBe("a");
    expect(cycled(list, "a", -1)).toBe("c");
    expect(cycled([], null, 1)).toBeNull();
  });

  it("snaps to the nearest place within reach", () => {
    expect(nearest([5, 9, 2], (x) => Math.abs(x - 3), 10)).toBe(2);
    expect(nearest([50], (x) => x, 10)).toBeNull();
  });

  it("names what a place lies beside", () => {
    const board = [{ cell: [0, 0] as [number, number], tile: "012" }, { cell: [5, 5] as [number, number], tile: "111" }];
    expect(besides([0, 1], board)).toEqual(["012"]);
  });
});

describe("laying in Triolet", () => {
  const placedTile = (value: number, row: number, col: number, joker = false): PlacedTile => ({ square: [row, col], value, joker });
  const offer = (...placed: PlacedTile[]): Placement => ({ move: moveText(placed), points, placed });
  const offered = [
    offer(placedTile(5, 7, 7)),
    offer(placedTile(5, 7, 7), placedTile(3, 7, 8)),
    offer(placedTile(3, 7, 7)),
    offer(placedTile(5, 7, 7), placedTile(7, 7, 8, true)),
    offer(placedTile(5, 7, 7), placedTile(4, 7, 8, true)),
  ];

  it("writes a move as in a record, sorted", () => {
    expect(moveText([placedTile(7, 7, 8, true), placedTile(11, 7, 7)])).toBe("11@H8 *7@H9");
  });

  it("keeps to what contains all that lies", () => {
    expect(consistent(offered, [])).toHaveLength(5);
    expect(consistent(offered, [placedTile(5, 7, 7)])).toHaveLength(4);
    expect(exactly(offered, [placedTile(5, 7, 7)])?.move).toBe("5@H8");
    expect(exactly(offered, [placedTile(3, 7, 8)])).toBeNull();
    expect(exactly(offered, [])).toBeNull();
  });

  it("lights the squares that lead somewhere", () => {
    expect(openSquares(offered, [], "5")).toEqual([[7, 7]]);
    expect(openSquares(offered, [placedTile(5, 7, 7)], "3")).toEqual([[7, 8]]);
    expect(openSquares(offered, [placedTile(3, 7, 7)], "5")).toEqual([]);
    expect(openSquares(offered, [], "*")).toEqual([[7, 8]]);
  });

  it("offers only numbers that a joker can stand for", () => {
    expect(jokerValues(offered, [placedTile(5, 7, 7)], [7, 8])).toEqual([4, 7]);
    expect(jokerValues(offered, [], [0, 0])).toEqual([]);
  });
});
