// What the page asks the engine, and what the engine answers. A request is one line of JSON, and so is an answer; that to a
// change has a second line: what is shown from then on. The engine keeps nothing in between. The page knows no rules:
// whatever it shows comes from here.

export type GameName = "triominos" | "triolet";

/** A value of one rule. */
export type RuleValue = null | boolean | number | string | (number | null)[] | Record<string, number>;
export type RuleValues = Record<string, RuleValue>;

/** A preset, and what differs from it: as in a record. */
export type RuleChoice = { preset: string } & RuleValues;

/** Who sits there: a person, or a bot by its name. */
export type PlayerKind = "person" | (typeof levels)[number];

/** The computer players that people can choose, in the order in which they are offered: weak ones first; `random` is for fun. */
export const levels = ["novice", "casual", "greedy", "club", "expert", "master", "random"] as const;

/** A match as it is kept. The record is that of docs/notation.md; the seed makes its chance. */
export interface Saved {
  record: GameRecord;
  players: PlayerKind[];
  /** 64 hexadecimal digits; in older matches the digits of a number of 64 bits. */
  seed: string;
}

export interface GameRecord {
  tercet: 1;
  game: GameName;
  rules: RuleChoice;
  seats: string[];
  rounds: RoundRecord[];
}

export interface RoundRecord {
  racks: string[][];
  starter: number;
  actions: string[];
  /** What happened beside them: whose time ran out, what was taken back. */
  incidents?: object[];
  scores?: number[];
  end?: string;
}

// ---- requests

export type Request =
  | { do: "rules" }
  | { do: "check"; game: GameName; rules: RuleChoice; seats: number }
  | { do: "new"; game: GameName; rules: RuleChoice; seats: string[]; players: PlayerKind[]; seed: string }
  | { do: "show"; saved: Saved; seat: Present }
  /** A move of the seat to move, without what chance adds: `012@0,1`, `draw`, `pass`, `swap 5 3`. */
  | { do: "play"; saved: Saved; seat: Present; move: string }
  /** What such a move would be worth, or why it is not allowed. */
  | { do: "try"; saved: Saved; seat: number; move: string }
  /** The bot whose turn it is plays one action. */
  | { do: "bot"; saved: Saved; seat: Present }
  /** What the person whose turn it is may do best. */
  | { do: "hint"; saved: Saved }
  /** Plays what happens when the time of the seat to move is up: one action. */
  | { do: "timeout"; saved: Saved; seat: Present }
  /** Takes the latest action of a person back, and what computers did since. */
  | { do: "undo"; saved: Saved; seat: Present }
  /** The next round of an undecided match whose last round is over. */
  | { do: "next"; saved: Saved; seat: Present };

/**
 * The seat of whoever is in front of the screen, if somebody is: its rack is shown, but while another person is to
 * move.
 */
export type Present = number | null;

export type Answer<R extends Request> = R extends { do: "rules" }
  ? Rules
  : R extends { do: "check" }
    ? Checked
    : R extends { do: "show" }
      ? Shown
      : R extends { do: "try" }
        ? Tried
        : R extends { do: "hint" }
          ? Hinted
          : R extends { do: "new" }
            ? Begun
            : Played;

// ---- rules

export type Rules = Record<GameName, GameRules>;

export interface GameRules {
  default: string;
  /** By whatever edition. */
  seats: SeatRange;
  presets: { name: string; sheets: string; values: RuleValues }[];
  fields: { name: string; domain: RuleDomain }[];
}

export interface SeatRange {
  fewest: number;
  most: number;
}

export interface Checked {
  problem: RuleProblem | null;
  /** How many can play by these rules; by whatever edition if they make no sense. */
  seats: SeatRange;
}

export interface RuleDomain {
  kind: "flag" | "choice" | "integer" | "optional_integer" | "integers" | "by_seats";
  min: number;
  max: number;
  count: number;
  choices: string[];
}

export interface RuleProblem {
  code: string;
  field: string;
  value: string;
}

// ---- playing

/** Why something is not allowed: a code and what a sentence about it needs to name. */
export interface Refusal {
  code: string;
  tile?: string;
  /** Triominos: row and column; the corners that are asked for, -1 where any will do. */
  cell?: Cell;
  demand?: number[];
  /** Triolet: row and column from 0. */
  square?: Cell;
  count?: number;
}

/** `problem`: the request makes no sense, in the words of the engine. */
export type Begun = { saved: Saved } | { rule_problem: RuleProblem } | { problem: string };

/**
 * Exactly one of them; what is kept from now on comes with what is to be shown of it, and to which seat. `changed` is
 * the second line, a Changed, as text: whoever shows it reads it. `problem`: the saved match itself is broken, in the
 * words of the engine.
 */
export type Played = { saved: Saved; seat: Present; changed: string } | { refusal: Refusal } | { problem: string };

/** `groups`: what the laid tiles make, allowed or not. Triolet. */
export type Tried = ({ points: Points } | { refusal: Refusal }) & { groups?: Group[] } | { problem: string };

