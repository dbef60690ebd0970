// A joker of Triolet: which number it stands for is asked, and only numbers that work are offered.
import { expect, it } from "vitest";
import type { BrowserContextOptions } from "playwright-core";
import type { Cell, Placement, Shown, PlacedTile } from "../src/engine/messages";
import { squareName } from "../src/words/names";
import { kept } from "./support/arranged";
import { browserForTests, phone, screen } from "./support/browser";
import { laidCount, placeButton } from "./support/moves";
import { centreOf, clicking, tapping } from "./support/pointer";
import { findPosition } from "./support/search";
import { overlaps, unseen } from "./support/seen";
import { changing, focusIn, myTurn, scaleOf, until } from "./support/table";

const { table } = browserForTests();

const jokers = ({ moves }: Shown): PlacedTile[] => moves!.place.flatMap((placement) => placement.placed!).filter(({ joker }) => joker);
function valuesAt(shown: Shown, square: Cell): number[] {
  const here = jokers(shown).filter((placedTile) => squareName(placedTile.square) === squareName(square));
  return [...new Set(here.map((placedTile) => placedTile.value))].sort((a, b) => a - b);
}
/** A joker alone, on a square where it may stand for several numbers, but not for all. */
function lonely(shown: Shown): Placement | undefined {
  const several = (square: Cell) => [2, 3, 4, 5, 6, 7, 8].includes(valuesAt(shown, square).length);
  return shown.moves!.place.find(({ placed }) => placed!.length === 1 && placed![0]!.joker && several(placed![0]!.square));
}

const { saved, shown } = findPosition({ game: "triolet" }, (at) => at.rack!.includes("*") && lonely(at) !== undefined);
const { placed, move, points } = lonely(shown)!;
const { square, value } = placed![0]!;
const lit = `.lit[data-square="${squareName(square)}"]`;

it.each<[string, BrowserContextOptions]>([
  ["with the mouse", {}], ["on a phone", phone], ["on a phone that lies", { ...phone, viewport: { width: 568, height: 320 } }],
])("is asked for its number, %s", async (_, options) => {
  const finger = options.hasTouch === true;
  const { page, close } = await table(saved, options);
  await myTurn(page);
  const touch = finger ? tapping(page) : clicking(page);
  await touch(...(await centreOf(page, '.slot[data-tile="*"]')));
  const squares = await page.locator(".lit").evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.square));
  expect(new Set(squares)).toEqual(new Set(jokers(shown).map((placedTile) => squareName(placedTile.square))));

  if (finger) {
    const far = await scaleOf(page);
    await touch(...(await centreOf(page, lit)));
    await until(page, async () => (await scaleOf(page)) > far * 1.3);
    expect(await page.locator(".chooser, [data-laid]").count()).toBe(0);
    await screen(page, "magnified");
  }
  await touch(...(await centreOf(page, lit)));
  await page.locator(".chooser").waitFor();
  const offered = await page.locator(".chooser [data-value]").evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.value)));
  expect(offered).toEqual(valuesAt(shown, square));
  expect(await unseen(page, ".chooser .button")).toEqual([]);
  if (options.viewport?.height === 320) expect(await overlaps(page, ".chooser, .view")).toEqual([]);
  await screen(page, `joker-${options.viewport?.width ?? "mouse"}`);

  await touch(...(await centreOf(page, `.chooser [data-value="${value}"]`)));
  await page.locator(`[data-laid="${squareName(square)}"] .ghost.joker`).waitFor();
  expect(await page.locator("[data-laid] .value").textContent()).toBe(String(value));
  expect(await placeButton(page).textContent()).toContain(`Place · ${points.total}`);
  await changing(page, () => placeButton(page).click());
  const action = (await kept(page)).record.rounds[0]!.actions[saved.record.rounds[0]!.actions.length]!;
  expect(action.startsWith(move)).toBe(true);
  await close();
});

it("can be put back before it has a number, and be chosen by keyboard", async () => {
  const { page, close } = await table(saved);
  await myTurn(page);
  await page.locator('.slot[data-tile="*"]').click();
  await page.mouse.click(...(await centreOf(page, lit)));
  await until(page, () => focusIn(page, ".chooser"));
  await page.keyboard.press("Escape");
  await page.locator(".chooser").waitFor({ state: "detached" });
  expect(await laidCount(page)).toBe(0);
  await page.mouse.click(...(await centreOf(page, lit)));
  await until(page, () => focusIn(page, `.chooser [data-value="${valuesAt(shown, square)[0]}"]`));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator("[data-laid]").waitFor();
  expect(await page.locator("[data-laid] .value").textContent()).toBe(String(valuesAt(shown, square)[1]));
  await close();
});
