// Mouse and fingers.
import type { CDPSession, Page } from "playwright-core";
import { aboveFinger } from "../../src/board/camera";
import { still } from "./table";

export type Pixel = [number, number];
/** A click or a tap. */
export type Touch = (x: number, y: number) => Promise<void>;
export const clicking = (page: Page): Touch => (x, y) => page.mouse.click(x, y);
export const tapping = (page: Page): Touch => (x, y) => page.touchscreen.tap(x, y);

export async function centreOf(page: Page, selector: string): Promise<Pixel> {
  await still(page);
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Where a finger that drags a tile is while it means a point of the board. */
export async function fingerFor(page: Page, [x, y]: Pixel): Promise<Pixel> {
  const { y: top, height } = (await page.locator(".view").boundingBox())!;
  let finger = y;
  while (aboveFinger(finger, top + height) < y) ++finger;
  return [x, finger];
}

const between = (from: Pixel, to: Pixel, part: number): Pixel => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];

export async function drag(page: Page, from: Pixel, to: Pixel): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
}

/** Fingers that go down together, each along its own way from point to point, and are lifted together. */
export async function swipe(page: Page, ...ways: Pixel[][]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const steps = 8;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", fingers: Pixel[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  await send("touchStart", ways.map((way) => way[0]!));
  for (let leg = 1; leg < ways[0]!.length; ++leg) {
    for (let step = 1; step <= steps; ++step) {
      await send("touchMove", ways.map((way) => between(way[leg - 1]!, way[leg]!, step / steps)));
    }
  }
  await send("touchEnd", []);
  await session.detach();
}
