import { describe, expect, it } from "vitest";
import { aboveFinger, edgeArrow, fit, grown, isBoxVisible, isVisible, keepFull, keepNear, pan, toBoard, toScreen, zoomAt } from "./camera";

const view = { width: 800, height: 400 };
const limits = { minScale: 0.1, maxScale: 4 };
const camera = { x: 10, y: -5, scale: 2 };

describe("a camera", () => {
  it("shows a whole box in the middle", () => {
    const fitted = fit({ x: -100, y: -100, width: 200, height: 200 }, view, limits, 20);
    expect(fitted).toEqual({ x: 0, y: 0, scale: 1.8 });
    expect(fit({ x: 0, y: 0, width: 100, height: 100 }, view, limits, 0, 200)).toEqual({ x: 50, y: 100, scale: 2 });
    expect(fit({ x: 0, y: 0, width: 1, height: 1 }, view, limits).scale).toBe(limits.maxScale);
    expect(fit({ x: 0, y: 0, width: 80_000, height: 1 }, view, limits).scale).toBe(0.01);
  });

  it("finds the way back from the screen", () => {
    expect(toBoard(toScreen({ x: 3, y: 4 }, camera, view), camera, view)).toEqual({ x: 3, y: 4 });
  });

  it("keeps what is under the pointer when it comes closer", () => {
    const pixel = { x: 100, y: 333 };
    const before = toBoard(pixel, camera, view);
    const after = toBoard(pixel, zoomAt(camera, 1.5, pixel, view, limits), view);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(zoomAt(camera, 100, pixel, view, limits).scale).toBe(4);
  });

  it("moves with the finger", () => {
    const point = { x: 1, y: 2 };
    const before = toScreen(point, camera, view);
    const after = toScreen(point, pan(camera, { x: 30, y: -8 }), view);
    expect(after).toEqual({ x: before.x + 30, y: before.y - 8 });
  });

  it("shows no more of the empty table than it must", () => {
    const box = { x: 0, y: 0, width: 1000, height: 100 };
    expect(keepFull({ x: 990, y: 20, scale: 1 }, box, view, 50)).toEqual({ x: 650, y: 50, scale: 1 });
    expect(keepFull({ x: 500, y: 20, scale: 8 }, box, view, 40)).toEqual({ x: 500, y: 20, scale: 8 });
    expect(keepFull({ x: 500, y: -20, scale: 8 }, box, view, 40)).toEqual({ x: 500, y: 20, scale: 8 });
  });

  it("shows a box, or not all of it", () => {
    const box = grown({ x: 10, y: 20, width: 100, height: 60 }, 10);
    expect(box).toEqual({ x: 0, y: 10, width: 120, height: 80 });
    expect(isBoxVisible(box, { x: 60, y: 50, scale: 5 }, view)).toBe(true);
    expect(isBoxVisible(box, { x: 60, y: 50, scale: 5.1 }, view)).toBe(false);
    expect(isBoxVisible(box, { x: 200, y: 50, scale: 5 }, view)).toBe(false);
  });

  it("means what is above the finger, and all that there is", () => {
    expect([aboveFinger(200, 600), aboveFinger(600, 600), aboveFinger(650, 600)]).toEqual([148, 600, 650]);
    for (let y = 400; y < 600; ++y) expect(aboveFinger(y + 1, 600)).toBeGreaterThan(aboveFinger(y, 600));
  });

  it("stays near the board", () => {
    expect(keepNear({ x: 999, y: 0, scale: 1 }, { x: 0, y: 0, width: 100, height: 50 })).toEqual({ x: 100, y: 0, scale: 1 });
  });

  it("points to what is out of sight", () => {
    expect(isVisible({ x: 10, y: -5 }, camera, view)).toBe(true);
    expect(isVisible({ x: 1000, y: -5 }, camera, view)).toBe(false);
    expect(edgeArrow({ x: 1000, y: -5 }, camera, view, 30)).toEqual({ x: 770, y: 200, angle: 0 });
  });
});
