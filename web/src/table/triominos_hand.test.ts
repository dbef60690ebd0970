import { afterEach, describe, expect, it, vi } from "vitest";
import { centre } from "../board/lattice";
import type { Placement, Shown } from "../engine/messages";
import type { TableSession } from "./table_session.svelte";
import { TriominosHand } from "./triominos_hand.svelte";

const place = (tile: string, col: number): Placement => ({
  move: `${tile}@0,${col}`,
  points: { total: 3, parts: {} },
  triangle: { cell: [0, col], tile, pips: [0, 1, 2] },
});

function table() {
  const played: string[] = [];
  const session = {
    myTurn: false,
    canTry: true,
    placements: [place("012", 1), place("012", 5)],
    announced: "",
    notice: "",
    shown: { game: "triominos", board: [], moves: null, end: null } as unknown as Shown,
    say: (text: string) => void (session.notice = text),
    play: async (move: string) => played.push(move) > 0,
  };
  return { played, session, hand: new TriominosHand(session as unknown as TableSession) };
}
const slots = [{ key: "012#0", tile: "012" }];

describe("a tile of Triominos in hand", () => {
  it("can be tried while others think, and is placed on one's own turn only", async () => {
    const { played, session, hand } = table();
    hand.pick("012#0");
    hand.step(0, 1);
    expect(hand.aim?.move).toBe("012@0,1");
    await hand.confirm();
    expect([played, session.notice]).toEqual([[], "It stays there until it is your turn"]);
    session.myTurn = true;
    await hand.confirm();
    expect(played).toEqual(["012@0,1"]);
    expect([hand.held, hand.aim]).toEqual([null, null]);
  });

  it("goes where a finger means, if that is a little beside", async () => {
    const { session, hand } = table();
    const asked: string[] = [];
    Object.assign(session, { tryOut: async (move: string) => void asked.push(move) });
    hand.pick("012#0");
    const { x, y } = centre([0, 1]);
    const beside = { x, y: y - 45 };
    await hand.touch(beside, 0);
    await hand.touch(beside, 30);
    await hand.touch(centre([-1, 1]), 300);
    expect([hand.aim, asked]).toEqual([null, ["012@-1,1", "012@-1,1", "012@-1,1"]]);
    await hand.touch(beside, 60);
    expect(hand.aim?.move).toBe("012@0,1");
  });

  it("stays in hand when its place is gone, and where it was when that is left", () => {
    const { session, hand } = table();
    hand.pick("012#0");
    hand.step(0, 1);
    session.placements = [place("012", 1)];
    hand.keep(slots);
    expect([hand.aim?.move, session.notice]).toEqual(["012@0,1", ""]);
    session.placements = [place("012", 5)];
    hand.keep(slots);
    expect([hand.held, hand.aim]).toEqual(["012#0", null]);
    expect(session.notice).toContain("not possible any more");
    hand.keep([]);
    expect(hand.held).toBeNull();
  });

  it("is laid out as a hint says, in place of what was tried", async () => {
    const { hand } = table();
    hand.pick("111#0");
    await hand.show({ ...place("012", 5), chance: 0.5, margin: 0 }, slots);
    expect([hand.held, hand.aim?.move]).toEqual(["012#0", "012@0,5"]);
    await hand.show({ move: "draw", points: { total: -5, parts: {} }, chance: 0.5, margin: 0 }, slots);
    expect([hand.held, hand.aim]).toEqual([null, null]);
  });

  describe("while it is dragged", () => {
    afterEach(() => void vi.useRealTimers());
    const first = centre([0, 1]);
    const second = centre([0, 5]);
    function dragged() {
      vi.useFakeTimers();
      const { hand, session } = table();
      return { hand, session, over: (point: typeof first | null) => hand.dragOver("012#0", point) };
    }

    it("is shown at a place where it stays, not where it passes by", () => {
      const { hand, over } = dragged();
      over(first);
      vi.advanceTimersByTime(20);
      over(second);
      vi.advanceTimersByTime(50);
      expect(hand.aim).toBeNull();
      over({ ...second, x: second.x + 1 });
      vi.advanceTimersByTime(50);
      expect(hand.aim?.move).toBe("012@0,5");
      over(null);
      vi.advanceTimersByTime(100);
      expect([hand.held, hand.aim]).toEqual(["012#0", null]);
    });

    it("leaves the place where it was tried before", () => {
      const { hand, over } = dragged();
      hand.pick("012#0");
      hand.step(0, 1);
      over(null);
      vi.advanceTimersByTime(100);
      expect(hand.aim).toBeNull();
    });

    it("lies where it is dropped at once, and nowhere once it is let go", async () => {
      const { hand, over } = dragged();
      over(first);
      await hand.drop("012#0", second);
      vi.advanceTimersByTime(100);
      expect(hand.aim?.move).toBe("012@0,5");
      over(first);
      hand.letGo();
      vi.advanceTimersByTime(100);
      expect([hand.held, hand.aim]).toEqual([null, null]);
    });

    it("is not shown at a place that is gone meanwhile", () => {
      const { hand, session, over } = dragged();
      over(first);
      session.placements = [place("012", 5)];
      hand.keep(slots);
      vi.advanceTimersByTime(100);
      expect(hand.aim).toBeNull();
    });
  });
});
