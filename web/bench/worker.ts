// What a move costs the worker, from the question to the answer: whole games of both, each move in the state in which a
// saved game is when it is made. `npm run bench`; no test, as the figures depend on the machine.
//
// TERCET_BEFORE=FOLDER, the `web` of an older state of the project with its engine built, measures that one in turn with
// this one, on the same states. What was two questions then (to move, and to look) counts as one move.
import { existsSync, readFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { expect, it } from "vitest";
import type { GameName, Saved, Shown } from "../src/engine/messages";
import type { Entry } from "../src/store/entry";
import type { GameStore } from "../src/store/game_store";
import { afterBot, afterMove, newMatch, shownTo } from "../tests/support/engine";

const games: GameName[] = ["triominos", "triolet"];
const seeds = [1, 2, 3, 4, 5];
const rounds = 5;
const person = 0;

/** One move of a game: of the person by what it is, of a computer by its own choice. */
interface Step {
  saved: Saved;
  move: string | null;
}

/** What earns most; else whatever else there is. */
function choice({ moves, rack }: Shown): string {
  const best = moves!.place.toSorted((a, b) => b.points.total - a.points.total)[0];
  if (best) return best.move;
  return "draw" in moves!.other ? "draw" : "swap" in moves!.other ? `swap ${rack![0]}` : "pass";
}

function stepsOf(game: GameName, seed: number): Step[] {
  const steps: Step[] = [];
  let saved = newMatch({ game, seed, players: ["person", "greedy"], rules: { match: "single" } });
  for (;;) {
    const shown = shownTo(saved, person);
    if (shown.end) return steps;
    const move = shown.to_move === person ? choice(shown) : null;
    steps.push({ saved, move });
    saved = move === null ? afterBot(saved) : afterMove(saved, move);
  }
}

/** As the browser's database: what is kept and read is another copy each time. */
function copying(): GameStore {
  const games = new Map<string, Buffer>();
  const read = (id: string) => (games.has(id) ? (deserialize(games.get(id)!) as Entry) : undefined);
  const write = (entry: Entry) => void games.set(entry.id, serialize(entry));
  return {
    lasts: true,
    all: async () => [...games.keys()].map((id) => read(id)!),
    load: async (id) => read(id),
    save: async (entry) => write(entry),
    update: async (id, change) => {
      const entry = read(id);
      const next = entry ? change(entry) : null;
      if (next) write(next);
      return next;
    },
    remove: async (id) => void games.delete(id),
  };
}

/** The worker of a state of the project. */
interface Measured {
  store: GameStore;
  /** From the question as it comes to the answer as it goes. */
  ask: (command: string, ask: object) => Promise<object>;
}

/** How it was called before. */
const namesOf = (web: string) => (existsSync(`${web}/src/engine/commands.ts`) ? ["commands", "commandsWith"] : ["desk", "deskWith"]);

const plainly = (answer: (request: string) => string) => (request: object) => JSON.parse(answer(JSON.stringify(request)));

async function workerOf(web: string): Promise<Measured> {
  const { engineFrom, asking = plainly } = await import(`${web}/src/engine/module.ts`);
  const [file, maker] = namesOf(web) as [string, string];
  const made = await import(`${web}/src/engine/${file}.ts`);
  const answer = await engineFrom(readFileSync(`${web}/src/engine/engine.wasm`));
  const store = copying();
  const commands = made[maker](asking(answer), store);
  return {
    store,
    ask: async (command, ask) => {
      const result = await commands[command](deserialize(serialize(ask)));
      serialize(result);
      return result;
    },
  };
}

/** Milliseconds. */
async function timeOf({ store, ask }: Measured, { saved, move }: Step): Promise<number> {
  const id = "measured";
  // Of the first version: older states of the project know no other.
  await store.save({ id, version: 1, time: 0, saved });
  const change = { id, mark: "0", seat: person };
  const begin = performance.now();
  const done = await (move === null ? ask("bot", change) : ask("play", { ...change, move }));
  if ("mark" in done) await ask("show", { id, seat: person });
  const milliseconds = performance.now() - begin;
  expect(done).toSatisfy((answer: object) => "step" in answer || "mark" in answer);
  return milliseconds;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

it.each(games)("moves in a game of %s", async (game) => {
  const steps = seeds.flatMap((seed) => stepsOf(game, seed));
  const workers = { now: await workerOf(`${import.meta.dirname}/..`), ...(process.env.TERCET_BEFORE && { before: await workerOf(process.env.TERCET_BEFORE) }) };
  // Of each move the quickest time: the others are those of something else on the machine.
  const times = Object.fromEntries(Object.keys(workers).map((name) => [name, steps.map(() => Infinity)]));
  for (let round = 0; round < rounds; ++round) {
    for (const [index, step] of steps.entries()) {
      for (const [name, worker] of Object.entries(workers)) times[name]![index] = Math.min(times[name]![index]!, await timeOf(worker, step));
    }
  }
  console.log(`${game}: ${seeds.length} games, ${steps.length} moves, milliseconds of the worker:`);
  for (const [name, each] of Object.entries(times)) console.log(`  ${name.padEnd(6)} median of a move ${median(each).toFixed(3)}   a whole game ${(sum(each) / seeds.length).toFixed(1)}`);
  if (times.before) console.log(`  ratio  median of a move ${(median(times.now!) / median(times.before)).toFixed(3)}   a whole game ${(sum(times.now!) / sum(times.before)).toFixed(3)}`);
});
