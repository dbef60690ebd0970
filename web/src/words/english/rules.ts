// Editions, rules and what is wrong with a choice of them.

import type { RuleProblem } from "../../engine/messages";

export const presets = {
  "goliath-2023": { name: "Goliath 2023", from: "Goliath, 2023" },
  classic: { name: "Classic", from: "German, Italian, English and Dutch sheets" },
  "classic-fr": { name: "Classic, French", from: "French sheet" },
  "classic-es": { name: "Classic, Spanish", from: "Spanish sheet" },
  "classic-pt": { name: "Classic, Portuguese", from: "Portuguese sheet" },
  "gigamic-2017": { name: "Gigamic 2017", from: "Gigamic, 2017" },
  "djgames-1996": { name: "DJ Games 1996", from: "French booklet, 1996" },
} as const;

/** A rule: its name, what it means, and its values where they are words. */
interface Rule {
  name: string;
  help: string;
  values?: Readonly<Record<string, string>>;
}

export const rules = {
  rack_size: { name: "Tiles dealt", help: "By number of players; a number left empty cannot play." },
  draws: { name: "Draws a turn", help: "How often a player may draw in one turn." },
  draw_cost: { name: "Cost of a draw", help: "Points lost for each tile drawn." },
  lost_turn_cost: { name: "Cost of a lost turn", help: "Lost on top when the last draw does not fit either." },
  after_draw: {
    name: "After a draw",
    help: "What may be placed in the same turn.",
    values: { drawn: "only the drawn tile", any: "any tile" },
  },
  drawn_tile: {
    name: "A drawn tile that fits",
    help: "Whether it may be kept.",
    values: { must: "must be placed", may: "may be kept" },
  },
  empty_pool_pass: {
    name: "Passing with an empty pool",
    help: "Who may pass when nothing is left to draw.",
    values: { unable: "only who cannot place", any: "anybody" },
  },
  equal_turns: { name: "Equal turns", help: "When someone is out, the others finish the circle." },
  blocked: {
    name: "Blocked round",
    help: "Who scores when nobody can go on.",
    values: { own: "all lose their own rack", lowest: "the lowest rack takes the others" },
  },
  bridge_bonus: { name: "Bridge", help: "Bonus for an edge on one side and a corner on the other." },
  hexagon_bonus: { name: "Hexagons", help: "Bonus for completing one, two or three at once." },
  out_bonus: { name: "Going out", help: "Bonus for the first to place the last tile." },
  scoring: {
    name: "Scoring",
    help: "Simple is for children; without points the first one out wins.",
    values: { standard: "standard", simple: "simple", none: "without points" },
  },
  match: {
    name: "Match",
    help: "How many rounds are played.",
    values: { single: "one round", points: "to a number of points", rounds: "a number of rounds" },
  },
  limit: { name: "Points to reach", help: "For a match to points." },
  limit_reached: {
    name: "The limit is passed by",
    help: "For a match to points.",
    values: { exceed: "more points", reach: "as many points" },
  },
  limit_winner: {
    name: "The match is won by",
    help: "For a match to points.",
    values: { highest: "the highest total", first: "the first to pass the limit" },
  },
  rounds: { name: "Rounds", help: "For a match of a number of rounds." },
  turn_seconds: { name: "Seconds a turn", help: "Leave it empty to play without a clock." },
  players: { name: "Players", help: "The fewest and the most." },
  out_of_play: { name: "Tiles out of play", help: "Taken out unseen before the game." },
  exchange_minimum: { name: "Tiles needed to exchange", help: "As many must be in the bag." },
  trio_bonus: { name: "Trio", help: "Bonus for three in a line." },
  triolet_bonus: { name: "Triolet", help: "Bonus for three tiles placed at once without a joker." },
  squares: {
    name: "No 2 by 2 block",
    help: "When it may not be completed.",
    values: { "own-first-turn": "on one's own first turn", "first-four": "by the first four tiles" },
  },
  stall: { name: "Exchanges until the end", help: "For every player, in a row; 0 is no limit." },
} as const satisfies Record<string, Rule>;

const ruleName = (field: string): string => (rules as Record<string, Rule>)[field]?.name ?? field;

const noValue = (p: RuleProblem): string => `${ruleName(p.field)}: choose a value.`;

export const ruleProblems = {
  unknown_preset: (p: RuleProblem) => `There is no edition called “${p.value}”.`,
  unknown_field: (p: RuleProblem) => `There is no rule called “${p.field}”.`,
  no_value: noValue,
  bad_value: (p: RuleProblem) =>
    p.value && /\bnull\b/.test(p.value) ? noValue(p) : `${ruleName(p.field)} cannot be ${p.value && !/^[[{]/.test(p.value) ? p.value : "this"}.`,
  too_many_tiles_dealt: () => "There are not enough tiles for that many players: deal fewer.",
  no_points_to_count: () => "A match to points needs points: choose another scoring or another match.",
  seats_not_allowed: () => "These rules are not for this number of players: add or remove a seat.",
  fewest_above_most: () => "The fewest players cannot be more than the most.",
  said_twice: (p: RuleProblem) => `${ruleName(p.field)}: this rule is chosen twice.`,
} as const;

export const ruleWords = {
  yes: "yes",
  no: "no",
  forPlayers: (seats: string) => `for ${seats}`,
  noLimit: "none",
  range: (least: number, most: number) => `From ${least} to ${most}.`,
  sameAsDefault: "The standard edition.",
  differs: (list: string) => `Differs: ${list}.`,
} as const;
