// What a player does with the tiles in hand, the same for both games: the table knows no more than this.

import type { Points } from "../engine/messages";
import type { Point } from "../board/camera";
import type { Slot } from "../rack/order";

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
  readonly sure: boolean;
  /** What to do next, in a few words. */
  readonly hint: string;

  /** In how many places a tile can go now; null if that is not told. */
  placesOf(slot: Slot): number | null;
  pick(key: string): void;
  confirm(): Promise<void>;
  /** Takes the last step back; false if there was none. */
  back(): boolean;
  clear(): void;
  /** Lets go of the tile in hand; what lies on the board for the time being stays. */
  release(): void;

  /** A point of the board was touched. */
  touch(point: Point): Promise<void>;
  /** A dragged tile is over a point of the board, or has left it. */
  dragOver(key: string, point: Point | null): void;
  drop(key: string, point: Point): Promise<void>;
  /** An arrow key on the board. */
  step(rows: number, cols: number): void;
  /** Enter on the board. */
  enter(): Promise<void>;
}
