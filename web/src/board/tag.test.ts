import { describe, expect, it } from "vitest";
import { tagPlace } from "./tag";

const view = { width: 400, height: 300 };
const size = { width: 60, height: 20 };
const about = { x: 180, y: 130, width: 40, height: 40 };
const above = { x: 200, y: 116 };
const below = { x: 200, y: 184 };
const right = { x: 254, y: 150 };
const left = { x: 146, y: 150 };

describe("words about a tile", () => {
  it("stand above it where nothing is hidden", () => {
    expect(tagPlace(about, size, view, [])).toEqual(above);
    expect(tagPlace(about, size, view, [{ x: 300, y: 116 }])).toEqual(above);
  });

  it("go where they hide the least", () => {
    expect(tagPlace(about, size, view, [above])).toEqual(below);
    expect(tagPlace(about, size, view, [above, below])).toEqual(right);
    expect(tagPlace(about, size, view, [above, below, right])).toEqual(left);
    expect(tagPlace(about, size, view, [above, below, right, left])).toEqual({ x: right.x, y: above.y });
    const round = [-60, 0, 60].flatMap((x) => [-40, -30, 0, 30, 40].map((y) => ({ x: 200 + x, y: 150 + y })));
    expect(tagPlace(about, size, view, [...round, ...round].filter(({ y }) => y !== 180))).toEqual(below);
  });

  it("stay in the view, and off what they are about", () => {
    expect(tagPlace({ ...about, y: 0 }, size, view, [{ x: 200, y: 18 }])).toEqual({ x: 200, y: 54 });
    expect(tagPlace({ ...about, y: -200 }, size, view, [])).toEqual({ x: 200, y: 10 });
    expect(tagPlace({ x: -40, y: -40, width: 800, height: 800 }, size, view, [])).toEqual({ x: 360, y: 10 });
  });
});
