import { describe, expect, it } from "vitest";
import type { Placement, Shown } from "../engine/messages";
import type { Match } from "./match.svelte";
import { TriominosHand } from "./triominos_hand.svelte";

const place = (tile: string, col: number): Placement => ({
  move: `${tile}@0,${col}`,
  points: { total: 3, parts: {} },
  triangle: { cell: [0, col], tile, pips: [0, 1, 2] },
});

function table() {
  const played: string[] = [];
  const match = {
    myTurn: false,
    canTry: true,
    placements: [place("012", 1), place("012", 5)],
    said: "",
    notice: "",
    shown: { game: "triominos", board: [], moves: null, end: null } as unknown as Shown,
    say: (text: string) => void (match.notice = text),
    play: async (move: string) => played.push(move) > 0,
  };
  return { played, match, hand: new TriominosHand(match as unknown as Match) };
}
const slots = [{ key: "012#0", tile: "012" }];

describe("a tile of Triominos in hand", () => {
  it("can be tried while others think, and is placed on the own turn only", async () => {
    const { played, match, hand } = table();
    hand.pick("012#0");
    hand.step(0, 1);
    expect(hand.aim?.move).toBe("012@0,1");
    await hand.confirm();
    expect([played, match.notice]).toEqual([[], "It stays there until it is your turn"]);
    match.myTurn = true;
    await hand.confirm();
    expect(played).toEqual(["012@0,1"]);
    expect([hand.held, hand.aim]).toEqual([null, null]);
  });

  it("stays in hand when its place is gone, and where it was when that is left", () => {
    const { match, hand } = table();
    hand.pick("012#0");
    hand.step(0, 1);
    match.placements = [place("012", 1)];
    hand.keep(slots);
    expect([hand.aim?.move, match.notice]).toEqual(["012@0,1", ""]);
    match.placements = [place("012", 5)];
    hand.keep(slots);
    expect([hand.held, hand.aim]).toEqual(["012#0", null]);
    expect(match.notice).toContain("not possible any more");
    hand.keep([]);
    expect(hand.held).toBeNull();
  });
});
