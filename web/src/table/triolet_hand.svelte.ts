// Tiles of Triolet in hand: lay them one by one, or pick those to exchange.

import type { Advice, Cell, Grid, Group, Placement, Points, PlacedTile } from "../engine/messages";
import type { Point } from "../board/camera";
import { isOnBoard, keptOnBoard, squareAt } from "../board/grid";
import { keysFor, type Slot } from "../rack/order";
import { refusalText, words } from "../words";
import { squareName } from "../words/names";
import { idleHint, noFitHint, tileOf, type Hand } from "./hand";
import type { TableSession } from "./table_session.svelte";
import { consistent, exactly, jokerValues, moveText, openSquares, sameSquare, type Laid } from "./triolet_selection";

const noGrid: Grid = { size: 0, centre: [0, 0] };
const swapText = (keys: readonly string[]) => `swap ${keys.map(tileOf).join(" ")}`;

export class TrioletHand implements Hand {
  readonly session: TableSession;
  held = $state<string | null>(null);
  laid = $state.raw<Laid[]>([]);
  /** The square where a joker waits for its number. */
  asking = $state.raw<{ square: Cell; values: number[] } | null>(null);
  /** Slots to give back; null unless exchanging. */
  swapping = $state.raw<string[] | null>(null);
  cursor = $state.raw<Cell | null>(null);
  /** What the laid tiles make or join, and its sums. */
  groups = $state.raw<readonly Group[]>([]);
  confirmed = $state(false);
  /** Why what lies cannot be placed. */
  objection = $state("");

  readonly grid: Grid = $derived.by(() => this.session.shown?.grid ?? noGrid);
  readonly offered: readonly Placement[] = $derived.by(() => this.session.placements);
  readonly laidKeys: readonly string[] = $derived(this.laid.map((placedTile) => placedTile.key));
  readonly whole: Placement | null = $derived(exactly(this.offered, this.laid));
  /** It cannot be placed as it lies, but with more tiles. */
  readonly isBegun: boolean = $derived(this.laid.length > 0 && !this.whole && consistent(this.offered, this.laid).length > 0);
  readonly worth: Points | null = $derived(this.whole?.points ?? null);
  readonly pending = $derived(this.laid.length > 0 || this.swapping !== null);
  readonly move: string | null = $derived(this.swapping ? swapText(this.swapping) : (this.whole?.move ?? null));
  readonly tried: string = $derived([this.held, moveText(this.laid), this.swapping, this.asking?.square].join(" | "));
  readonly lit: Cell[] = $derived(
    this.held && !this.swapping ? openSquares(this.offered, this.laid, tileOf(this.held)) : [],
  );
  readonly isForBoard = $derived(this.held !== null || this.asking !== null || this.whole !== null);
  readonly isAtPlace = false;
  readonly hint: string = $derived.by(() => this.#hint());

  constructor(session: TableSession) {
    this.session = session;
  }

  #hint(): string {
    const say = words.table.hints;
    const idle = idleHint(this.session, this.laid.length > 0);
    if (idle !== null) return idle;
    if (this.swapping) return say.swap;
    if (this.objection && !this.isBegun) return this.objection;
    if (this.held) return say.square;
    if (this.isBegun) return say.begun;
    if (this.laid.length) return say.more;
    if (this.offered.length) return say.pickTriolet;
    return noFitHint(this.session);
  }

  placesOf(slot: Slot): number | null {
    if (!this.session.myTurn || this.swapping) return null;
    return openSquares(this.offered, this.laid, slot.tile).length;
  }

  pick(key: string): void {
    this.session.say("");
    this.asking = null;
    if (this.swapping) {
      const without = this.swapping.filter((other) => other !== key);
      this.swapping = without.length < this.swapping.length ? without : [...this.swapping, key];
      return;
    }
    if (this.laidKeys.includes(key)) return this.#lift(key);
    this.held = this.held === key ? null : key;
    if (this.held) this.cursor = this.lit[0] ?? this.cursor ?? this.grid.centre;
  }

  isConfirmedBy(): boolean {
    return false;
  }
  enterBoard(): void {}
  boardKey(key: string): void {
    if (key === "n" || key === "b") this.#jump(key === "n" ? 1 : -1);
  }

  startSwap(): void {
    this.session.say("");
    this.clear();
    this.swapping = [];
  }

  async confirm(): Promise<void> {
    if (!this.session.myTurn) return this.session.say(this.laid.length ? words.table.hints.notYet : "");
    if (this.swapping?.length) {
      await this.session.play(swapText(this.swapping));
      return;
    }
    const { whole } = this;
    if (!whole) {
      if (this.objection) this.session.say(this.objection, true);
      return;
    }
    // As in Triominos; but what was refused is still laid.
    this.confirmed = true;
    const played = await this.session.play(whole.move);
    if (!played) this.confirmed = false;
    else if (this.confirmed) this.clear();
  }

  back(): boolean {
    this.session.say("");
    if (this.asking) this.asking = null;
    else if (this.held) this.held = null;
    else if (this.swapping) this.swapping = null;
    else if (this.laid.length) this.#lift(this.laid.at(-1)!.key);
    else return false;
    return true;
  }

  clear(): void {
    this.held = null;
    this.laid = [];
    this.asking = null;
    this.swapping = null;
    this.cursor = null;
    this.groups = [];
    this.objection = "";
    this.confirmed = false;
  }

