import { describe, expect, it } from "vitest";
import type { Advice, Shown } from "../engine/messages";
import { choiceName, comparison, expected, kindOf, lyingAdvice, moveName, pointsNow, spokenMove } from "./advice";

const points = (total: number, parts: Advice["points"]["parts"] = {}) => ({ total, parts });
const hexagon: Advice = {
  move: "350@1,2", points: points(58, { tile: 8, hexagon: 50 }), chance: 0.644, margin: 22.6,
  triangle: { cell: [1, 2], tile: "035", pips: [3, 5, 0] },
};
const draw: Advice = { move: "draw", points: points(-5, { cost: -5 }), chance: 0.61, margin: -1.2 };
const swap: Advice = { move: "swap 5 *", points: points(0), chance: 0.6399, margin: 0.2 };
const table = (game: "triominos" | "triolet", seats = 2, rules = {}) => ({ game, rules: { match: "single", ...rules }, seats: Array(seats).fill({}), board: [{ cell: [1, 1], tile: "355" }] }) as unknown as Shown;

describe("what is advised", () => {
  it("is named as a player would", () => {
    expect([hexagon, draw, swap].map(kindOf)).toEqual(["place", "draw", "swap"]);
    expect(moveName(hexagon)).toBe("0-3-5");
    expect(moveName(draw)).toBe("Draw a tile");
    expect(moveName(swap)).toBe("Exchange 5, ★");
    const placed = [{ square: [7, 7], value: 11, joker: false }, { square: [7, 8], value: 7, joker: true }] satisfies Advice["placed"];
    const laid: Advice = { ...swap, move: "11@H8 *7@H9", placed };
    expect(moveName(laid)).toBe("11 H8, ★7 H9");
    const counted = table("triominos");
    expect([choiceName(counted, hexagon, 1), choiceName(counted, draw, 2), choiceName(counted, swap, 0)]).toEqual(["2nd +58", "Draw −5", "⇄ 5, ★"]);
    expect(choiceName(table("triominos", 2, { scoring: "none" }), hexagon, 1)).toBe("2nd");
  });

  it("says where a tile lies to those who do not see it", () => {
    expect(spokenMove(table("triominos"), hexagon)).toBe("0-3-5 beside 3-5-5");
    expect(spokenMove(table("triominos"), draw)).toBe("Draw a tile");
  });

  it("is known again when it lies on the board, or is picked to be exchanged", () => {
    const lying = (chosen: Advice, move: string | null) => lyingAdvice([hexagon, draw, swap], chosen, move);
    expect([hexagon.move, "350@1,4", null].map((move) => lying(hexagon, move))).toEqual([hexagon, null, null]);
    expect(["swap * 5", "swap 5"].map((move) => lying(hexagon, move))).toEqual([swap, null]);
    expect([null, hexagon.move].map((move) => lying(draw, move))).toEqual([draw, hexagon]);
  });

  it("says what its points are made of, if of several things", () => {
    const shown = table("triominos");
    expect(pointsNow(shown, hexagon)).toBe("58 points now: tile 8, hexagon 50");
    expect(pointsNow(shown, { ...hexagon, points: points(1, { tile: 1 }) })).toBe("1 point now");
    expect(pointsNow(shown, draw)).toBe("−5 points now");
    expect(pointsNow(table("triominos", 2, { scoring: "none" }), hexagon)).toBe("");
  });

  it("says how the game ends on average", () => {
    expect(expected(table("triominos"), hexagon)).toBe("64 % to win, on average 23 points ahead");
    expect(expected(table("triominos"), draw)).toBe("61 % to win, on average 1 point behind");
    expect(expected(table("triolet"), swap)).toContain("on average level");
    expect(expected(table("triominos", 2, { match: "points" }), hexagon)).toBe("64 % to win the match, this round on average 23 points ahead");
    expect(expected(table("triominos", 3), hexagon)).toContain("on average 23 points ahead of all");
    expect(expected(table("triominos", 4), draw)).toContain("on average 1 point behind the best");
    expect(expected(table("triominos", 1), hexagon)).toBe("On average 23 points at the end");
    expect(expected(table("triominos", 2, { scoring: "none" }), hexagon)).toBe("64 % to win");
    expect(expected(table("triominos", 1, { scoring: "none" }), hexagon)).toBe("");
  });

  it("is compared with the best", () => {
    const compared = (shown: Shown) => [hexagon, draw, swap].map((advice) => comparison(shown, advice, hexagon));
    expect(compared(table("triominos"))).toEqual(["64 %", "−3 %", "−23 points"]);
    expect(comparison(table("triominos"), { ...swap, margin: 30 }, hexagon)).toBe("as good");
    expect(compared(table("triominos", 2, { scoring: "none" }))).toEqual(["64 %", "−3 %", "as good"]);
    expect(compared(table("triominos", 1))).toEqual(["", "−24 points", "−23 points"]);
    expect(compared(table("triominos", 1, { scoring: "none" }))).toEqual(["", "", ""]);
  });
});
