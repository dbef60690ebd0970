// Where a board is looked at from: everything is shown, or what the player chose.

import {
  fit, grown, isBoxVisible, keepFull, keepNear, pan, toBoard, toScreen, zoomAt, type Box, type Camera, type Limits, type Point,
} from "./camera";

/** What there is to look at. */
interface Scene {
  bounds: Box;
  limits: Limits;
  /** Pixels left free round what is fitted. */
  margin: number;
}

/** Units of the board round what is brought into view: sums stand there. */
const roomAround = 60;
/** Pixels of the empty table that may be seen then. */
const roomToSee = 64;

export class BoardView {
  width = $state(1);
  height = $state(1);
  /** Changes are gone to step by step. */
  gliding = $state(false);
  readonly #scene: () => Scene;
  readonly #onshift: (by: Point | null) => void;
  /** The player's own view; null: everything is shown. */
  #own = $state.raw<Camera | null>(null);
  /** A tap came closer. */
  #magnified = false;
  /** Where a hand has moved it to, which is told past the state, as that would be asked with every move. */
  #carried: Camera | null = null;

  readonly size = $derived({ width: this.width, height: this.height });
  readonly #fitted: Camera = $derived.by(() => {
    const { bounds, limits, margin } = this.#scene();
    // Room for the message and the buttons, unless they find it beside the board.
    const beside = this.width - this.height * (bounds.width / bounds.height);
    const below = beside > (this.height < 340 ? 340 : 400) ? 0 : 56;
    // Low views have no room to spare.
    return fit(bounds, this.size, limits, Math.min(margin, this.height * 0.06), below);
  });
  /** As far as all is seen, if that is farther. */
  readonly #range: Limits = $derived.by(() => {
    const { limits } = this.#scene();
    return { ...limits, minScale: Math.min(limits.minScale, this.#fitted.scale) };
  });
  readonly camera: Camera = $derived.by(() => (this.#own ? keepNear(this.#own, this.#scene().bounds) : this.#fitted));

  /** `onshift`: how far a hand has the board from where the camera shows it, in pixels; null when it is there. */
  constructor(scene: () => Scene, onshift: (by: Point | null) => void) {
    this.#scene = scene;
    this.#onshift = onshift;
  }

  /** A hand moves the board by that many pixels. */
  carry(by: Point): void {
    if (!this.#carried) this.#own = this.camera;
    this.#carried = keepNear(pan(this.#carried ?? this.camera, by), this.#scene().bounds);
    const { x, y } = toScreen(this.camera, this.#carried, this.size);
    this.#onshift({ x: x - this.width / 2, y: y - this.height / 2 });
  }
  putDown(): void {
    if (!this.#carried) return;
    this.#own = this.#carried;
    this.#carried = null;
    this.#onshift(null);
  }

  /** What comes next is gone to step by step, unless that would begin where the hand took the board from. */
  #glide(): void {
    this.gliding = this.#carried === null;
    this.putDown();
  }

  showAll(): void {
    this.#glide();
    this.#magnified = false;
    this.#own = null;
  }
  show({ x, y }: Point): void {
    this.#glide();
    this.#own = { ...this.camera, x, y };
  }
  zoom(factor: number): void {
    this.#glide();
    this.#own = zoomAt(this.camera, factor, { x: this.width / 2, y: this.height / 2 }, this.size, this.#range);
  }
  /** At once, where a hand wants it. */
  zoomByHand(factor: number, pixel: Point, drift: Point = { x: 0, y: 0 }): void {
    this.putDown();
    this.gliding = false;
    this.#own = zoomAt(pan(this.camera, drift), factor, pixel, this.size, this.#range);
  }
  /** Comes closer to a pixel, until unmagnify(). */
  magnify(scale: number, pixel: Point): void {
    this.gliding = true;
    this.#magnified = true;
    this.#own = zoomAt(this.camera, scale / this.camera.scale, pixel, this.size, { ...this.#scene().limits, maxScale: 9 });
  }
  /** Back to the whole board, if a tap came closer. */
  unmagnify(): void {
    if (this.#magnified) this.showAll();
  }
  /** Brings a part of the board into view, at a scale at least. */
  seek(about: Box, leastScale: number): void {
    const { camera, size } = this;
    const sought = grown(about, roomAround);
    const closest = Math.min(size.width / sought.width, size.height / sought.height);
    const enough = Math.min(leastScale, closest);
    if (isBoxVisible(sought, camera, size) && camera.scale >= enough) return;
    this.#glide();
    this.#magnified ||= this.#own === null;
    const scale = Math.min(Math.max(camera.scale, enough), closest);
    const middle = { x: sought.x + sought.width / 2, y: sought.y + sought.height / 2 };
    this.#own = keepFull({ scale, ...middle }, this.#scene().bounds, size, roomToSee);
  }

  pointAt = (pixel: Point): Point => toBoard(pixel, this.#carried ?? this.camera, this.size);
  pixelOf = (point: Point): Point => toScreen(point, this.camera, this.size);
}
