// The real engine in Node: tests ask it for what the page must show, instead of knowing a rule.
import { readFileSync } from "node:fs";
import type { Advice, GameName, PlayerKind, RuleChoice, RuleValues, Saved, Shown } from "../../src/engine/messages";
import { asking, engineFrom, type AskEngine } from "../../src/engine/module";

export const engine: AskEngine = asking(await engineFrom(readFileSync(new URL("../../src/engine/engine.wasm", import.meta.url))));

export interface Deal {
  game?: GameName;
  players?: PlayerKind[];
  /** The edition; otherwise the one that the game begins with. */
  preset?: string;
  /** House rules. */
  rules?: RuleValues;
  seed?: number;
  /** Of the seats; otherwise short ones. */
  names?: string[];
}

const shortNames = ["Ann", "Bob", "Cleo", "Dora", "Emil", "Fay"];
const savedIn = (played: object): Saved => {
  if (!("saved" in played)) throw new Error(JSON.stringify(played));
  return played.saved as Saved;
};

export function newMatch({ game = "triominos", players = ["person", "greedy"], preset, rules = {}, seed = 1, names = shortNames }: Deal = {}): Saved {
  const choice: RuleChoice = { ...rules, preset: preset ?? engine({ do: "rules" })[game].default };
  return savedIn(engine({ do: "new", game, rules: choice, seats: names.slice(0, players.length), players, seed: String(seed) }));
}

export const shownTo = (saved: Saved, seat: number | null): Shown => engine({ do: "show", saved, seat });
/** What a seat holds. While another person is to move the engine covers it: here nobody is one. */
export const rackIn = (saved: Saved, seat: number): string[] =>
  shownTo({ ...saved, players: saved.players.map((): PlayerKind => "greedy") }, seat).rack!;
/** As the seat to move sees it. */
export const shownToMover = (saved: Saved): Shown => shownTo(saved, shownTo(saved, null).to_move);
export const afterMove = (saved: Saved, move: string): Saved => savedIn(engine({ do: "play", saved, seat: null, move }));
export const afterUndo = (saved: Saved): Saved => savedIn(engine({ do: "undo", saved, seat: null }));
export const nextRound = (saved: Saved): Saved => savedIn(engine({ do: "next", saved, seat: null }));

/** After one action of the greedy bot, even where a person sits. */
export function afterBot(saved: Saved): Saved {
  const lent = { ...saved, players: saved.players.map((): PlayerKind => "greedy") };
  return { ...savedIn(engine({ do: "bot", saved: lent, seat: null })), players: saved.players };
}

/** After the whole round, played by the greedy bot. */
export function afterRound(saved: Saved): Saved {
  while (!shownTo(saved, null).end) saved = afterBot(saved);
  return saved;
}

/** After all that the computers do until a person is asked. */
export function untilAsked(saved: Saved): Saved {
  for (;;) {
    const { end, to_move } = shownTo(saved, null);
    if (end || saved.players[to_move] === "person") return saved;
    saved = savedIn(engine({ do: "bot", saved, seat: null }));
  }
}

/** What the person to move may do, the best first. */
export function adviceFor(saved: Saved): Advice[] {
  const hinted = engine({ do: "hint", saved });
  if ("problem" in hinted) throw new Error(hinted.problem);
  return hinted.advice;
}
