// Fingers and the mouse on a board: they move it, come closer, and touch what is there.

import { aboveFinger, type Point } from "./camera";
import type { BoardView } from "./board_view.svelte";

/** Pixels that a finger may stray and still tap. */
const slop = 8;

export class Gestures {
  /** A hand is moving the board. */
  moving = $state(false);
  readonly #view: BoardView;
  readonly #ontap: (pixel: Point, isMouse: boolean) => void;
  #element: HTMLElement | null = null;
  /** Where it lies in the window, measured once a gesture: to ask with every move costs a layout. */
  #box: DOMRect | null = null;
  #pointers = new Map<number, Point>();
  #begin: Point | null = null;
  #moved = false;

  constructor(view: BoardView, ontap: (pixel: Point, isMouse: boolean) => void) {
    this.#view = view;
    this.#ontap = ontap;
  }

  /** Whose gestures they are. */
  attach = (element: HTMLElement): void => void (this.#element = element);
  /** Something else may lie there now. */
  forgetPlace = (): void => void (this.#box = null);
  get #place(): DOMRect {
    return (this.#box ??= this.#element!.getBoundingClientRect());
  }

  /** A dragged tile: where in the window it is shown, and how large beside the size of the board. */
  carriedBy({ clientX: x, clientY, pointerType }: PointerEvent): Point & { scale: number } {
    const y = pointerType === "mouse" ? clientY : aboveFinger(clientY, this.#place.bottom);
    return { x, y, scale: this.#view.camera.scale };
  }
  /** The point of the board under a point of the window; null beside the board. */
  locate(clientX: number, clientY: number): Point | null {
    const { left, top, width, height } = this.#place;
    const pixel = { x: clientX - left, y: clientY - top };
    if (pixel.x < 0 || pixel.y < 0 || pixel.x > width || pixel.y > height) return null;
    return this.#view.pointAt(pixel);
  }

  #here(event: PointerEvent | WheelEvent): Point {
    const { left, top } = this.#place;
    return { x: event.clientX - left, y: event.clientY - top };
  }

  down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    if (this.#pointers.size === 0) {
      this.#begin = this.#here(event);
      this.#moved = false;
    }
    this.#pointers.set(event.pointerId, this.#here(event));
    this.#element!.setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#here(event);
    const others = [...this.#pointers.entries()].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const begin = this.#begin;
    if (!this.#moved && others.length === 0 && begin && Math.hypot(now.x - begin.x, now.y - begin.y) < slop) return;
    this.#moved = true;
    this.moving = true;
    this.#view.gliding = false;
    this.#pointers.set(event.pointerId, now);
    const other = others[0];
    if (!other) return this.#view.carry({ x: now.x - before.x, y: now.y - before.y });
    const apart = (point: Point) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
    const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const drift = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    this.#view.zoomByHand(apart(now) / apart(before), centre, drift);
  };

  up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    this.#view.putDown();
    this.moving = this.moving && this.#pointers.size > 0;
    // The wheel's button moves the board and does nothing else.
    if (this.#pointers.size > 0 || this.#moved || event.type === "pointercancel" || event.button > 0) return;
    this.#ontap(this.#here(event), event.pointerType === "mouse");
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.forgetPlace();
    this.#view.zoomByHand(Math.exp(-event.deltaY * 0.0016), this.#here(event));
  };
}
