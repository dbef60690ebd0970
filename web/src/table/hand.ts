// What a player does with the tiles in hand, the same for both games: the table knows no more than this.

import type { Advice, Points } from "../engine/messages";
import type { Point } from "../board/camera";
import type { Slot } from "../rack/order";
import { words } from "../words";
import type { TableSession } from "./table_session.svelte";

export interface Hand {
  /** The slot of the rack that is picked. */
  readonly held: string | null;
  /** Slots whose tiles lie on the board for the time being. */
  readonly laidKeys: readonly string[];
  /** What confirming would score; null if there is nothing to confirm. */
  readonly worth: Points | null;
  /** Something lies on the board that can be taken back. */
  readonly pending: boolean;
  /** It is confirmed, and the engine has not answered yet. */
  readonly confirmed: boolean;
  /** The move that confirming makes; null if there is none. */
  readonly move: string | null;
  /** Something else whenever anything was picked, laid or taken back. */
  readonly tried: string;
  /** What to do next, in a few words. */
  readonly hint: string;
  /** Why what lies on the board cannot be placed; empty if nothing is wrong with it. */
  readonly objection: string;
  /** Slots to give back; null unless exchanging. */
  readonly swapping: readonly string[] | null;
  /** The keyboard has more to do on the board, not on the rack. */
  readonly isForBoard: boolean;
  /** A dragged tile lies at a place of the board, and not under the finger. */
  readonly isAtPlace: boolean;

  /** In how many places a tile can go now; null if that is not told. */
  placesOf(slot: Slot): number | null;
  pick(key: string): void;
  /** Picking that slot once more is to confirm. */
  isConfirmedBy(key: string): boolean;
  /** The keyboard went to the board with a tile. */
  enterBoard(): void;
  /** Another key on the board. */
  boardKey(key: string): void;
  startSwap(): void;
  confirm(): Promise<void>;
  /** Takes the last step back; false if there was none. */
  back(): boolean;
  clear(): void;
  /** Others have moved: what can still be placed stays where it was tried. */
  keep(slots: readonly Slot[]): void;

  /** Lays out what is advised in place of whatever was tried. */
  show(advice: Advice, slots: readonly Slot[]): Promise<void>;

  /** A point of the board was touched; what is within reach may be meant. */
  touch(point: Point, reach?: number): Promise<void>;
  /** A dragged tile is over a point of the board, or has left it. */
  dragOver(key: string, point: Point | null): void;
  drop(key: string, point: Point): Promise<void>;
  /** A dragged tile was let go beside the board. */
  letGo(): void;
  /** An arrow key on the board. */
  step(rows: number, cols: number): void;
  /** Enter on the board. */
  enter(): Promise<void>;
}

/** The tile of a slot: `012#0` holds `012`. */
export const tileOf = (key: string): string => key.split("#")[0]!;

/** The hint while it is not the hand's turn; null when it is. `tried`: something lies on the board already. */
export function idleHint({ shown, myTurn }: Pick<TableSession, "shown" | "myTurn">, tried: boolean): string | null {
  const say = words.table.hints;
  if (!shown) return "";
  if (shown.end) return say.over;
  if (myTurn) return null;
  if (tried && !shown.moves) return say.notYet;
  return shown.moves ? "" : say.wait(shown.seats[shown.to_move]?.name ?? "");
}

/** Whether the seat to move has drawn a tile this turn. */
export function hasDrawn({ shown }: Pick<TableSession, "shown">): boolean {
  const last = shown?.log.at(-1);
  return last?.kind === "draw" && last.round === shown!.round && last.seat === shown!.to_move;
}

/** The hint where no tile fits, by what else is offered. */
export function noFitHint(session: Pick<TableSession, "shown">): string {
  const say = words.table.hints;
  const other = session.shown?.moves?.other ?? {};
  if ("draw" in other) return hasDrawn(session) ? say.drawnNoFit : say.noFitDraw;
  if ("swap" in other) return say.noFitSwap;
  return hasDrawn(session) ? say.drawnPass : say.noFitPass;
}
