import { describe, expect, it } from "vitest";
import { entryOf, Unreadable, versions, type Versions } from "../store/entry";
import { inMemory } from "../store/game_store";
import { commandsWith } from "./commands";
import { lookAfter } from "./looking";
import type { Present, Request, Saved } from "./messages";
import type { AskEngine } from "./module";

const setup = { game: "triominos" as const, rules: { preset: "p" }, seats: ["Ann", "Bo"], players: ["person" as const, "greedy" as const] };
const hidden = [["012"], ["345"]];

const shownTo = (saved: Saved, seat: Present) =>
  ({ rules: {}, round: 1, log: [], seats: [{ total: 3 }, { total: 4 }], match: { decided: false, winners: [] }, seat, rack: seat === null ? null : ["012"], moves: saved.record.rounds.at(-1)!.actions });
const after = (saved: Saved, seat: Present) => ({ saved, seat, changed: JSON.stringify({ ...shownTo(saved, seat), log_from: 0, log: [] }) });

/** An engine without rules: it writes moves down, refuses `no`, and breaks on `broken`. */
const engine = ((request: Request): unknown => {
  switch (request.do) {
    case "new": {
      const { game, rules, seats, players, seed } = request;
      if (rules.preset === "wrong") return { rule_problem: { code: "unknown_preset", field: "preset", value: "wrong" } };
      return { saved: { record: { tercet: 1, game, rules, seats, rounds: [{ racks: hidden, starter: 0, actions: [] }] }, players, seed } };
    }
    case "show":
      if (request.saved.record.rounds.length === 0) return { problem: "no rounds" };
      return shownTo(request.saved, request.seat);
    case "play": {
      if (request.move === "no") return { refusal: { code: "cell_taken" } };
      if (request.move === "broken") return { problem: "out of order" };
      const saved = structuredClone(request.saved);
      saved.record.rounds.at(-1)!.actions.push(request.move);
      return after(saved, request.seat);
    }
    case "hint":
      return request.saved.record.rounds.at(-1)!.actions.includes("last")
        ? { problem: "the round is over" }
        : { advice: [{ move: "pass", points: { total: 0, parts: {} }, chance: 0.5, margin: 1 }] };
    case "undo": {
      const saved = structuredClone(request.saved);
      saved.record.rounds.at(-1)!.actions.pop();
      return after(saved, request.seat);
    }
    default: return {};
  }
}) as AskEngine;

function table(known: Versions = versions) {
  const store = inMemory();
  let count = 0;
  const commands = commandsWith(engine, store, { id: () => `game-${++count}`, seed: () => "7", now: () => 1000 + count }, known);
  return { store, commands };
}

