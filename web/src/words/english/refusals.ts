// Why a move is not allowed: what is wrong, and where it helps what to do instead.

import type { Refusal } from "../../engine/messages";
import { squareName, tileName } from "../names";

/** The corners asked for by a cell, as they stand side by side. */
function demanded({ demand = [] }: Refusal): string {
  const known = demand.filter((pip) => pip >= 0);
  if (known.length === 3) return `${known.join("-")}, clockwise from its apex`;
  if (known.length < 2) return `a ${known.join("")} at this corner`;
  // Two corners stand side by side; which of the three is free tells in which order they are read.
  const free = demand.findIndex((pip) => pip < 0);
  return `${demand[(free + 1) % 3]}-${demand[(free + 2) % 3]} on this side`;
}
const tile = (refusal: Refusal) => tileName(refusal.tile ?? "");
const square = (refusal: Refusal) => (refusal.square ? squareName(refusal.square) : "there");
const tiles = (count: number) => (count === 1 ? "1 tile" : `${count} tiles`);

export const triominosRefusals = {
  round_is_over: () => "The round is over.",
  opening_is_a_placement: () => "The first turn of a round is a placement: pick a tile.",
  opening_cell_is_fixed: () => "The first tile goes to the middle of the table.",
  tile_not_held: (r: Refusal) => `${tile(r)} is not on your rack.`,
  tile_not_drawn: (r: Refusal) => `After drawing only the drawn tile may be placed, not ${tile(r)}.`,
  tile_on_table: (r: Refusal) => `${tile(r)} lies on the table already.`,
  cell_taken: () => "A tile lies here already.",
  cell_not_adjacent: () => "Place it edge to edge with a tile on the table.",
  corners_differ: (r: Refusal) => `Needs ${demanded(r)}.`,
  no_draw_left: (r: Refusal) =>
    r.count === 0 ? "Nobody draws in this game." : `You have drawn ${r.count ?? 0} times: no more this turn.`,
  pool_is_empty: () => "The pool is empty.",
  tile_not_in_pool: (r: Refusal) => `${tile(r)} is not in the pool.`,
  drawn_tile_must_be_placed: (r: Refusal) => `The tile you drew, ${tile(r)}, fits: place it.`,
  draw_before_passing: () => "Draw first: you may pass when drawing is no longer possible.",
  placement_possible: (r: Refusal) => `You cannot pass: ${tile(r)} fits somewhere.`,
} as const;

export const trioletRefusals = {
  round_is_over: () => "The game is over.",
  no_tiles: () => "Lay at least one tile.",
  tile_not_held: (r: Refusal) => `${tile(r)} is not on your rack.`,
  two_jokers: () => "Only one joker in a placement.",
  square_taken: (r: Refusal) => `${square(r)} is taken already.`,
  not_in_line: () => "All tiles of a placement lie in one row or one column.",
  gap: (r: Refusal) => `No gaps: ${square(r)} lies free between your tiles.`,
  opening_misses_centre: () => "The first placement covers the centre, the square with the star.",
  touches_nothing: () => "At least one tile lies edge to edge with a tile on the board.",
  group_too_long: (r: Refusal) => `${r.count ?? "More than three"} in a line at ${square(r)}: three is the most.`,
  pair_too_high: (r: Refusal) => `The pair at ${square(r)} makes ${r.count ?? "more than 15"}: 15 is the most.`,
  trio_is_not_fifteen: (r: Refusal) =>
    `Three in a line make exactly 15: at ${square(r)} they make ${r.count ?? "something else"}.`,
  three_not_a_trio: () => "Three tiles are placed side by side, as a trio of their own.",
  first_turn_completes_2x2: () => "Your first turn may not complete a block of 2 by 2 tiles.",
  first_four_are_2x2: () => "The first four tiles may not be a block of 2 by 2.",
  completes_3x3: () => "A block of 3 by 3 tiles is never allowed.",
  bag_too_small_to_swap: (r: Refusal) => `To exchange, the bag must hold at least ${tiles(r.count ?? 5)}.`,
  swaps_more_than_bag: (r: Refusal) => `The bag holds only ${tiles(r.count ?? 0)}: exchange fewer.`,
  must_swap: () => "You cannot pass while you can exchange tiles.",
  placement_possible: () => "You cannot pass: you can place a tile.",
  wrong_number_drawn: (r: Refusal) => `${tiles(r.count ?? 0)} had to be drawn.`,
  tile_not_in_bag: (r: Refusal) => `${tile(r)} is not in the bag.`,
  tile_out_of_play: (r: Refusal) => `${tile(r)} is out of play.`,
} as const;
