// What is chosen on the start screen, as plain values.

import { levels, type GameName, type GameRules, type PlayerKind, type RuleChoice, type Rules, type RuleValue, type RuleValues } from "../engine/messages";
import type { NewGame } from "../engine/protocol";

export interface SeatChoice {
  name: string;
  player: PlayerKind;
}
export interface GameChoice {
  preset: string;
  /** What differs from the preset. */
  changes: RuleValues;
}
export interface Setup {
  game: GameName;
  games: Record<GameName, GameChoice>;
  seats: SeatChoice[];
}

export function freshSetup(rules: Rules, names: readonly string[]): Setup {
  return {
    game: "triominos",
    games: {
      triominos: { preset: rules.triominos.default, changes: {} },
      triolet: { preset: rules.triolet.default, changes: {} },
    },
    seats: [{ name: names[0] ?? "A", player: "person" }, { name: names[1] ?? "B", player: "greedy" }],
  };
}

const kinds: readonly PlayerKind[] = ["person", ...levels];

/** The game that was played last, if it still can be. */
export function mendedLast(remembered: Partial<NewGame> | null, rules: Rules): NewGame | null {
  const { game, rules: choice, seats, players } = remembered ?? {};
  if (!game || !Array.isArray(seats) || !Array.isArray(players) || seats.length !== players.length) return null;
  const known = rules[game]?.presets.some(({ name }) => name === choice?.preset);
  const sound = seats.every((name) => typeof name === "string") && players.every((player) => kinds.includes(player));
  return known && sound ? { game, rules: choice!, seats, players } : null;
}

/** What was remembered, as far as it can still be chosen. */
export function mendedSetup(remembered: Partial<Setup> | null, rules: Rules, names: readonly string[]): Setup {
  const fresh = freshSetup(rules, names);
  if (!remembered?.games || !Array.isArray(remembered.seats)) return fresh;
  const mended = (game: GameName): GameChoice => {
    const { preset = "", changes } = remembered.games?.[game] ?? {};
    const known = rules[game].presets.some(({ name }) => name === preset);
    const fields = new Set(rules[game].fields.map(({ name }) => name));
    const kept = Object.entries(changes ?? {}).filter(([field]) => fields.has(field));
    return known ? { preset, changes: Object.fromEntries(kept) } : fresh.games[game];
  };
  const most = Math.max(...Object.values(rules).map((game) => game.seats.most));
  const seats = remembered.seats
    .filter((seat) => typeof seat?.name === "string" && kinds.includes(seat.player))
    .slice(0, most);
  return {
    game: remembered.game === "triolet" ? "triolet" : "triominos",
    games: { triominos: mended("triominos"), triolet: mended("triolet") },
    seats: seats.length ? seats : fresh.seats,
  };
}

export const sameValue = (one: RuleValue | undefined, other: RuleValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function presetValues(rules: GameRules, preset: string): RuleValues {
  return rules.presets.find(({ name }) => name === preset)?.values ?? {};
}

/** The fields in which a preset differs from the game's default, with its values. */
export function differences(rules: GameRules, preset: string): [string, RuleValue][] {
  const standard = presetValues(rules, rules.default);
  return Object.entries(presetValues(rules, preset)).filter(([field, value]) => !sameValue(value, standard[field]));
}

/** A field set to a value; back to that of the preset is no change. */
export function withChange(rules: GameRules, choice: GameChoice, field: string, value: RuleValue): GameChoice {
  const { [field]: _, ...others } = choice.changes;
  const same = sameValue(value, presetValues(rules, choice.preset)[field]);
  return { ...choice, changes: same ? others : { ...others, [field]: value } };
}

export function ruleChoice({ preset, changes }: GameChoice): RuleChoice {
  return { ...changes, preset } as RuleChoice;
}

/** Who gave no name is called what a new seat would be. */
export function newGame(setup: Setup, names: readonly string[]): NewGame {
  const seats = setup.seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
  for (const seat of seats) seat.name ||= freeName(seats, names);
  return {
    game: setup.game,
    rules: ruleChoice(setup.games[setup.game]),
    seats: seats.map(({ name }) => name),
    players: seats.map(({ player }) => player),
  };
}

/** A name that nobody at the table has yet. */
export function freeName(seats: readonly SeatChoice[], names: readonly string[]): string {
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? `${seats.length + 1}`;
}
