// What the table shows, and waiting for it.
import type { Page } from "playwright-core";
import type { Point } from "../../src/board/camera";
import { stored } from "./arranged";
import { screen } from "./browser";
import type { Pixel } from "./pointer";

/** Asks again and again: the page's policy forbids what Playwright's own waiting does. */
export async function until(page: Page, question: () => Promise<boolean>, milliseconds = 15_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await question())) {
    if (Date.now() > deadline) {
      await screen(page, "stuck");
      throw new Error(`waited in vain for ${question.toString()}`);
    }
    await page.waitForTimeout(15);
  }
}

export const messageOf = (page: Page, selector = ".message"): Promise<string> =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? "", selector);
export const saying = (page: Page, wanted: RegExp): Promise<void> =>
  until(page, async () => wanted.test(await messageOf(page)));
/** Something is refused, in red. */
export const refusing = (page: Page, wanted: RegExp): Promise<void> =>
  until(page, async () => wanted.test(await messageOf(page, ".message.bad")));

export const isOver = (page: Page) => page.locator("dialog h2#end-title").isVisible();

/** Waits until the person is asked or the round is over. True if asked. */
export async function myTurn(page: Page): Promise<boolean> {
  await until(page, async () => /^(Pick a tile|Nothing fits)/.test(await messageOf(page)) || (await isOver(page)));
  return !(await isOver(page));
}

/** Something that changes with every action: story, points, stock and rack. */
export const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".story li, .score, .facts, .player small, #end-title, .slot")]
      .map((element) => element.dataset.tile ?? element.textContent)
      .join());

/** Does something, and waits until the game has gone on. */
export async function changing(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await stateOf(page);
  await act();
  await until(page, async () => (await stateOf(page)) !== before);
}

/** Whether the element that has the focus, or something round it, is meant. */
export const focusIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);

export const rackOf = (page: Page): Promise<string[]> =>
  page.locator(".slot").evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset.tile!));

/** Until the order of the rack is stored: that takes a moment longer than to show it. */
export const orderStored = (page: Page, id?: string): Promise<void> =>
  until(page, async () => (await stored(page, id)).orders?.[0]?.join() === (await rackOf(page)).join());

/** The story, the newest first. */
export const storyOf = (page: Page): Promise<string[]> =>
  page.locator(".story ol li").evaluateAll((lines) => lines.map((line) => line.textContent!.replaceAll(/\s+/g, " ").trim()));

/** The board has found its place: before that, what is measured is on its way. */
export const still = (page: Page): Promise<void> =>
  until(page, () => page.evaluate(() => {
    const world = document.querySelector<SVGElement>(".world");
    const { clientWidth = 0, clientHeight = 0 } = world?.closest(".view") ?? {};
    const middle = `translate(${clientWidth / 2}px, ${clientHeight / 2}px)`;
    return world !== null && world.style.transform.startsWith(middle) && world.getAnimations().length === 0;
  }));

/** The part of the window that one unit of the board takes. */
async function unitOf(page: Page): Promise<{ x: number; y: number; width: number }> {
  await still(page);
  return page.locator(".world").evaluate((world) => {
    const { x, y, width } = world.getBoundingClientRect();
    return { x, y, width };
  });
}

/** Pixels to a unit of the board. */
export const scaleOf = async (page: Page): Promise<number> => (await unitOf(page)).width;

/** Where a point of the board is in the window. */
export async function pixelOf(page: Page, point: Point): Promise<Pixel> {
  const { x, y, width } = await unitOf(page);
  return [x + point.x * width, y + point.y * width];
}
