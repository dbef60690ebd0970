// What can be read off a saved match without knowing any rule.

import type { Saved } from "./messages";
import type { NewGame } from "./protocol";

export function setupOf({ record, players }: Saved): NewGame {
  return { game: record.game, rules: record.rules, seats: record.seats, players };
}
