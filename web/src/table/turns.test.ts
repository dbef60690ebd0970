import { describe, expect, it } from "vitest";
import type { LogEntry, Shown } from "../engine/messages";
import { personsOf, takeBack, turnName } from "./turns";

const entry = (action: number, seat: number, kind: LogEntry["kind"] = "place", reveals = kind === "draw"): LogEntry =>
  ({ round: 2, action, seat, kind, tiles: 1, points: { total: 0, parts: {} }, reveals, again: false, ends_turn: kind !== "draw" });
const shown = (to_move: number, ...log: LogEntry[]): Shown =>
  ({ round: 2, to_move, log: [{ ...entry(1, 0), round: 1 }, ...log], end: null }) as unknown as Shown;

describe("the story of a game", () => {
  it("knows the persons", () => expect(personsOf(["person", "greedy", "person"])).toEqual([0, 2]));

  it("keeps one name for a turn with draws", () => {
    const before = turnName(shown(0, entry(1, 1)));
    expect(turnName(shown(0, entry(1, 1), entry(2, 0, "draw")))).toBe(before);
    expect(turnName(shown(1, entry(1, 1), entry(2, 0, "draw"), entry(3, 0)))).not.toBe(before);
  });

  it("lets one person go back past computers and draws", () => {
    expect(takeBack(shown(0, entry(1, 0), entry(2, 1, "draw"), entry(3, 1)), [0])).toEqual({ actions: 0, seat: 0 });
    expect(takeBack(shown(0, entry(1, 0), entry(2, 1), entry(3, 0, "draw")), [0])).toEqual({ actions: 2, seat: 0 });
    expect(takeBack(shown(0, entry(1, 1)), [0])).toBeNull();
  });

  it("lets people go back only while nothing came to light", () => {
    expect(takeBack(shown(1, entry(1, 0)), [0, 1])).toEqual({ actions: 0, seat: 0 });
    expect(takeBack(shown(0, entry(1, 0, "draw")), [0, 1])).toBeNull();
    expect(takeBack(shown(0, entry(1, 0), entry(2, 2, "draw"), entry(3, 2)), [0, 1])).toBeNull();
  });
});
