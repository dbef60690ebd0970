// A tile of Triominos in hand: pick it, aim at a place, confirm.

import { countsPoints } from "../engine/counting";
import type { Advice, Placement, Points } from "../engine/messages";
import type { Point } from "../board/camera";
import { cellAt, cellKey, centre, side } from "../board/lattice";
import { keysFor, type Slot } from "../rack/order";
import { words } from "../words";
import { tileName } from "../words/names";
import { hasDrawn, idleHint, noFitHint, tileOf, type Hand } from "./hand";
import type { TableSession } from "./table_session.svelte";
import { besideText, bonuses } from "./story";
import { cycled, nearest, placeAt, placesFor, tilesFor } from "./triominos_selection";

/** Milliseconds that a dragged tile stays at a place before it is shown there; one that passes by is not. */
const stay = 60;

export class TriominosHand implements Hand {
  readonly session: TableSession;
  held = $state<string | null>(null);
  aim = $state.raw<Placement | null>(null);
  confirmed = $state(false);
  /** The place that a dragged tile is at; null between places. */
  #over: Placement | null | undefined;
  #staying: ReturnType<typeof setTimeout> | undefined;
  readonly laidKeys: readonly string[] = [];
  readonly objection = "";
  readonly swapping = null;

  readonly offered: readonly Placement[] = $derived.by(() => this.session.placements);
  readonly places: readonly Placement[] = $derived(this.held ? placesFor(this.offered, tileOf(this.held)) : []);
  readonly worth: Points | null = $derived(this.aim?.points ?? null);
  readonly pending = $derived(this.aim !== null);
  readonly move: string | null = $derived(this.aim?.move ?? null);
  readonly tried: string = $derived(`${this.held} ${this.move}`);
  readonly isForBoard = $derived(this.held !== null);
  readonly isAtPlace = $derived(this.aim !== null);
  readonly hint: string = $derived.by(() => this.#hint());

  constructor(session: TableSession) {
    this.session = session;
  }

  #hint(): string {
    const say = words.table.hints;
    const idle = idleHint(this.session, this.aim !== null);
    if (idle !== null) return idle;
    if (this.aim) return say.confirm;
    if (this.held) return this.places.length ? say.place : say.noFit(tileOf(this.held));
    if (this.offered.length) return hasDrawn(this.session) ? say.drawn : say.pick;
    return noFitHint(this.session);
  }

  placesOf(slot: Slot): number | null {
    return this.session.myTurn ? placesFor(this.offered, slot.tile).length : null;
  }

  pick(key: string): void {
    this.session.say("");
    this.aim = null;
    this.held = this.held === key ? null : key;
  }

  isConfirmedBy(key: string): boolean {
    return this.held === key && this.aim !== null;
  }
  enterBoard(): void {
    this.step(0, 1);
  }
  boardKey(): void {}
  startSwap(): void {}

  async confirm(): Promise<void> {
    const { aim } = this;
    if (!aim) return;
    if (!this.session.myTurn) return this.session.say(words.table.hints.notYet);
    // It lies there from now on, and goes when the new position is seen; or now, if there is none.
    this.confirmed = true;
    await this.session.play(aim.move);
    if (this.confirmed) this.clear();
  }

  back(): boolean {
    if (this.aim) this.aim = null;
    else if (this.held) this.held = null;
    else return false;
    this.session.say("");
    return true;
  }

  #forgetOver(): void {
    clearTimeout(this.#staying);
    this.#over = undefined;
  }

  clear(): void {
    this.#forgetOver();
    this.held = null;
    this.aim = null;
    this.confirmed = false;
  }

  keep(slots: readonly Slot[]): void {
    this.#forgetOver();
    if (!slots.some(({ key }) => key === this.held)) return this.clear();
    const { aim } = this;
    if (!aim) return;
    this.aim = this.offered.find(({ move }) => move === aim.move) ?? null;
    if (!this.aim) this.session.say(words.table.hints.gone);
  }

  async show({ move, triangle }: Advice, slots: readonly Slot[]): Promise<void> {
    this.clear();
    this.session.say("");
    if (!triangle) return;
    this.held = keysFor([triangle.tile], slots)[0] ?? null;
    this.aim = this.offered.find((place) => place.move === move) ?? null;
  }

  #near(point: Point, within = side * 0.6): Placement | null {
    const away = ({ triangle }: Placement) => {
      const middle = centre(triangle!.cell);
      return Math.hypot(middle.x - point.x, middle.y - point.y);
    };
    return nearest(this.places, away, within);
  }

  async touch(point: Point, reach = 0): Promise<void> {
    const cell = cellAt(point);
    if (!this.session.canTry) return;
    if (!this.held) return this.#tellWhatFits(cell);
    // Where tiles are small a finger hits beside what it means; the middle of another cell is meant as it is.
    const place = placeAt(this.places, cell) ?? this.#near(point, Math.min(reach, side / 2));
    if (place) {
      this.session.say("");
      if (place.move === this.aim?.move) return this.confirm();
      this.aim = place;
      this.#announce();
      return;
    }
    await this.#tellWhyNot(tileOf(this.held), cell);
  }

  #tellWhatFits(cell: [number, number]): void {
    const say = words.table.hints;
    const open = this.session.shown?.frontier?.find((free) => cellKey(free.cell) === cellKey(cell));
    const fitting = tilesFor(this.offered, cell);
    if (fitting.length) this.session.say(say.fitsHere(fitting.map(tileName).join(", ")));
    else if (open) this.session.say(say.nothingFitsHere(open.demand.map((pip) => (pip < 0 ? "?" : pip)).join("-")));
    else this.session.say(say.pickFirst);
  }

  async #tellWhyNot(tile: string, cell: [number, number]): Promise<void> {
    const tried = await this.session.tryOut(`${tile}@${cell.join(",")}`);
    if (tried && "refusal" in tried) this.session.refuse(tried.refusal);
  }

  dragOver(key: string, point: Point | null): void {
    if (this.held !== key) this.held = key;
    const place = point ? this.#near(point) : null;
    if (place === this.#over) return;
    this.#over = place;
    clearTimeout(this.#staying);
    this.#staying = setTimeout(() => (this.aim = place), stay);
  }

  async drop(key: string, point: Point): Promise<void> {
    this.#forgetOver();
    this.held = key;
    this.aim = this.#near(point);
    if (this.aim) this.#announce();
    else if (this.session.canTry) await this.#tellWhyNot(tileOf(key), cellAt(point));
  }

  letGo(): void {
    this.clear();
  }

  step(rows: number, cols: number): void {
    if (!this.held) return;
    this.aim = cycled(this.places, this.aim, rows + cols);
    if (this.aim) this.#announce();
    else this.session.say(words.table.hints.noFit(tileOf(this.held)));
  }

  async enter(): Promise<void> {
    if (this.aim) return this.confirm();
    this.step(0, 1);
  }

  #announce(): void {
    const say = words.table.place;
    const { triangle, points } = this.aim!;
    const where = besideText(triangle!.cell, this.session.shown?.board ?? []);
    const counted = countsPoints(this.session.shown?.rules ?? {});
    const more = [where, ...(counted ? [say.points(points.total)] : []), ...bonuses(points)].join(", ");
    this.session.announced = say.at(this.places.indexOf(this.aim!) + 1, this.places.length, more);
  }
}
