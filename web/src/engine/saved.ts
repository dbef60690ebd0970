// What can be read off a saved match without knowing any rule.

import type { PlayerKind, Saved } from "./messages";
import type { NewGame } from "./protocol";

export function setupOf({ record, players }: Saved): NewGame {
  return { game: record.game, rules: record.rules, seats: record.seats, players };
}

/** The seats where persons sit. */
export function personsOf(players: readonly PlayerKind[]): number[] {
  return players.flatMap((player, seat) => (player === "person" ? [seat] : []));
}
