// Where words about something on the board stand. All in pixels of the view.

import type { Box, Point, Size } from "./camera";

const gap = 4;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(high, low));

/** The middle of words of a size, moved so that all of them are in view. */
export function keptInView({ x, y }: Point, size: Size, view: Size): Point {
  return {
    x: clamp(x, size.width / 2, view.width - size.width / 2),
    y: clamp(y, size.height / 2, view.height - size.height / 2),
  };
}

/**
 * The middle of words of a size: beside the box that they are about, in view, where they hide the fewest points. Those
 * of the box itself are among them, as the view may leave no room beside it.
 */
export function tagPlace(about: Box, size: Size, view: Size, points: readonly Point[]): Point {
  const x = about.x + about.width / 2;
  const y = about.y + about.height / 2;
  const across = (about.width + size.width) / 2 + gap;
  const down = (about.height + size.height) / 2 + gap;
  // Above, below, at the sides, at the corners: the first of equals.
  const ways = [[0, -1], [0, 1], [1, 0], [-1, 0], [1, -1], [-1, -1], [1, 1], [-1, 1]] as const;
  const places = ways.map(([right, lower]) => keptInView({ x: x + right * across, y: y + lower * down }, size, view));
  const hidden = (at: Point) =>
    points.filter((point) => Math.abs(point.x - at.x) < size.width / 2 && Math.abs(point.y - at.y) < size.height / 2).length;
  const rated = places.map((at) => ({ at, rate: hidden(at) }));
  return rated.reduce((least, other) => (other.rate < least.rate ? other : least)).at;
}
