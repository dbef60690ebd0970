import { describe, expect, it } from "vitest";
import type { Saved } from "../engine/messages";
import { entryOf, exportText, savedOf, Unreadable, versions, type Entry, type Versions } from "./entry";

const saved: Saved = {
  record: { tercet: 1, game: "triolet", rules: { preset: "p" }, seats: ["Ann"], rounds: [] },
  players: ["person"],
  seed: "1",
};
/** Version 1 kept the seed as a number, version 2 called the players kinds. */
const later: Versions = {
  current: 3,
  migrations: {
    1: (old) => ({ ...(old as object), seed: String((old as { seed: number }).seed) }),
    2: (old) => {
      const { kinds, ...rest } = old as { kinds: string[] };
      if (!kinds) throw new Error("no kinds");
      return { ...rest, players: kinds };
    },
  },
};
const first = { record: saved.record, kinds: saved.players, seed: 1 };
const entry = (version: unknown, of: unknown): Entry => ({ id: "a", version: version as number, time: 1, saved: of });
function troubleOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Unreadable) return error.trouble;
  }
  return "none";
}

describe("an entry of the store", () => {
  it("comes back as it was", () => {
    const kept = entryOf("a", 1, saved);
    expect(kept.version).toBe(versions.current);
    expect(savedOf(JSON.parse(exportText(kept)))).toEqual(saved);
  });

  it("of an older version is migrated step by step, and stays as it is", () => {
    const old = entry(1, first);
    const before = structuredClone(old);
    expect(savedOf(old, later)).toEqual(saved);
    expect(savedOf(entry(2, { ...first, seed: "1" }), later)).toEqual(saved);
    expect(savedOf(entry(3, saved), later)).toEqual(saved);
    expect(old).toEqual(before);
  });

  it("has a migration for every version before the current one", () => {
    for (let version = 1; version < versions.current; ++version) expect(versions.migrations).toHaveProperty(String(version));
  });

  it("of version 1, in which seeds were short and nothing told what was taken back, is read as it is", () => {
    expect(savedOf(entry(1, saved))).toEqual(saved);
  });

  it("of this page is newer to one that knew only version 1, and would damage it", () => {
    expect(troubleOf(() => savedOf(entryOf("a", 1, saved), { current: 1, migrations: {} }))).toBe("newer");
  });

  it("of a newer page, or of one that nobody knows any more, is not read", () => {
    expect(troubleOf(() => savedOf(entry(versions.current + 1, saved)))).toBe("newer");
    expect(troubleOf(() => savedOf(entry(4, saved), later))).toBe("newer");
    expect(troubleOf(() => savedOf(entry(0, first), later))).toBe("older");
  });

  it.each([
    ["no version", entry(undefined, saved)],
    ["half a version", entry(0.5, saved)],
    ["nothing", entry(1, undefined)],
    ["a word", entry(1, "game")],
    ["a list", entry(1, [])],
    ["no record", entry(1, { players: [], seed: "1" })],
    ["no rounds", entry(1, { ...saved, record: { seats: [] } })],
    ["no players", entry(1, { record: saved.record, seed: "1" })],
    ["a seed that is not digits", entry(1, { ...saved, seed: 1 })],
  ])("with %s is broken, and can be exported", (_what, broken) => {
    expect(troubleOf(() => savedOf(broken))).toBe("broken");
    expect(JSON.parse(exportText(broken))).toHaveProperty("id", "a");
  });

  it("that a migration fails on is broken", () => {
    expect(troubleOf(() => savedOf(entry(2, saved), later))).toBe("broken");
    expect(troubleOf(() => savedOf(entry(2, null), later))).toBe("broken");
  });
});
