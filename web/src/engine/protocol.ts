// What the page and its worker say to each other. The worker keeps the games with everything hidden in
// them; the page gets what one seat may see.

import type { FailureCode } from "./failure";
import type {
  Advice, Checked, GameName, PlayerKind, Present, Refusal, RuleChoice, RuleProblem, Rules, Shown, Tried,
} from "./messages";
import type { Trouble } from "../store/entry";

export interface NewGame {
  game: GameName;
  rules: RuleChoice;
  seats: string[];
  players: PlayerKind[];
}

/** A saved game in the list of the start screen. */
export interface GameSummary {
  id: string;
  /** When it was last played, in milliseconds since 1970. */
  time: number;
  /** Null: it cannot be read. It can be exported and deleted, no more. */
  known: {
    setup: NewGame;
    round: number;
    /** What the match adds up to so far, by seat; null if nothing is added up. */
    totals: number[] | null;
    decided: boolean;
  } | null;
  /** Why it cannot be read. */
  trouble: Trouble | null;
}

/** How far a match is: who acts on an older state is told to look again. */
export type Mark = string;

export interface Look {
  shown: Shown;
  mark: Mark;
  setup: NewGame;
  /** How the seat whose rack is shown has laid it out. */
  order: string[];
  /** The game is still there after the page was closed. */
  lasts: boolean;
}

/** What a change made of the look before it. */
export interface Step {
  /** A Changed, as text. */
  changed: string;
  mark: Mark;
  order: string[];
}

export type Done = { step: Step } | { refusal: Refusal } | { stale: true };

/** A change of a match as it was at that mark; then it is shown to whoever is in front of the screen. */
export interface Change {
  id: string;
  mark: Mark;
  seat: Present;
}

export interface Commands {
  rules: { ask: object; answer: Rules };
  check: { ask: { game: GameName; rules: RuleChoice; seats: number }; answer: Checked };
  list: { ask: object; answer: { games: GameSummary[]; lasts: boolean } };
  start: { ask: NewGame; answer: { id: string } | { problem: RuleProblem } };
  remove: { ask: { id: string }; answer: null };
  /** The game as a text that can be written to a file. */
  export: { ask: { id: string }; answer: string };
  show: { ask: { id: string; seat: Present }; answer: Look };
  /** The rack of a seat as it is to lie. */
  arrange: { ask: { id: string; seat: number; order: string[] }; answer: null };
  try: { ask: { id: string; seat: number; move: string }; answer: Tried };
  hint: { ask: { id: string; mark: Mark }; answer: { advice: Advice[] } | { stale: true } };
  play: { ask: Change & { move: string }; answer: Done };
  bot: { ask: Change; answer: Done };
  timeout: { ask: Change; answer: Done };
  undo: { ask: Change; answer: Done };
  next: { ask: Change; answer: Done };
}
export type CommandName = keyof Commands;

export interface Envelope<C extends CommandName = CommandName> {
  id: number;
  command: C;
  ask: Commands[C]["ask"];
}
export type Reply = { id: number; answer: unknown } | { id: number; failure: { code: FailureCode; detail: string } };
