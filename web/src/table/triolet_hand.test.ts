import { describe, expect, it } from "vitest";
import type { Group, Placement, Shown, PlacedTile, Tried } from "../engine/messages";
import type { TableSession } from "./table_session.svelte";
import { words } from "../words";
import { TrioletHand } from "./triolet_hand.svelte";

const placedTile = (value: number, row: number, col: number): PlacedTile => ({ square: [row, col], value, joker: false });
const pair: Group = { squares: [[7, 7], [7, 8]], sum: 9, state: "open" };
const place: Placement = { move: "5@H8 4@H9", points: { total: 14, parts: {} }, placed: [placedTile(5, 7, 7), placedTile(4, 7, 8)] };

/** A table where 5 and 4 can be placed together, and every other thing is refused. */
function table() {
  const asked: string[] = [];
  const session = {
    myTurn: true,
    canTry: true,
    placements: [place],
    announced: "",
    notice: "",
    shown: { game: "triolet", grid: { size: 9, centre: [4, 4] }, board: [], moves: { place: [place], other: {} }, end: null } as unknown as Shown,
    say: (text: string) => void (session.notice = text),
    play: async (move: string) => asked.push(move) > 0,
    tryOut: async (move: string): Promise<Tried> => {
      asked.push(move);
      return move === place.move ? { points: place.points, groups: [pair] } : { refusal: { code: "touches_nothing" }, groups: [] };
    },
  };
  return { asked, session, hand: new TrioletHand(session as unknown as TableSession) };
}
async function lay(hand: TrioletHand, key: string, square: [number, number]): Promise<void> {
  hand.pick(key);
  await hand.touchSquare(square);
}

describe("tiles of Triolet in hand", () => {
  it("are exchanged without a word about what was asked before", () => {
    const { session, hand } = table();
    session.notice = "Double: a pair counts twice";
    hand.startSwap();
    expect([session.notice, hand.swapping]).toEqual(["", []]);
  });

  it("tell what they make with every tile that is laid or taken back", async () => {
    const { asked, session, hand } = table();
    await lay(hand, "5#0", [7, 7]);
    expect(hand.groups).toEqual([]);
    expect(hand.objection).toContain("edge to edge");
    expect([hand.isBegun, hand.hint, session.announced]).toEqual([true, words.table.hints.begun, words.table.hints.begun]);
    await lay(hand, "4#0", [7, 8]);
    expect(hand.isBegun).toBe(false);
    expect(asked).toEqual(["5@H8", "5@H8 4@H9"]);
    expect(hand.groups).toEqual([pair]);
    expect(hand.objection).toBe("");
    expect(session.announced).toBe("14 points. H8, H9 make 9");
    hand.clear();
    expect(hand.groups).toEqual([]);
  });

  it("move about the board that the engine tells", () => {
    const { session, hand } = table();
    hand.step(1, 0);
    expect(hand.cursor).toEqual([5, 4]);
    for (let steps = 0; steps < 20; ++steps) hand.step(0, 1);
    expect(hand.cursor).toEqual([5, 8]);
    expect(session.announced).toContain("F9");
  });

  it("stay while others move, as long as their squares are free", async () => {
    const { asked, session, hand } = table();
    const slots = [{ key: "5#0", tile: "5" }, { key: "4#0", tile: "4" }];
    session.myTurn = false;
    await lay(hand, "5#0", [7, 7]);
    await lay(hand, "4#0", [7, 8]);
    asked.length = 0;
    await hand.confirm();
    expect([asked, session.notice]).toEqual([[], "It stays there until it is your turn"]);
    session.shown = { ...session.shown, board: [{ ...placedTile(1, 0, 0), seat: 1, action: 1 }] };
    hand.keep(slots);
    expect(hand.laidKeys).toEqual(["5#0", "4#0"]);
    session.shown = { ...session.shown, board: [{ ...placedTile(1, 7, 8), seat: 1, action: 2 }] };
    hand.keep(slots);
    expect(hand.laidKeys).toEqual([]);
    expect(session.notice).toContain("not possible any more");
  });

  it("lie on when another tile is let go beside the board", async () => {
    const { hand } = table();
    await lay(hand, "5#0", [7, 7]);
    hand.dragOver("4#0", null);
    hand.letGo();
    expect([hand.laidKeys, hand.held]).toEqual([["5#0"], null]);
  });

  it("are laid out as a hint says, in place of what was tried", async () => {
    const { session, hand } = table();
    const slots = [{ key: "4#0", tile: "4" }, { key: "5#0", tile: "5" }, { key: "5#1", tile: "5" }];
    await lay(hand, "5#1", [0, 0]);
    await hand.show({ ...place, chance: 0.5, margin: 0 }, slots);
    expect([hand.laidKeys, hand.whole?.move, session.notice]).toEqual([["5#0", "4#0"], place.move, ""]);
    await hand.show({ move: "swap 5 5", points: { total: 0, parts: {} }, chance: 0.5, margin: 0 }, slots);
    expect([hand.laidKeys, hand.swapping]).toEqual([[], ["5#0", "5#1"]]);
  });

  it("forget an answer that comes too late", async () => {
    const { hand } = table();
    await lay(hand, "5#0", [7, 7]);
    const late = lay(hand, "4#0", [7, 8]);
    hand.clear();
    await late;
    expect(hand.groups).toEqual([]);
  });
});
