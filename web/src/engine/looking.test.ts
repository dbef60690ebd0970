import { describe, expect, it } from "vitest";
import { lookAfter } from "./looking";
import type { LogEntry, Shown } from "./messages";
import type { Look } from "./protocol";

const lines = (...actions: number[]) => actions.map((action) => ({ action }) as LogEntry);
const before = {
  shown: { game: "triolet", stock: 9, rack: ["5"], log: lines(1, 2, 3) } as unknown as Shown,
  mark: "4", order: ["5"], lasts: true,
} as Look;
const after = (log_from: number, ...log: LogEntry[]) =>
  lookAfter(before, { changed: JSON.stringify({ stock: 8, rack: null, log_from, log }), mark: "5", order: [] });

describe("a look after a change", () => {
  it("is what it was, but for what changed", () => {
    const look = after(3, ...lines(4));
    expect(look).toEqual({ shown: { game: "triolet", stock: 8, rack: null, log: lines(1, 2, 3, 4) }, mark: "5", order: [], lasts: true });
    expect(before.shown.log).toHaveLength(3);
  });

  it("has a shorter story when something was taken back", () => expect(after(1).shown.log).toEqual(lines(1)));
});
