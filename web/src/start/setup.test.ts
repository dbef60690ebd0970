import { describe, expect, it } from "vitest";
import type { GameRules, RuleValues, Rules } from "../engine/messages";
import type { NewGame } from "../engine/protocol";
import { differences, freeName, freshSetup, mendedLast, mendedSetup, newGame, withChange, type Setup } from "./setup";

const domain = { kind: "integer" as const, min: 0, max: 9, count: 0, choices: [] };
const game = (values: Record<string, RuleValues>, most: number): GameRules => ({
  default: Object.keys(values)[0]!,
  seats: { fewest: 1, most },
  presets: Object.entries(values).map(([name, of]) => ({ name, sheets: "", values: of })),
  fields: ["draws", "rack_size"].map((name) => ({ name, domain })),
});
const rules: Rules = {
  triominos: game({ new: { draws: 3, rack_size: { "2": 9 } }, old: { draws: 3, rack_size: { "2": 7 } } }, 5),
  triolet: game({ one: { draws: 0 } }, 3),
};
const names = ["Ann", "Bo", "Cy"];

describe("the choices of the start screen", () => {
  it("begin with the default and a computer", () => {
    const setup = freshSetup(rules, names);
    expect(newGame(setup, names)).toEqual({ game: "triominos", rules: { preset: "new" }, seats: ["Ann", "Bo"], players: ["person", "greedy"] });
  });

  it("tell in what an edition differs", () => {
    expect(differences(rules.triominos, "old")).toEqual([["rack_size", { "2": 7 }]]);
    expect(differences(rules.triominos, "new")).toEqual([]);
  });

  it("keep only what differs from the edition", () => {
    const choice = { preset: "old", changes: {} };
    const changed = withChange(rules.triominos, choice, "draws", 5);
    expect(changed.changes).toEqual({ draws: 5 });
    expect(withChange(rules.triominos, changed, "draws", 3).changes).toEqual({});
  });

  it("survive an edition or a rule that is gone", () => {
    const remembered = freshSetup(rules, names);
    remembered.games.triominos = { preset: "gone", changes: { draws: 1 } };
    remembered.games.triolet = { preset: "one", changes: { draws: 1, gone: 2 } };
    const mended = mendedSetup(remembered, rules, names);
    expect(mended.games.triominos).toEqual({ preset: "new", changes: {} });
    expect(mended.games.triolet).toEqual({ preset: "one", changes: { draws: 1 } });
    expect(mendedSetup(null, rules, names)).toEqual(freshSetup(rules, names));
    expect(mendedSetup({ seats: "?" } as unknown as Setup, rules, names)).toEqual(freshSetup(rules, names));
  });

  it("survive whatever was remembered", () => {
    for (const seats of [[null], [{}], [{ name: 5, player: "person" }], [{ name: "Ann", player: "robot" }], []]) {
      const remembered = { ...freshSetup(rules, names), seats } as unknown as Setup;
      expect(mendedSetup(remembered, rules, names)).toEqual(freshSetup(rules, names));
    }
    for (const changes of [null, 5, "x", undefined]) {
      const remembered = { ...freshSetup(rules, names), games: { triominos: { preset: "new", changes } } } as unknown as Setup;
      expect(mendedSetup(remembered, rules, names).games).toEqual(freshSetup(rules, names).games);
    }
    const last = newGame(freshSetup(rules, names), names);
    expect(mendedLast(last, rules)).toEqual(last);
    for (const broken of [null, {}, { game: "chess" }, { ...last, seats: [1, 2] }, { ...last, players: ["person"] }, { ...last, rules: { preset: "gone" } }]) {
      expect(mendedLast(broken as unknown as NewGame, rules)).toBeNull();
    }
  });

  it("keep no more seats than some game has", () => {
    const seats = Array.from({ length: 9 }, (_, seat) => ({ name: `${seat}`, player: "person" as const }));
    expect(mendedSetup({ ...freshSetup(rules, names), seats }, rules, names).seats).toEqual(seats.slice(0, 5));
  });

  it("give a name to whom it is left to", () => {
    const unnamed = ["", "Ann", "  "].map((name) => ({ name, player: "person" as const }));
    expect(newGame({ ...freshSetup(rules, names), seats: unnamed }, names).seats).toEqual(["Bo", "Ann", "Cy"]);
  });

  it("find a free name", () => {
    expect(freeName([{ name: "Ann", player: "person" }], names)).toBe("Bo");
    expect(freeName(names.map((name) => ({ name, player: "person" as const })), names)).toBe("4");
  });
});
