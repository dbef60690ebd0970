import { describe, expect, it } from "vitest";
import type { Shown } from "../engine/messages";
import { idleHint, noFitHint, tileOf } from "./hand";

const shown = (more: object) => ({ log: [], round: 1, seats: [{ name: "Ann" }], to_move: 0, moves: null, end: null, ...more }) as unknown as Shown;

describe("a hand", () => {
  it("knows the tile of a slot", () => expect(tileOf("012#1")).toBe("012"));

  it("hints at what is waited for, until it is its turn", () => {
    expect(idleHint({ shown: null, myTurn: false }, false)).toBe("");
    expect(idleHint({ shown: shown({}), myTurn: false }, false)).toContain("Ann");
    expect(idleHint({ shown: shown({ end: {} }), myTurn: true }, false)).toContain("over");
    expect(idleHint({ shown: shown({}), myTurn: false }, true)).toContain("until it is your turn");
    // Its own move is on its way.
    expect(idleHint({ shown: shown({ moves: {} }), myTurn: false }, false)).toBe("");
    expect(idleHint({ shown: shown({ moves: {} }), myTurn: true }, false)).toBeNull();
  });

  it("hints at what else can be done where nothing fits", () => {
    const hint = (...other: string[]) => noFitHint({ shown: shown({ moves: { other: Object.fromEntries(other.map((name) => [name, {}])) } }) });
    expect(hint("draw")).toContain("draw");
    expect(hint("swap")).toContain("exchange");
    expect(hint("pass")).toContain("pass");
    const drawn = (...other: string[]) =>
      noFitHint({ shown: shown({ log: [{ kind: "draw", round: 1, seat: 0 }], moves: { other: Object.fromEntries(other.map((name) => [name, {}])) } }) });
    expect(drawn("draw")).toContain("again");
    expect(drawn("pass")).toContain("after drawing");
  });
});
