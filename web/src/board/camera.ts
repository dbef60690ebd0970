// Where a board is looked at from: pure geometry, in board units and pixels.

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Point, Size {}

/** The point of the board in the middle of the view, and pixels per board unit. */
export interface Camera extends Point {
  scale: number;
}

export interface Limits {
  minScale: number;
  maxScale: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** `below`: pixels at the bottom of the view that something else needs. */
export function fit(box: Box, view: Size, limits: Limits, margin = 0, below = 0): Camera {
  const wanted = Math.min(
    Math.max(view.width - 2 * margin, 1) / box.width,
    Math.max(view.height - below - 2 * margin, 1) / box.height,
  );
  // Everything is shown, however far that is.
  const scale = Math.min(wanted, limits.maxScale);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 + below / 2 / scale, scale };
}

export function toScreen(point: Point, camera: Camera, view: Size): Point {
  return {
    x: (point.x - camera.x) * camera.scale + view.width / 2,
    y: (point.y - camera.y) * camera.scale + view.height / 2,
  };
}

export function toBoard(pixel: Point, camera: Camera, view: Size): Point {
  return {
    x: (pixel.x - view.width / 2) / camera.scale + camera.x,
    y: (pixel.y - view.height / 2) / camera.scale + camera.y,
  };
}

/** Moves the view by pixels. */
export function pan(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale };
}

/** Changes the scale so that what is at the pixel stays there. */
export function zoomAt(camera: Camera, factor: number, pixel: Point, view: Size, limits: Limits): Camera {
  const scale = clamp(camera.scale * factor, limits.minScale, limits.maxScale);
  const fixed = toBoard(pixel, camera, view);
  return {
    scale,
    x: fixed.x - (pixel.x - view.width / 2) / scale,
    y: fixed.y - (pixel.y - view.height / 2) / scale,
  };
}

/** Keeps the middle of the view within the box: nobody gets lost on the felt. */
export function keepNear(camera: Camera, box: Box): Camera {
  return {
    ...camera,
    x: clamp(camera.x, box.x, box.x + box.width),
    y: clamp(camera.y, box.y, box.y + box.height),
  };
}

/** Moves the view so that it shows as much of the box as it can, with a margin in pixels round it. */
export function keepFull(camera: Camera, box: Box, view: Size, margin: number): Camera {
  const kept = (middle: number, from: number, size: number, room: number) => {
    const half = room / 2 - margin;
    const slack = size * camera.scale - 2 * half;
    return slack <= 0 ? from + size / 2 : clamp(middle, from + half / camera.scale, from + size - half / camera.scale);
  };
  return {
    ...camera,
    x: kept(camera.x, box.x, box.width, view.width),
    y: kept(camera.y, box.y, box.height, view.height),
  };
}

export const grown = ({ x, y, width, height }: Box, by: number): Box =>
  ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

export function isBoxVisible({ x, y, width, height }: Box, camera: Camera, view: Size): boolean {
  return isVisible({ x, y }, camera, view) && isVisible({ x: x + width, y: y + height }, camera, view);
}

export function isVisible(point: Point, camera: Camera, view: Size, margin = 0): boolean {
  const { x, y } = toScreen(point, camera, view);
  return x >= margin && y >= margin && x <= view.width - margin && y <= view.height - margin;
}

/** Pixels from a finger up to what it means while it drags: it would hide it otherwise. */
const fingerLift = 52;
/** Where a finger at a height means that, on a board that ends at `bottom`; all of it can be reached. */
export const aboveFinger = (y: number, bottom: number): number => y - fingerLift * clamp((bottom - y) / (2 * fingerLift), 0, 1);

/** Where on the border of the view an arrow to the point stands, and its angle in degrees. */
export function edgeArrow(point: Point, camera: Camera, view: Size, margin: number): Point & { angle: number } {
  const target = toScreen(point, camera, view);
  const x = clamp(target.x, margin, view.width - margin);
  const y = clamp(target.y, margin, view.height - margin);
  return { x, y, angle: (Math.atan2(target.y - y, target.x - x) * 180) / Math.PI };
}