  keep(slots: readonly Slot[]): void {
    const stays = ({ key, square }: Laid) => !this.#tileAt(square) && slots.some((slot) => slot.key === key);
    this.swapping = null;
    this.asking = null;
    if (this.laid.every(stays)) return void this.#judge();
    this.clear();
    this.session.say(words.table.hints.gone);
  }

  async show({ move, placed }: Advice, slots: readonly Slot[]): Promise<void> {
    this.clear();
    this.session.say("");
    if (placed) {
      const keys = keysFor(placed.map(({ value, joker }) => (joker ? "*" : String(value))), slots);
      this.laid = placed.map((placedTile, index) => ({ ...placedTile, key: keys[index]! }));
      await this.#judge();
    } else if (move.startsWith("swap ")) this.swapping = keysFor(move.split(" ").slice(1), slots);
  }

  #lift(key: string): void {
    this.laid = this.laid.filter((placedTile) => placedTile.key !== key);
    void this.#judge();
  }

  #tileAt(square: Cell): PlacedTile | null {
    const board = (this.session.shown?.board ?? []) as unknown as PlacedTile[];
    return board.find((placedTile) => sameSquare(placedTile.square, square)) ?? null;
  }

  async touch(point: Point): Promise<void> {
    const square = squareAt(point);
    if (isOnBoard(square, this.grid.size)) await this.touchSquare(square);
  }

  async touchSquare(square: Cell): Promise<void> {
    this.cursor = square;
    const lying = this.laid.find((placedTile) => sameSquare(placedTile.square, square));
    if (lying) {
      const { held } = this;
      this.#lift(lying.key);
      this.held = held ?? lying.key;
      return;
    }
    if (this.held && this.session.canTry && !this.#tileAt(square)) return this.#lay(this.held, square);
    this.#explain(square);
  }

  #explain(square: Cell): void {
    if (this.#tileAt(square)) return;
    const kind = this.session.shown?.special?.find((special) => sameSquare(special.square, square))?.kind;
    const say = words.table.specials;
    if (sameSquare(square, this.grid.centre)) this.session.say(say.centre);
    else if (kind) this.session.say(`${squareName(square)}. ${say[kind]}`);
    else if (this.session.myTurn && !this.swapping) this.session.say(words.table.hints.pickFirst);
  }

  async #lay(key: string, square: Cell): Promise<void> {
    const tile = tileOf(key);
    if (tile !== "*") return this.#put({ key, square, value: Number(tile), joker: false });
    const values = jokerValues(this.offered, this.laid, square);
    if (values.length === 0) return this.session.say(words.table.hints.jokerNone(square), true);
    if (values.length === 1) return this.#put({ key, square, value: values[0]!, joker: true });
    this.asking = { square, values };
  }

  async chooseValue(value: number): Promise<void> {
    if (!this.asking || !this.held) return;
    const { square } = this.asking;
    this.asking = null;
    await this.#put({ key: this.held, square, value, joker: true });
  }

  async #put(placedTile: Laid): Promise<void> {
    this.laid = [...this.laid, placedTile];
    this.held = null;
    this.session.say("");
    await this.#judge();
  }

  /** Says what lies there makes, what it is worth, or why it may not lie there. */
  async #judge(): Promise<void> {
    const { laid, whole, isBegun } = this;
    this.objection = "";
    const shown = this.session.shown;
    const tried = laid.length && shown ? await this.session.tryOut(moveText(laid)) : null;
    if (laid !== this.laid) return;
    this.groups = tried?.groups ?? [];
    if (!tried || !shown) return;
    if ("refusal" in tried) this.objection = refusalText(shown.game, tried.refusal);
    const say = words.table.place;
    const worth = whole ? say.points(whole.points.total) : isBegun ? words.table.hints.begun : this.objection;
    this.session.announced = [worth, ...this.groups.map(({ squares, sum }) => say.sum(squares, sum))].join(". ");
  }

  dragOver(key: string, point: Point | null): void {
    if (this.swapping) return;
    if (this.laidKeys.includes(key)) this.#lift(key);
    if (this.held !== key) this.held = key;
    const square = point && squareAt(point);
    this.cursor = square && isOnBoard(square, this.grid.size) && !this.#tileAt(square) ? square : null;
  }

  async drop(key: string, point: Point): Promise<void> {
    const square = squareAt(point);
    if (this.swapping || !isOnBoard(square, this.grid.size) || !this.session.canTry) return;
    this.held = key;
    await this.touchSquare(square);
  }

  letGo(): void {
    this.held = null;
    this.cursor = null;
  }

  step(rows: number, cols: number): void {
    const [row, col] = this.cursor ?? this.grid.centre;
    this.cursor = keptOnBoard([row + rows, col + cols], this.grid.size);
    this.#describe(this.cursor);
  }

  /** To the next square that can work. */
  #jump(step: number): void {
    if (this.lit.length === 0) return;
    const index = this.lit.findIndex((square) => this.cursor && sameSquare(square, this.cursor));
    this.cursor = this.lit[(index + step + this.lit.length) % this.lit.length]!;
    this.#describe(this.cursor);
  }

  #describe(square: Cell): void {
    const say = words.table.place;
    const placedTile = this.#tileAt(square) ?? this.laid.find((other) => sameSquare(other.square, square));
    const works = this.lit.some((other) => sameSquare(other, square));
    const what = placedTile ? say.takenBy(placedTile.value, placedTile.joker) : works ? say.fitsSquare : say.freeSquare;
    this.session.announced = `${say.square(square)}, ${what}`;
  }

  async enter(): Promise<void> {
    if (this.held && this.cursor) return this.touchSquare(this.cursor);
    return this.confirm();
  }
}
