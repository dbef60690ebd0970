// Carries out the page's commands with the engine and the store.

import { addsUp } from "./counting";
import { Failure } from "./failure";
import type { Played, Present, Request, Saved } from "./messages";
import type { CommandName, Commands, Done, GameSummary, Mark, NewGame } from "./protocol";
import type { AskEngine } from "./module";
import { setupOf } from "./saved";
import { entryOf, exportText, revisionOf, savedOf, Unreadable, versions, type Entry, type Versions } from "../store/entry";
import type { GameStore } from "../store/game_store";

export type Handlers = { [C in CommandName]: (ask: Commands[C]["ask"]) => Promise<Commands[C]["answer"]> };

interface Chance {
  id(): string;
  seed(): string;
  now(): number;
}

const hexadecimal = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const realChance: Chance = {
  // Not randomUUID(): browsers have it only on addresses that they call secure, so not on a local network.
  id: () => hexadecimal(16),
  seed: () => hexadecimal(32),
  now: () => Date.now(),
};

/** No date is later, in milliseconds. */
const lastTime = 8.64e15;

export function commandsWith(engine: AskEngine, store: GameStore, chance: Chance = realChance, known: Versions = versions): Handlers {
  async function stored(id: string): Promise<Entry> {
    const entry = await store.load(id);
    if (!entry) throw new Failure("no_such_game");
    return entry;
  }
  const saved = async (id: string): Promise<Saved> => savedOf(await stored(id), known);
  const markOf = (entry: Entry): Mark => String(revisionOf(entry));

  function summary(entry: Entry): GameSummary {
    const { id } = entry;
    const time = typeof entry.time === "number" && Math.abs(entry.time) <= lastTime ? entry.time : 0;
    try {
      const kept = savedOf(entry, known);
      const shown = engine({ do: "show", saved: kept, seat: null });
      return {
        id,
        time,
        known: {
          setup: setupOf(kept),
          round: shown.round,
          totals: addsUp(shown.rules) ? shown.seats.map((seat) => seat.total) : null,
          decided: shown.match.decided,
        },
        trouble: null,
      };
    } catch (error) {
      return { id, time, known: null, trouble: error instanceof Unreadable ? error.trouble : "broken" };
    }
  }

  const orderOf = ({ orders }: Entry, seat: Present): string[] => (seat === null ? [] : (orders?.[seat] ?? []));

  /**
   * Of two changes of the same state, in whatever tabs, only one is kept. A game of an older version is kept
   * in the current one from then on.
   */
  async function change(id: string, mark: Mark, request: (saved: Saved) => Request): Promise<Done> {
    const before = await stored(id);
    if (markOf(before) !== mark) return { stale: true };
    const answer = engine(request(savedOf(before, known))) as Played;
    if ("refusal" in answer) return { refusal: answer.refusal };
    if (!("saved" in answer)) throw new Failure("unexpected", answer.problem);
    const { saved, seat, changed } = answer;
    const next = { ...entryOf(id, chance.now(), saved, known), revision: revisionOf(before) + 1 };
    const kept = await store.update(id, (entry) => (markOf(entry) === mark ? { ...next, orders: entry.orders } : null));
    return kept ? { step: { changed, mark: markOf(kept), order: orderOf(kept, seat) } } : { stale: true };
  }

  return {
    rules: async () => engine({ do: "rules" }),
    check: async ({ game, rules, seats }) => {
      const checked = engine({ do: "check", game, rules, seats });
      if (typeof checked.problem === "string") throw new Failure("unexpected", checked.problem);
      return checked;
    },
    list: async () => ({
      games: (await store.all()).map(summary).sort((a, b) => b.time - a.time),
      lasts: store.lasts,
    }),
    start: async ({ game, rules, seats, players }: NewGame) => {
      const answer = engine({ do: "new", game, rules, seats, players, seed: chance.seed() });
      if ("rule_problem" in answer) return { problem: answer.rule_problem };
      if (!("saved" in answer)) throw new Failure("unexpected", answer.problem);
      const id = chance.id();
      await store.save(entryOf(id, chance.now(), answer.saved, known));
      return { id };
    },
    remove: async ({ id }) => {
      await store.remove(id);
      return null;
    },
    export: async ({ id }) => exportText(await stored(id)),
    show: async ({ id, seat }) => {
      const entry = await stored(id);
      const kept = savedOf(entry, known);
      const shown = engine({ do: "show", saved: kept, seat });
      if ("problem" in shown) throw new Unreadable("broken", String(shown.problem));
      return { shown, mark: markOf(entry), setup: setupOf(kept), order: orderOf(entry, shown.seat), lasts: store.lasts };
    },
    arrange: async ({ id, seat, order }) => {
      await store.update(id, (entry) => ({ ...entry, orders: { ...entry.orders, [seat]: order } }));
      return null;
    },
    try: async ({ id, seat, move }) => engine({ do: "try", saved: await saved(id), seat, move }),
    hint: async ({ id, mark }) => {
      const entry = await stored(id);
      if (markOf(entry) !== mark) return { stale: true };
      const hinted = engine({ do: "hint", saved: savedOf(entry, known) });
      if ("problem" in hinted) throw new Failure("unexpected", hinted.problem);
      return hinted;
    },
    play: ({ id, mark, seat, move }) => change(id, mark, (saved) => ({ do: "play", saved, seat, move })),
    bot: ({ id, mark, seat }) => change(id, mark, (saved) => ({ do: "bot", saved, seat })),
    timeout: ({ id, mark, seat }) => change(id, mark, (saved) => ({ do: "timeout", saved, seat })),
    undo: ({ id, mark, seat }) => change(id, mark, (saved) => ({ do: "undo", saved, seat })),
    next: ({ id, mark, seat }) => change(id, mark, (saved) => ({ do: "next", saved, seat })),
  };
}
