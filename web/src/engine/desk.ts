// Carries out the page's commands with the engine and the store.

import type { Answer, Refusal, Request, RuleProblem, Saved } from "./messages";
import type { CommandName, Commands, Done, GameSummary, Mark, NewGame } from "./protocol";
import { markOf, setupOf } from "./saved";
import { entryOf, exportText, savedOf, Unreadable, versions, type Entry, type Versions } from "../store/entry";
import type { GameStore } from "../store/game_store";

export type AskEngine = <R extends Request>(request: R) => Answer<R>;
export type Desk = { [C in CommandName]: (ask: Commands[C]["ask"]) => Promise<Commands[C]["answer"]> };

interface Chance {
  id(): string;
  seed(): string;
  now(): number;
}

export const realChance: Chance = {
  id: () => crypto.randomUUID(),
  seed: () => crypto.getRandomValues(new BigUint64Array(1))[0]!.toString(),
  now: () => Date.now(),
};

export function deskWith(engine: AskEngine, store: GameStore, chance: Chance = realChance, known: Versions = versions): Desk {
  async function saved(id: string): Promise<Saved> {
    const entry = await store.load(id);
    if (!entry) throw new Error("no such game");
    return savedOf(entry, known);
  }
  /** A game of an older version is kept in the current one from its next move on. */
  const keep = (id: string, saved: Saved) => store.save(entryOf(id, chance.now(), saved, known));

  function summary(entry: Entry): GameSummary {
    const { id } = entry;
    const time = Number.isFinite(entry.time) ? entry.time : 0;
    try {
      const kept = savedOf(entry, known);
      const shown = engine({ do: "show", saved: kept, seat: null });
      return {
        id,
        time,
        known: {
          setup: setupOf(kept),
          round: shown.round,
          totals: shown.seats.map((seat) => seat.total),
          decided: shown.match.decided,
        },
        trouble: null,
      };
    } catch (error) {
      return { id, time, known: null, trouble: error instanceof Unreadable ? error.trouble : "broken" };
    }
  }

  type Change = Extract<Request, { saved: Saved; do: "play" | "bot" | "timeout" | "rewind" | "next" }>;

  /** One change at a time, in whatever tab: each begins with what is stored. */
  const change = (id: string, mark: Mark, request: (saved: Saved) => Change): Promise<Done> =>
    store.alone(id, async () => {
      const before = await saved(id);
      if (markOf(before) !== mark) return { stale: true };
      const answer = engine(request(before)) as
        | { saved: Saved } | { refusal: Refusal } | { rule_problem: RuleProblem } | { problem: string };
      if ("refusal" in answer) return { refusal: answer.refusal };
      if (!("saved" in answer)) throw new Error("problem" in answer ? answer.problem : answer.rule_problem.code);
      await keep(id, answer.saved);
      return { mark: markOf(answer.saved) };
    });

  return {
    rules: async () => engine({ do: "rules" }),
    check: async ({ game, rules, seats }) => engine({ do: "check", game, rules, seats }),
    list: async () => (await store.all()).map(summary).sort((a, b) => b.time - a.time),
    start: async ({ game, rules, seats, players }: NewGame) => {
      const answer = engine({ do: "new", game, rules, seats, players, seed: chance.seed() });
      if ("rule_problem" in answer) return { problem: answer.rule_problem };
      if (!("saved" in answer)) throw new Error("problem" in answer ? answer.problem : answer.refusal.code);
      const id = chance.id();
      await keep(id, answer.saved);
      return { id };
    },
    remove: async ({ id }) => {
      await store.remove(id);
      return null;
    },
    export: async ({ id }) => {
      const entry = await store.load(id);
      if (!entry) throw new Error("no such game");
      return exportText(entry);
    },
    show: async ({ id, seat }) => {
      const kept = await saved(id);
      const shown = engine({ do: "show", saved: kept, seat });
      if ("problem" in shown) throw new Error(String(shown.problem));
      return { shown, mark: markOf(kept), setup: setupOf(kept) };
    },
    try: async ({ id, move }) => engine({ do: "try", saved: await saved(id), move }),
    play: ({ id, mark, move }) => change(id, mark, (saved) => ({ do: "play", saved, move })),
    bot: ({ id, mark }) => change(id, mark, (saved) => ({ do: "bot", saved })),
    timeout: ({ id, mark }) => change(id, mark, (saved) => ({ do: "timeout", saved })),
    rewind: ({ id, mark, actions }) => change(id, mark, (saved) => ({ do: "rewind", saved, actions })),
    next: ({ id, mark }) => change(id, mark, (saved) => ({ do: "next", saved })),
  };
}