/** Tiles side by side, at least one of them laid just now. */
export interface Group {
  /** From left to right or from top to bottom. */
  squares: Cell[];
  sum: number;
  /** It can stand so; it can, and has come to fifteen; it cannot. */
  state: "open" | "full" | "wrong";
}

/** Row and column. */
export type Cell = [number, number];

/** The points of a move, and what they are made of; parts that are 0 are left out. */
export interface Points {
  total: number;
  /** Triominos: tile, bridge, hexagon. Triolet: pairs, trios, special, triolet. Both: cost. */
  parts: Partial<Record<PointsPart, number>>;
}
export type PointsPart =
  | "tile" | "bridge" | "hexagon"
  | "pairs" | "trios" | "special" | "triolet"
  | "cost";

/** A tile of Triominos that lies or may lie on the table. */
export interface PlacedTriangle {
  cell: Cell;
  tile: string;
  /** Clockwise from the apex of the cell. */
  pips: [number, number, number];
}

/** A tile of Triolet on the board. */
export interface PlacedTile {
  square: Cell;
  value: number;
  joker: boolean;
}

export type Placed = (PlacedTriangle | PlacedTile) & { seat: number; action: number };

/** A placement that is allowed now. */
export interface Placement {
  move: string;
  points: Points;
  /** Triominos. */
  triangle?: PlacedTriangle;
  /** Triolet, in the order of their squares. */
  placed?: PlacedTile[];
}

/** The best few moves of the seat to move, by what it sees; best first. */
export type Hinted = { advice: Advice[] } | { problem: string };

/** A move and what it promises. One that is no placement has no tiles. */
export interface Advice extends Placement {
  /** To win the match, from 0 to 1. */
  chance: number;
  /** How many points of the round the seat will be ahead of the best of the others, on average; alone, its own points. */
  margin: number;
}

/** A line of the story. Hidden tiles are not in it. */
export interface LogEntry {
  round: number;
  /** From 1 within its round. */
  action: number;
  seat: number;
  kind: "place" | "draw" | "swap" | "pass";
  /** How many tiles were exchanged or drawn. */
  tiles: number;
  points: Points;
  /** The seat plays again. */
  again: boolean;
  /** What was placed, as in a placement. */
  triangle?: PlacedTriangle;
  placed?: PlacedTile[];
}

/** The bonus for going out; the value of racks that are taken over; that of the player's own rack, paid. */
export type EndPart = "out" | "leftovers" | "own_rack";

export interface RoundEnd {
  how: "out" | "blocked" | "stalled";
  /** Who went out first; null unless that ended the round. */
  out: number | null;
  /** What was left on each rack, which is seen now. */
  racks: string[][];
  /** What the end added to each seat's points. */
  gains: number[];
  /** What each gain is made of; parts that are 0 are left out. */
  parts: Partial<Record<EndPart, number>>[];
  scores: number[];
  winners: number[];
}

export interface Grid {
  size: number;
  centre: Cell;
}

/** What stays the same all the match. */
export interface Lasting {
  game: GameName;
  rules: RuleValues;
  preset: string;
  /** The count of each tile in the box, for the small number in its corner. */
  copies: Record<string, number>;
  /** How many rows and columns the board has, and the square that the opening covers. Triolet. */
  grid?: Grid;
  /** Special squares, the centre among them. Triolet. */
  special?: { square: Cell; kind: "twice" | "thrice" | "replay" }[];
}

export interface Shown extends Lasting {
  /** From 1. */
  round: number;
  seats: {
    name: string;
    player: PlayerKind;
    /** This round, and the match with it. */
    points: number;
    total: number;
    tiles: number;
  }[];
  starter: number;
  to_move: number;
  /** Whose rack is shown; null if none is. */
  seat: number | null;
  rack: string[] | null;
  /** Tiles in the pool or the bag. */
  stock: number;
  board: Placed[];
  /** Free cells beside a tile, with the corners asked for (-1: any). Triominos. */
  frontier?: { cell: Cell; demand: number[] }[];
  /** What the seat shown may do; null if it is not its turn or the round is over. */
  moves: {
    place: Placement[];
    /** `draw`, `pass` or `swap`, with its points. */
    other: Record<string, Points>;
  } | null;
  /** What the seat shown could place if it were its turn; empty when it is, and before the opening. */
  ahead: Placement[];
  log: LogEntry[];
  /** Of the last round; null while it is played. */
  end: RoundEnd | null;
  match: { decided: boolean; winners: number[] };
  /** Whose latest action can be taken back; null if none can. */
  takes_back: number | null;
  /** Null where no clock runs. The name of a turn stays the same as long as it goes on. */
  clock: { turn: string; seconds: number } | null;
}

/** What is shown after a change, in place of what was before it. Of the story the lines after the first `log_from`, which stand. */
export type Changed = Omit<Shown, keyof Lasting> & { log_from: number };
