// The rack: its order belongs to the player, also while others think.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { squareCentre } from "../src/board/grid";
import { sorted } from "../src/rack/order";
import { squareName } from "../src/words/names";
import { browserForTests, phone, screen } from "./support/browser";
import { afterMove, untilAsked } from "./support/engine";
import { kept } from "./support/arranged";
import { aim, laidCount, lay, placeButton } from "./support/moves";
import { centreOf, drag, fingerFor, swipe, type Pixel } from "./support/pointer";
import { canPlace, findPosition, hasTiles } from "./support/search";
import { changing, focusIn, myTurn, orderStored, pixelOf, rackOf, until } from "./support/table";
import { arrangeThinking, letPlay, thinking } from "./support/thinking";

const { open, table } = browserForTests();
const { saved, shown } = findPosition({}, (at) => canPlace(at) && hasTiles(3)(at) && at.rack!.length > 5);
const placement = shown.moves!.place[0]!;

/** Right of the middle of a slot. */
async function slotAt(page: Page, index: number): Promise<Pixel> {
  const box = (await page.locator(".slot").nth(index).boundingBox())!;
  return [box.x + box.width * 0.7, box.y + box.height / 2];
}
const firstToFourth = ([first, second, third, fourth, ...rest]: string[]) => [second!, third!, fourth!, first!, ...rest];

it("is ordered by dragging with the mouse, and stays so", async () => {
  const { page, close } = await table(saved);
  await myTurn(page);
  const before = await rackOf(page);
  await drag(page, await slotAt(page, 0), await slotAt(page, 3));
  expect(await rackOf(page)).toEqual(firstToFourth(before));
  // A drag picks nothing.
  expect(await page.locator(".slot.held, .dragged-tile").count()).toBe(0);
  await orderStored(page);
  await page.reload();
  await myTurn(page);
  expect(await rackOf(page)).toEqual(firstToFourth(before));
  await close();
});

it.each(["portrait", "landscape"])("is ordered by a finger on a phone held in %s", async (held) => {
  const { page, close } = await table(saved, held === "portrait" ? phone : { ...phone, viewport: { width: 844, height: 390 } });
  await myTurn(page);
  const before = await rackOf(page);
  const [from, to] = [await slotAt(page, 0), await slotAt(page, 3)];
  // Where the rack is wider than the screen a finger that goes along it moves the rack: lift the tile out of it first.
  const over = 40;
  expect(await page.locator(".rack.overflowing").count()).toBe(held === "portrait" ? 1 : 0);
  await (held === "portrait" ? swipe(page, [from, [from[0], from[1] - over], [to[0], to[1] - over], to]) : swipe(page, [from, to]));
  await until(page, async () => (await rackOf(page)).join() !== before.join());
  expect(await rackOf(page)).toEqual(firstToFourth(before));
  expect(await page.locator(".slot.held, .dragged-tile").count()).toBe(0);
  await close();
});

it("moves along under a finger where it is wider than the screen, and nothing is picked", async () => {
  const { page, close } = await table(findPosition({}, ({ rack }) => rack!.length > 8).saved, phone);
  await myTurn(page);
  const before = await rackOf(page);
  const [x, y] = await slotAt(page, 4);
  await swipe(page, [[x, y], [x - 150, y]]);
  await until(page, () => page.locator(".rack").evaluate((rack) => rack.scrollLeft > 50));
  expect(await rackOf(page)).toEqual(before);
  expect(await page.locator(".slot.held, .dragged-tile").count()).toBe(0);
  await close();
});

it("lets go of a tile when the time of its player is up", async () => {
  const timed = findPosition({ players: ["person", "person"], rules: { turn_seconds: 3 } }, ({ board }) => board.length > 3);
  const { page, close } = await table(timed.saved);
  await page.getByRole("dialog").getByRole("button").first().click();
  await page.mouse.move(...(await slotAt(page, 0)));
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 5 });
  expect(await page.locator(".dragged-tile").count()).toBe(1);
  await page.getByRole("dialog", { name: /your turn$/ }).waitFor();
  expect(await page.locator(".dragged-tile").count()).toBe(0);
  await page.mouse.up();
  await close();
});

