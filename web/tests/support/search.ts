// Finds a match in which something happens. The seeds are tried in their order: the same match every time.
import type { LogEntry, Placement, Saved, Shown } from "../../src/engine/messages";
import { afterBot, newMatch, shownToMover, type Deal } from "./engine";

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

// ---- what may be wanted

export const canPlace: Wanted = ({ moves }) => (moves?.place.length ?? 0) > 0;
export const cannotPlace: Wanted = ({ moves }) => moves?.place.length === 0;
export const hasTiles = (count: number): Wanted => ({ board }) => board.length >= count;
export const lastEntry = ({ log }: Shown): LogEntry | undefined => log.at(-1);
export const earning = (shown: Shown, part: "bridge" | "hexagon"): Placement | undefined =>
  shown.moves?.place.find(({ points }) => points.parts[part]);