describe("the commands", () => {
  it("starts, keeps and lists games, the newest first", async () => {
    const { commands } = table();
    expect(await commands.start(setup)).toEqual({ id: "game-1" });
    await commands.start(setup);
    const { games: list } = await commands.list({});
    expect(list.map((game) => game.id)).toEqual(["game-2", "game-1"]);
    expect(list[0]!.known).toEqual({ setup, round: 1, totals: [3, 4], decided: false });
    await commands.remove({ id: "game-2" });
    expect((await commands.list({})).games).toHaveLength(1);
  });

  it("hands on what is wrong with the rules", async () => {
    const { commands } = table();
    expect(await commands.start({ ...setup, rules: { preset: "wrong" } })).toHaveProperty("problem.code", "unknown_preset");
    expect((await commands.list({})).games).toEqual([]);
  });

  it("gives the page nothing hidden", async () => {
    const { commands } = table();
    await commands.start(setup);
    const answers = [await commands.show({ id: "game-1", seat: null }), await commands.list({}), await commands.play({ id: "game-1", mark: "0", seat: null, move: "draw" })];
    expect(JSON.stringify(answers)).not.toMatch(/345|012|"seed"/);
  });

  it("keeps a move, and refuses one on an older state", async () => {
    const { commands } = table();
    await commands.start(setup);
    const { mark } = await commands.show({ id: "game-1", seat: 0 });
    const play = (mark: string, move: string) => commands.play({ id: "game-1", mark, seat: 0, move });
    expect(await play(mark, "pass")).toHaveProperty("step.mark", "1");
    expect(await play(mark, "pass")).toEqual({ stale: true });
    expect(await play("1", "no")).toEqual({ refusal: { code: "cell_taken" } });
    await expect(play("1", "broken")).rejects.toThrow("out of order");
    expect((await commands.show({ id: "game-1", seat: 0 })).mark).toBe("1");
  });

  it("answers a move with the same look as whoever asks for it then", async () => {
    const { commands } = table();
    await commands.start(setup);
    await commands.arrange({ id: "game-1", seat: 0, order: ["345", "012"] });
    for (const [mark, seat] of [["0", 0], ["1", 1], ["2", null]] as const) {
      const before = await commands.show({ id: "game-1", seat: null });
      const done = await commands.play({ id: "game-1", mark, seat, move: "pass" });
      expect("step" in done && lookAfter(before, done.step)).toEqual(await commands.show({ id: "game-1", seat }));
    }
  });

  it("refuses a move on a state that was taken back and played on differently", async () => {
    const { commands } = table();
    await commands.start(setup);
    const play = (mark: string, move: string) => commands.play({ id: "game-1", mark, seat: null, move });
    expect(await play("0", "a")).toHaveProperty("step.mark", "1");
    const back = await commands.undo({ id: "game-1", mark: "1", seat: null });
    expect(back).toMatchObject({ step: { mark: "2", changed: expect.stringContaining('"moves":[]') } });
    expect(await play("2", "b")).toHaveProperty("step.mark", "3");
    expect(await play("1", "c")).toEqual({ stale: true });
  });

  it("gives a hint for the state that is seen, and no other", async () => {
    const { commands } = table();
    await commands.start(setup);
    expect(await commands.hint({ id: "game-1", mark: "0" })).toHaveProperty("advice.0.move", "pass");
    expect((await commands.show({ id: "game-1", seat: 0 })).mark).toBe("0");
    await commands.play({ id: "game-1", mark: "0", seat: 0, move: "last" });
    expect(await commands.hint({ id: "game-1", mark: "0" })).toEqual({ stale: true });
    await expect(commands.hint({ id: "game-1", mark: "1" })).rejects.toThrow("the round is over");
  });

  it("keeps how a rack is laid out for its seat alone, whatever is played", async () => {
    const { commands } = table();
    await commands.start(setup);
    await commands.arrange({ id: "game-1", seat: 0, order: ["345", "012"] });
    await commands.arrange({ id: "game-1", seat: 1, order: ["555"] });
    await commands.play({ id: "game-1", mark: "0", seat: 0, move: "pass" });
    expect((await commands.show({ id: "game-1", seat: 0 })).order).toEqual(["345", "012"]);
    expect((await commands.show({ id: "game-1", seat: 1 })).order).toEqual(["555"]);
    expect((await commands.show({ id: "game-1", seat: null })).order).toEqual([]);
  });

  it("lets only one of two moves at once through", async () => {
    const { commands } = table();
    await commands.start(setup);
    const both = await Promise.all(["a", "b"].map((move) => commands.play({ id: "game-1", mark: "0", seat: 0, move })));
    expect(both).toEqual([expect.objectContaining({ step: expect.anything() }), { stale: true }]);
  });

  it("does not open a game that it cannot read, but exports it", async () => {
    const { commands, store } = table();
    await store.save({ id: "new", version: 99, time: 5, saved: { something: "else" } });
    await store.save({ id: "torn", version: 1, time: "?" as unknown as number, saved: { players: [] } });
    expect((await commands.list({})).games).toEqual([
      { id: "new", time: 5, known: null, trouble: "newer" },
      { id: "torn", time: 0, known: null, trouble: "broken" },
    ]);
    await expect(commands.show({ id: "new", seat: 0 })).rejects.toThrow(Unreadable);
    await expect(commands.play({ id: "torn", mark: "0", seat: null, move: "pass" })).rejects.toThrow(Unreadable);
    expect(JSON.parse(await commands.export({ id: "new" }))).toHaveProperty("saved.something", "else");
    expect(JSON.parse(await commands.export({ id: "torn" }))).toHaveProperty("saved.players", []);
    const { players, ...named } = setup;
    await store.save(entryOf("odd", 6, { record: { tercet: 1, ...named, rounds: [] }, players, seed: "7" }));
    await expect(commands.show({ id: "odd", seat: 0 })).rejects.toMatchObject({ code: "broken", detail: "no rounds" });
    await expect(commands.show({ id: "gone", seat: 0 })).rejects.toMatchObject({ code: "no_such_game" });
  });

  it.each([1e17, -1e17, NaN, Infinity, "5", null])("lists a game with the time %j as an old one", async (time) => {
    const { commands, store } = table();
    await store.save({ id: "odd", version: 99, time: time as number, saved: {} });
    expect((await commands.list({})).games[0]!.time).toBe(0);
  });

  it("keeps a game of version 1 as one that a page of then leaves alone, once it is played on", async () => {
    const { commands, store } = table();
    const record = { tercet: 1, game: setup.game, rules: setup.rules, seats: setup.seats, rounds: [{ racks: hidden, starter: 0, actions: [] }] };
    await store.save({ id: "old", version: 1, time: 5, saved: { record, players: setup.players, seed: "7" } });
    const { mark } = await commands.show({ id: "old", seat: 0 });
    await commands.arrange({ id: "old", seat: 0, order: ["012"] });
    expect(await store.load("old")).toMatchObject({ version: 1 });
    await commands.play({ id: "old", mark, seat: 0, move: "pass" });
    expect(await store.load("old")).toMatchObject({ version: 2, saved: { seed: "7" } });
  });

  it("writes a migrated game back only when it is played on", async () => {
    const named = (saved: unknown) => ({ ...(saved as object), seed: "7" });
    const { commands, store } = table({ current: versions.current + 1, migrations: { [versions.current]: named } });
    const record = { tercet: 1, game: setup.game, rules: setup.rules, seats: setup.seats, rounds: [{ racks: hidden, starter: 0, actions: [] }] };
    const old = { id: "old", version: versions.current, time: 5, saved: { record, players: setup.players } };
    await store.save(old);
    expect((await commands.list({})).games[0]!.known?.setup).toEqual(setup);
    const { mark } = await commands.show({ id: "old", seat: 0 });
    expect(await commands.play({ id: "old", mark, seat: 0, move: "no" })).toHaveProperty("refusal");
    expect(await store.load("old")).toEqual(old);
    await commands.play({ id: "old", mark, seat: 0, move: "pass" });
    expect(await store.load("old")).toMatchObject({ version: versions.current + 1, saved: { seed: "7", players: setup.players } });
  });
});
