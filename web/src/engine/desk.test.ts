import { describe, expect, it } from "vitest";
import { currentVersion, entryOf, exportText, savedOf, UnknownVersion } from "../store/entry";
import { inMemory } from "../store/game_store";
import { deskWith, type AskEngine } from "./desk";
import type { Request, Saved } from "./messages";
import { markOf } from "./saved";

const setup = { game: "triominos" as const, rules: { preset: "p" }, seats: ["Ann", "Bo"], players: ["person" as const, "greedy" as const] };
const hidden = [["012"], ["345"]];

/** An engine without rules: it writes moves down, refuses `no`, and breaks on `broken`. */
const engine = ((request: Request): unknown => {
  switch (request.do) {
    case "new": {
      const { game, rules, seats, players, seed } = request;
      if (rules.preset === "wrong") return { rule_problem: { code: "unknown_preset", field: "preset", value: "wrong" } };
      return { saved: { record: { tercet: 1, game, rules, seats, rounds: [{ racks: hidden, starter: 0, actions: [] }] }, players, seed } };
    }
    case "show":
      return { round: 1, seats: [{ total: 3 }, { total: 4 }], match: { decided: false, winners: [] }, rack: request.seat === null ? null : ["012"] };
    case "play": {
      if (request.move === "no") return { refusal: { code: "cell_taken" } };
      if (request.move === "broken") return { problem: "out of order" };
      const saved = structuredClone(request.saved);
      saved.record.rounds.at(-1)!.actions.push(request.move);
      return { saved };
    }
    default: return {};
  }
}) as AskEngine;

function table() {
  const store = inMemory();
  let count = 0;
  const desk = deskWith(engine, store, { id: () => `game-${++count}`, seed: () => "7", now: () => 1000 + count });
  return { store, desk };
}

describe("the desk", () => {
  it("starts, keeps and lists games, the newest first", async () => {
    const { desk } = table();
    expect(await desk.start(setup)).toEqual({ id: "game-1" });
    await desk.start(setup);
    const list = await desk.list({});
    expect(list.map((game) => game.id)).toEqual(["game-2", "game-1"]);
    expect(list[0]!.known).toEqual({ setup, round: 1, totals: [3, 4], decided: false });
    await desk.remove({ id: "game-2" });
    expect(await desk.list({})).toHaveLength(1);
  });

  it("hands on what is wrong with the rules", async () => {
    const { desk } = table();
    expect(await desk.start({ ...setup, rules: { preset: "wrong" } })).toHaveProperty("problem.code", "unknown_preset");
    expect(await desk.list({})).toEqual([]);
  });

  it("gives the page nothing hidden", async () => {
    const { desk } = table();
    await desk.start(setup);
    const answers = [await desk.show({ id: "game-1", seat: null }), await desk.list({}), await desk.play({ id: "game-1", mark: "1:0", move: "draw" })];
    expect(JSON.stringify(answers)).not.toMatch(/345|012|"seed"/);
  });

  it("keeps a move, and refuses one on an older state", async () => {
    const { desk } = table();
    await desk.start(setup);
    const { mark } = await desk.show({ id: "game-1", seat: 0 });
    expect(await desk.play({ id: "game-1", mark, move: "pass" })).toEqual({ mark: "1:1" });
    expect(await desk.play({ id: "game-1", mark, move: "pass" })).toEqual({ stale: true });
    expect(await desk.play({ id: "game-1", mark: "1:1", move: "no" })).toEqual({ refusal: { code: "cell_taken" } });
    await expect(desk.play({ id: "game-1", mark: "1:1", move: "broken" })).rejects.toThrow("out of order");
    expect((await desk.show({ id: "game-1", seat: 0 })).mark).toBe("1:1");
  });

  it("lets only one of two moves at once through", async () => {
    const { desk } = table();
    await desk.start(setup);
    const both = await Promise.all(["a", "b"].map((move) => desk.play({ id: "game-1", mark: "1:0", move })));
    expect(both).toEqual([{ mark: "1:1" }, { stale: true }]);
  });

  it("does not open a game of another version, but exports it", async () => {
    const { desk, store } = table();
    await store.save({ id: "old", version: 99, time: 5, saved: { something: "else" } });
    expect(await desk.list({})).toEqual([{ id: "old", time: 5, known: null }]);
    await expect(desk.show({ id: "old", seat: 0 })).rejects.toThrow(UnknownVersion);
    expect(JSON.parse(await desk.export({ id: "old" }))).toHaveProperty("saved.something", "else");
    await expect(desk.show({ id: "gone", seat: 0 })).rejects.toThrow("no such game");
  });
});

describe("an entry of the store", () => {
  const saved: Saved = { record: { tercet: 1, ...setup, rounds: [] }, players: setup.players, seed: "1" };
  it("comes back as it was", () => {
    const entry = entryOf("a", 1, saved);
    expect(entry.version).toBe(currentVersion);
    expect(savedOf(JSON.parse(exportText(entry)))).toEqual(saved);
    expect(markOf(saved)).toBe("0:0");
  });
});
