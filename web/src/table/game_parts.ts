// What each game brings to the table: the table itself asks for no game.

import type { Component } from "svelte";
import type Surface from "../board/Surface.svelte";
import type { GameName, LogEntry, Shown } from "../engine/messages";
import type { Hand } from "./hand";
import type { TableSession } from "./table_session.svelte";
import TrioletArea from "./TrioletArea.svelte";
import { TrioletHand } from "./triolet_hand.svelte";
import TriominosArea from "./TriominosArea.svelte";
import { TriominosHand } from "./triominos_hand.svelte";

/** What the middle of a table is told. */
export interface AreaProps<H extends Hand = Hand> {
  shown: Shown;
  hand: H;
  /** What confirming would score, in words. */
  tagText: string;
  /** What lies there comes from a hint. */
  hinted: boolean;
  /** The last move, if it is a placement of this round, and its points. */
  lastPlaced: LogEntry | null;
  lastText: string;
  onkeydown: (event: KeyboardEvent) => void;
  /** Something that was asked about a tile is answered. */
  onchosen: () => void;
}
/** What the middle of a table tells: where the board is looked at from. */
export interface Area {
  view(): Surface;
}

export interface GameParts {
  hand: Hand;
  /** The board, and what is asked on it. */
  Area: Component<AreaProps, Area>;
  /** The small numbers in the corners of tiles: how many of a kind there are. */
  copiesOf(shown: Shown): Record<string, number>;
}

/** A hand and the area that shows it. */
function parts<H extends Hand>(hand: H, Area: Component<AreaProps<H>, Area>, copiesOf: GameParts["copiesOf"]): GameParts {
  return { hand, Area: Area as unknown as GameParts["Area"], copiesOf };
}

/** At the table of a session; before the match is there, those of some game. */
export function partsAt(session: TableSession): (shown: Shown | null) => GameParts {
  const all: Record<GameName, GameParts> = {
    triominos: parts(new TriominosHand(session), TriominosArea, () => ({})),
    triolet: parts(new TrioletHand(session), TrioletArea, ({ copies }) => copies),
  };
  return (shown) => all[shown?.game ?? "triominos"];
}
