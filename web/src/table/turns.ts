// What can be read off the story of a game: whose turn, since when, and what can be taken back.

import type { LogEntry, PlayerKind, Shown } from "../engine/messages";

export function personsOf(players: readonly PlayerKind[]): number[] {
  return players.flatMap((player, seat) => (player === "person" ? [seat] : []));
}

export function thisRound(shown: Shown): LogEntry[] {
  return shown.log.filter((entry) => entry.round === shown.round);
}

/** The same as long as a turn goes on. */
export function turnName(shown: Shown): string {
  const entries = thisRound(shown);
  let begin = entries.length;
  while (begin > 0 && !entries[begin - 1]!.ends_turn) --begin;
  return `${shown.round}:${begin}`;
}

export interface TakeBack {
  /** How many actions of the round stay. */
  actions: number;
  seat: number;
}

/**
 * Against computers the last own action can always be taken back. Among people only while nothing hidden
 * came to light since.
 */
export function takeBack(shown: Shown, persons: readonly number[]): TakeBack | null {
  const entries = thisRound(shown);
  const index = entries.findLastIndex((entry) => persons.includes(entry.seat));
  const entry = entries[index];
  if (!entry) return null;
  if (persons.length > 1 && (shown.end !== null || entries.slice(index).some((later) => later.reveals))) return null;
  return { actions: entry.action - 1, seat: entry.seat };
}
