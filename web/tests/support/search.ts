// Finds a match in which something happens. The seeds are tried in their order: the same match every time.
import type { Advice, LogEntry, Placement, Saved, Shown } from "../../src/engine/messages";
import { adviceFor, afterBot, afterMove, newMatch, shownToMover, type Deal } from "./engine";

export interface Found {
  saved: Saved;
  /** As the seat to move sees it. */
  shown: Shown;
}
export type Wanted = (shown: Shown) => boolean;

const seeds = 200;

/** The first position of a deal, bots playing for everybody, that is wanted and where a person is asked. */
export function findPosition(deal: Deal, wanted: Wanted, latest = 200): Found {
  for (let seed = deal.seed ?? 1; seed <= seeds; ++seed) {
    let saved = newMatch({ ...deal, seed });
    for (let action = 0; action < latest; ++action) {
      const shown = shownToMover(saved);
      if (shown.end) break;
      if (shown.seats[shown.to_move]!.player === "person" && wanted(shown)) return { saved, shown };
      saved = afterBot(saved);
    }
  }
  throw new Error("no such position was found");
}

/** The same, where the moves that are advised are wanted too. */
export function findAdvised(deal: Deal, wanted: Wanted, areWanted: (advice: Advice[]) => boolean): Found {
  for (let seed = 1; seed <= seeds; ++seed) {
    const found = findPosition({ ...deal, seed }, wanted);
    if (areWanted(adviceFor(found.saved))) return found;
  }
  throw new Error("no such advice was found");
}
export const places = ({ triangle, placed }: Advice): boolean => Boolean(triangle ?? placed);

/**
 * All tiles of Triominos but the last lie on the table, and that one fits. Somebody alone has the whole box, and places
 * what fits in the fewest places, or something like it: the first order in which nothing is left over.
 */
export function findFullTable(): Found {
  const box = { players: ["person"], preset: "classic", rules: { rack_size: { 1: 56 } } } satisfies Deal;
  for (let order = 1; order <= seeds; ++order) {
    let saved = newMatch(box);
    let chance = order;
    const next = () => (chance = (chance * 48271) % 2147483647) / 2147483647;
    for (;;) {
      const shown = shownToMover(saved);
      const places = shown.moves!.place;
      if (places.length === 0) break;
      if (shown.rack!.length === 1) return { saved, shown };
      const count = new Map<string, number>();
      for (const { triangle } of places) count.set(triangle!.tile, (count.get(triangle!.tile) ?? 0) + 1);
      const rated = places.map(({ move, triangle }) => ({ move, rate: count.get(triangle!.tile)! + 0.9 * next() }));
      saved = afterMove(saved, rated.reduce((least, other) => (other.rate < least.rate ? other : least)).move);
    }
  }
  throw new Error("the box was never emptied");
}

// ---- what may be wanted

export const canPlace: Wanted = ({ moves }) => (moves?.place.length ?? 0) > 0;
export const cannotPlace: Wanted = ({ moves }) => moves?.place.length === 0;
export const hasTiles = (count: number): Wanted => ({ board }) => board.length >= count;
export const lastEntry = ({ log }: Shown): LogEntry | undefined => log.at(-1);
export const earning = (shown: Shown, part: "bridge" | "hexagon"): Placement | undefined =>
  shown.moves?.place.find(({ points }) => points.parts[part]);