it("drags one tile at a time", async () => {
  const { page, close } = await table(saved, phone);
  await myTurn(page);
  const [first, second] = [await slotAt(page, 0), await slotAt(page, 2)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: [number, number][]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  await touch("touchStart", first);
  for (const up of [20, 60, 120]) await touch("touchMove", [first[0], first[1] - up]);
  const lifted: [number, number] = [first[0], first[1] - 120];
  await touch("touchStart", lifted, second);
  await touch("touchEnd", lifted);
  await touch("touchEnd");
  await until(page, async () => (await page.locator(".dragged-tile").count()) === 0);
  await close();
});

it("leaves tiles that are laid already where they are", async () => {
  const position = findPosition({ game: "triolet" }, ({ moves, rack }) =>
    new Set(rack).size === 3 && moves!.place.some(({ placed }) => placed!.length === 1 && !placed![0]!.joker));
  const single = position.shown.moves!.place.find(({ placed }) => placed!.length === 1 && !placed![0]!.joker)!;
  const { page, close } = await table(position.saved);
  await myTurn(page);
  await lay(page, single);
  const before = await rackOf(page);
  const [a, b] = before.flatMap((tile, index) => (tile === String(single.placed![0]!.value) ? [] : [index])) as [number, number];
  await drag(page, await slotAt(page, a), await slotAt(page, b));
  expect(await rackOf(page)).not.toEqual(before);
  expect(await laidCount(page)).toBe(1);
  await placeButton(page).waitFor();
  await close();
});

it("is sorted and shuffled", async () => {
  const { page, close } = await table(saved);
  await myTurn(page);
  const before = await rackOf(page);
  await page.getByRole("button", { name: "Sort" }).click();
  expect(await rackOf(page)).toEqual(sorted(before));
  // Chance may leave the order as it is, but not for ever.
  for (let press = 0; press < 20 && (await rackOf(page)).join() === sorted(before).join(); ++press) {
    await page.getByRole("button", { name: "Shuffle" }).click();
  }
  const mixed = await rackOf(page);
  expect(mixed).not.toEqual(sorted(before));
  expect([...mixed].sort()).toEqual([...before].sort());
  await page.keyboard.press("s");
  expect(await rackOf(page)).toEqual(sorted(before));
  await close();
});

it("is ordered by keyboard", async () => {
  const { page, close } = await table(saved);
  await myTurn(page);
  const before = await rackOf(page);
  await page.locator(".slot").first().focus();
  for (let step = 1; step <= 3; ++step) {
    await page.keyboard.press("Alt+ArrowRight");
    await until(page, () => focusIn(page, `.slot:nth-child(${step + 1})`));
  }
  expect(await rackOf(page)).toEqual(firstToFourth(before));
  await close();
});

it.each([["the mouse", {}], ["a finger", phone]])("gives a tile to the board by dragging with %s", async (_, options) => {
  const { page, close } = await table(saved, options);
  await myTurn(page);
  const { tile, cell } = placement.triangle!;
  await page.locator(`.slot[data-tile="${tile}"]`).click();
  const to = await centreOf(page, `.place[data-cell="${cell.join(",")}"]`);
  await page.locator(`.slot[data-tile="${tile}"]`).click();
  expect(await page.locator(".place").count()).toBe(0);
  const from = await centreOf(page, `.slot[data-tile="${tile}"]`);
  await (options === phone ? swipe(page, [from, await fingerFor(page, to)]) : drag(page, from, to));
  await page.locator(`[data-aim="${cell.join(",")}"]`).waitFor();
  await placeButton(page).waitFor();
  await changing(page, async () => page.mouse.click(...(await centreOf(page, "[data-aim]"))));
  await myTurn(page);
  expect(await kept(page)).toEqual(untilAsked(afterMove(saved, placement.move)));
  await close();
});

it("gives a tile of Triolet to the square above the finger that drags it", async () => {
  const found = findPosition({ game: "triolet" }, (at) => canPlace(at) && hasTiles(6)(at) && at.moves!.place[0]!.placed!.every(({ joker }) => !joker));
  const { value, square } = found.shown.moves!.place[0]!.placed![0]!;
  const { page, close } = await table(found.saved, phone);
  await myTurn(page);
  const from = await centreOf(page, `.slot[data-tile="${value}"]`);
  const to = await pixelOf(page, squareCentre(square));
  await swipe(page, [from, await fingerFor(page, to)]);
  await page.locator(`[data-laid="${squareName(square)}"]`).waitFor();
  await close();
});

it("stays in the player's hand while a computer thinks", async () => {
  const { page, close } = await open();
  await arrangeThinking(page, saved);
  await myTurn(page);
  await aim(page, placement);
  await changing(page, () => placeButton(page).click());
  await thinking(page).waitFor();
  const before = await rackOf(page);
  await drag(page, await slotAt(page, 0), await slotAt(page, 3));
  const after = firstToFourth(before);
  expect(await rackOf(page)).toEqual(after);
  await page.locator(".slot").nth(1).click();
  expect(await page.locator(".slot.held").getAttribute("data-tile")).toBe(after[1]);
  expect(await thinking(page).isVisible()).toBe(true);
  // The computer's move takes nothing out of the hand.
  await letPlay(page);
  await thinking(page).waitFor({ state: "detached" });
  expect(await rackOf(page)).toEqual(after);
  expect(await page.locator(".slot.held").getAttribute("data-tile")).toBe(after[1]);
  await close();
});

it.each(["reduce", "no-preference"] as const)("fades at the edge beyond which there are more tiles, with motion %s", async (reducedMotion) => {
  const full = findPosition({}, (at) => at.rack!.length >= 9);
  const { page, close } = await table(full.saved, { ...phone, viewport: { width: 320, height: 568 }, reducedMotion });
  await myTurn(page);
  const fades = () => page.locator(".rack").evaluate((rack) =>
    ["--fade-before", "--fade-after"].map((name) => parseFloat(getComputedStyle(rack).getPropertyValue(name)) > 0).join());
  await until(page, async () => (await fades()) === "false,true");
  await screen(page, "rack-start-320");
  await page.locator(".rack").evaluate((rack) => (rack.scrollLeft = (rack.scrollWidth - rack.clientWidth) / 2));
  await until(page, async () => (await fades()) === "true,true");
  await page.locator(".rack").evaluate((rack) => (rack.scrollLeft = rack.scrollWidth));
  await until(page, async () => (await fades()) === "true,false");
  await page.setViewportSize({ width: 1280, height: 800 });
  await until(page, async () => (await fades()) === "false,false");
  await close();
});
