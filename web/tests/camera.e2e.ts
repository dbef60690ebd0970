// Looking at the board from near and far.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { centre } from "../src/board/lattice";
import type { Cell, Placed, PlacedTriangle, Shown } from "../src/engine/messages";
import { browserForTests, phone, screen } from "./support/browser";
import { play } from "./support/moves";
import { drag, swipe, type Pixel } from "./support/pointer";
import { canPlace, findPosition, hasTiles } from "./support/search";
import { myTurn, pixelOf, scaleOf, until } from "./support/table";

const { table } = browserForTests();
const wide = findPosition({}, (shown) => hasTiles(20)(shown) && canPlace(shown));
const cellOf = (placed: Placed): Cell => (placed as PlacedTriangle).cell;
const lastCell = ({ board }: Shown): Cell => cellOf([...board].sort((a, b) => b.action - a.action)[0]!);
const last = centre(lastCell(wide.shown));
const middle: Pixel = [500, 350];

/** Within the board's own part of the window. */
async function inSight(page: Page, [x, y]: Pixel): Promise<boolean> {
  const box = (await page.locator(".view").boundingBox())!;
  return x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;
}
const near = (one: Pixel, other: Pixel) => {
  expect(one[0]).toBeCloseTo(other[0], 0);
  expect(one[1]).toBeCloseTo(other[1], 0);
};

it("zooms with the wheel: what is under the mouse stays there", async () => {
  const { page, close } = await table(wide.saved);
  await myTurn(page);
  const [before, at] = [await scaleOf(page), await pixelOf(page, last)];
  await page.mouse.move(...at);
  await page.mouse.wheel(0, -200);
  await until(page, async () => (await scaleOf(page)) > before * 1.2);
  near(await pixelOf(page, last), at);
  const closer = await scaleOf(page);
  await page.mouse.wheel(0, 300);
  await until(page, async () => (await scaleOf(page)) < closer / 1.3);
  near(await pixelOf(page, last), at);
  await close();
});

it("zooms with two fingers", async () => {
  const { page, close } = await table(wide.saved, phone);
  await myTurn(page);
  const before = await scaleOf(page);
  const [x, y]: Pixel = [195, 330];
  await swipe(page, [[x - 40, y], [x - 70, y]], [[x + 40, y], [x + 70, y]]);
  await until(page, async () => (await scaleOf(page)) > before * 1.7);
  expect(await scaleOf(page)).toBeCloseTo(before * (140 / 80), 2);
  const closer = await scaleOf(page);
  await swipe(page, [[x, y - 90], [x, y - 45]], [[x, y + 90], [x, y + 45]]);
  await until(page, async () => (await scaleOf(page)) < closer * 0.6);
  expect(await scaleOf(page)).toBeCloseTo(closer / 2, 2);
  // Two fingers place nothing and pick nothing.
  expect(await page.locator("[data-aim], .slot.held").count()).toBe(0);
  await close();
});

it("moves with the hand that drags it, and with one finger", async () => {
  const { page, close } = await table(wide.saved, phone);
  await myTurn(page);
  for (let step = 0; step < 3; ++step) await page.keyboard.press("+");
  const before = await pixelOf(page, last);
  await drag(page, [200, 300], [230, 340]);
  near(await pixelOf(page, last), [before[0] + 30, before[1] + 40]);
  await swipe(page, [[200, 300], [170, 260]]);
  await until(page, async () => Math.abs((await pixelOf(page, last))[0] - before[0]) < 1);
  near(await pixelOf(page, last), before);
  await close();
});

it("shows everything again, and keeps the view when a tile is placed", async () => {
  const { page, close } = await table(wide.saved);
  await myTurn(page);
  const [scale, at] = [await scaleOf(page), await pixelOf(page, last)];
  await page.getByRole("button", { name: "Farther" }).click();
  const farther = await scaleOf(page);
  expect(farther).toBeLessThan(scale);
  await play(page, wide.shown.moves!.place[0]!);
  expect(await scaleOf(page)).toBe(farther);
  await page.getByRole("button", { name: "Show everything" }).click();
  for (const placed of wide.shown.board) expect(await inSight(page, await pixelOf(page, centre(cellOf(placed))))).toBe(true);
  await page.keyboard.press("u");
  await until(page, async () => Math.abs((await pixelOf(page, last))[0] - at[0]) < 1);
  near(await pixelOf(page, last), at);
  expect(await scaleOf(page)).toBe(scale);
  await close();
});

it("points to a last move that is out of sight, and goes there", async () => {
  const { page, close } = await table(wide.saved, { viewport: { width: 900, height: 560 } });
  await myTurn(page);
  const arrow = page.getByRole("button", { name: "Show the last move" });
  expect(await arrow.isVisible()).toBe(false);
  for (let step = 0; step < 8; ++step) await page.keyboard.press("+");
  // Away with it, the way it lies from the middle.
  for (let push = 0; push < 6 && (await inSight(page, await pixelOf(page, last))); ++push) {
    const [x, y] = await pixelOf(page, last);
    await drag(page, middle, [middle[0] + Math.sign(x - middle[0]) * 180, middle[1] + Math.sign(y - middle[1]) * 120]);
  }
  await arrow.waitFor();
  expect(await inSight(page, await pixelOf(page, last))).toBe(false);
  await screen(page, "arrow");
  await arrow.click();
  await arrow.waitFor({ state: "detached" });
  expect(await inSight(page, await pixelOf(page, last))).toBe(true);
  await close();
});

it("lies under the hand while it is dragged, and obeys a key meanwhile", async () => {
  const { page, close } = await table(wide.saved);
  await myTurn(page);
  await page.keyboard.press("+");
  const undragged = await pixelOf(page, last);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  const before = await pixelOf(page, last);
  await page.mouse.move(400, 300);
  await page.mouse.down();
  await page.mouse.move(440, 330, { steps: 4 });
  await until(page, async () => Math.abs((await pixelOf(page, last))[0] - before[0] - 40) < 0.5);
  near(await pixelOf(page, last), [before[0] + 40, before[1] + 30]);
  // Everything, and one step closer: where it was before the hand came.
  await page.keyboard.press("f");
  await page.keyboard.press("+");
  near(await pixelOf(page, last), undragged);
  await page.mouse.up();
  near(await pixelOf(page, last), undragged);
  await close();
});
