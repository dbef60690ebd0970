// What can be read off a saved match without knowing any rule.

import type { Saved } from "./messages";
import type { Mark, NewGame } from "./protocol";

export function markOf({ record }: Saved): Mark {
  return `${record.rounds.length}:${record.rounds.at(-1)?.actions.length ?? 0}`;
}

export function setupOf({ record, players }: Saved): NewGame {
  return { game: record.game, rules: record.rules, seats: record.seats, players };
}
