// How fast the table of Triominos answers the pointer when all tiles but one lie there. `npm run bench`; no test, as the
// figures depend on the machine.
import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { outline, pointsText } from "../src/board/lattice";
import { browserForTests } from "../tests/support/browser";
import { aim, placeButton } from "../tests/support/moves";
import { centreOf, type Pixel } from "../tests/support/pointer";
import { findFullTable } from "../tests/support/search";
import { myTurn } from "../tests/support/table";
import { categories, costs, percentiles, type Cost } from "./trace";

const { table } = browserForTests();
const { saved, shown } = findFullTable();
const placement = shown.moves!.place[0]!;
/** In turn, so that what else the machine does falls on all alike. */
const rounds = 5;
const moves = 120;
const slowdown = 4;
const middle: Pixel = [490, 380];

type Mouse = "mousePressed" | "mouseMoved" | "mouseReleased";
/** Straight to the browser: Playwright's own mouse runs scripts in the page while a button is down. */
const mouse = (session: CDPSession, type: Mouse, [x, y]: Pixel, down: boolean) =>
  session.send("Input.dispatchMouseEvent", { type, x, y, button: down ? "left" : "none", buttons: down ? 1 : 0, clickCount: 1 });

/** What moving the pointer over the board on a wide loop costs the main thread of a slow machine. */
async function wander(page: Page, from: Pixel, down: boolean): Promise<Cost[]> {
  const browser = page.context().browser()!;
  const session = await page.context().newCDPSession(page);
  await mouse(session, "mouseMoved", from, false);
  if (down) await mouse(session, "mousePressed", from, true);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await browser.startTracing(page, { categories });
  for (let step = 0; step < moves; ++step) {
    const turn = (step / moves) * 6 * Math.PI;
    await mouse(session, "mouseMoved", [490 + 330 * Math.cos(turn), 380 + 230 * Math.sin(turn * 1.3)], down);
  }
  const trace = await browser.stopTracing();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  if (down) await mouse(session, "mouseReleased", from, true);
  await session.detach();
  return costs(trace, "pointermove");
}

it("answers the pointer", async () => {
  const { page, close } = await table(saved);
  await myTurn(page);
  // What the browser itself needs where there is nothing to do, and to move one square.
  const empty = await page.context().newPage();
  await empty.setContent("<script>addEventListener('pointermove', () => {})</script>");
  const square = await page.context().newPage();
  await square.setContent(`<div id="square" style="position: fixed; width: 300px; height: 300px; background: navy; will-change: translate"></div>
    <script>addEventListener("pointermove", ({ x, y }) => (square.style.translate = x + "px " + y + "px"))</script>`);
  const slot = `.slot[data-tile="${placement.triangle!.tile}"]`;
  const spent = { empty: [] as Cost[], square: [] as Cost[], over: [] as Cost[], panning: [] as Cost[], dragged: [] as Cost[] };
  for (let round = 0; round < rounds; ++round) {
    await empty.bringToFront();
    spent.empty.push(...(await wander(empty, middle, false)));
    await square.bringToFront();
    spent.square.push(...(await wander(square, middle, false)));
    await page.bringToFront();
    await page.locator(slot).click();
    spent.over.push(...(await wander(page, middle, false)));
    spent.panning.push(...(await wander(page, middle, true)));
    await page.keyboard.press("f");
    await page.keyboard.press("Escape");
    spent.dragged.push(...(await wander(page, await centreOf(page, slot), true)));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
  console.log(`${shown.board.length} tiles on the table and one in hand, ${slowdown} times slower, milliseconds of the main thread a pointermove (p50, p95, p99):`);
  const tell = (what: string, list: Cost[]) =>
    console.log(`  ${what.padEnd(24)} for the page ${percentiles(list.map(({ page: own }) => own))}   whole ${percentiles(list.map(({ whole }) => whole))}`);
  tell("an empty page", spent.empty);
  tell("a page with a square", spent.square);
  tell("over it, a tile picked", spent.over);
  tell("panning, a tile picked", spent.panning);
  tell("a tile dragged over it", spent.dragged);
  await close();
});

it("places a tile", async () => {
  const face = pointsText(outline(placement.triangle!.cell));
  const frames: number[] = [];
  for (let time = 0; time < 10; ++time) {
    const { page, close } = await table(saved);
    await myTurn(page);
    await aim(page, placement);
    await page.evaluate((points) => {
      const result = { frames: 0, milliseconds: 0, done: false };
      Object.assign(window, { result });
      addEventListener("click", ({ timeStamp }) => {
        const look = () => {
          ++result.frames;
          result.milliseconds = performance.now() - timeStamp;
          result.done = [...document.querySelectorAll(".world .tile:not(.ghost) .face")].some((tile) => tile.getAttribute("points") === points);
          if (!result.done) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, { capture: true, once: true });
    }, face);
    await placeButton(page).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { result: { done: boolean } }).result.done)).toBe(true);
    const result = await page.evaluate(() => (window as unknown as { result: { frames: number; milliseconds: number } }).result);
    frames.push(result.frames);
    if (time === 0) console.log("from the click that confirms to the frame with the tile:");
    console.log(`  ${result.frames} frames, ${result.milliseconds.toFixed(0)} ms`);
    await close();
  }
});
