// Simple players for whole games: by pointer, by finger, by keyboard alone. They take the first thing that works.
import type { Page } from "playwright-core";
import type { GameName } from "../../src/engine/messages";
import { laidCount, placeButton, touchLit } from "./moves";
import { centreOf, type Touch } from "./pointer";
import { changing, focusIn, myTurn, stateOf, until } from "./table";

const mostTurns = 200;

/** Touches a button in its middle, if it is there. */
const presser = (page: Page, touch: Touch) => async (name: RegExp): Promise<boolean> => {
  const button = page.getByRole("button", { name });
  if (!(await button.isVisible())) return false;
  const box = (await button.boundingBox())!;
  await touch(box.x + box.width / 2, box.y + box.height / 2);
  return true;
};
type Press = ReturnType<typeof presser>;

/** Turns until the round is over; their number. */
async function turnsOf(page: Page, oneTurn: (turn: number) => Promise<void>): Promise<number> {
  let turn = 0;
  for (; turn < mostTurns && (await myTurn(page)); ++turn) await changing(page, () => oneTurn(turn));
  return turn;
}
const something = (page: Page) => page.locator(".slot:not(.idle)").first().isVisible();

async function drawOrPass(page: Page, press: Press): Promise<void> {
  const before = await stateOf(page);
  const hasChanged = () => until(page, async () => (await stateOf(page)) !== before, 1000).then(() => true, () => false);
  let pressed = true;
  do {
    if (!pressed) throw new Error("nothing to do");
    pressed = (await press(/^Draw/)) || (await press(/^Pass/));
  } while (!(await hasChanged()));  // a tap soon after another is a double tap, which draws but once
}

/** A round of Triominos to its end. */
export function playTriominos(page: Page, touch: Touch): Promise<number> {
  const press = presser(page, touch);
  return turnsOf(page, async (turn) => {
    if (!(await something(page))) return drawOrPass(page, press);
    await page.locator(".slot:not(.idle)").first().scrollIntoViewIfNeeded();
    await touch(...(await centreOf(page, ".slot:not(.idle)")));
    await page.locator(".place").first().waitFor();
    await touch(...(await centreOf(page, ".place")));
    await page.locator("[data-aim]").waitFor();
    // Both ways to confirm: the tile itself, and the button.
    if (turn % 2) await touch(...(await centreOf(page, "[data-aim]")));
    else await press(/^Place/);
  });
}

/** A game of Triolet to its end. */
export function playTriolet(page: Page, touch: Touch): Promise<number> {
  const press = presser(page, touch);
  return turnsOf(page, async () => {
    if (await something(page)) {
      await layUntilWhole(page, touch);
      await press(/^Place · /);
    } else if (await press(/^Exchange/)) {
      await touch(...(await centreOf(page, ".slot")));
      await page.getByRole("button", { name: "Exchange 1 tile" }).waitFor();
      await press(/^Exchange 1/);
    } else await drawOrPass(page, press);
  });
}

async function layUntilWhole(page: Page, touch: Touch): Promise<void> {
  for (let tile = 1; tile <= 3; ++tile) {
    await touch(...(await centreOf(page, ".slot:not(.idle):not(.laid)")));
    await page.locator(".lit").first().waitFor();
    await touchLit(page, ".lit", touch);
    if (await page.locator(".chooser").isVisible()) await touch(...(await centreOf(page, ".chooser [data-value]")));
    await until(page, async () => (await laidCount(page)) === tile);
    if (await placeButton(page).isVisible()) return;
  }
}

/** Either game by keyboard alone. */
export function playByKeyboard(page: Page, game: GameName): Promise<number> {
  return turnsOf(page, async (turn) => {
    await reachRack(page);
    if (await something(page)) await (game === "triominos" ? placeByKeyboard(page, turn) : layByKeyboard(page));
    else if (await page.getByRole("button", { name: /^Draw/ }).isVisible()) await page.keyboard.press("d");
    else if (await page.getByRole("button", { name: /^Pass/ }).isVisible()) await page.keyboard.press("p");
    else await exchangeByKeyboard(page);
  });
}

/** What the focus is on, as it is read out. */
const labelled = (page: Page) => page.evaluate(() => document.activeElement?.querySelector(".hidden-text")?.textContent ?? "");
const onRack = (page: Page) => until(page, () => focusIn(page, ".slot"));

async function reachRack(page: Page): Promise<void> {
  for (let tab = 0; tab < 30 && !/^(tile|joker)/.test(await labelled(page)); ++tab) await page.keyboard.press("Tab");
  await onRack(page);
}
async function nextUsableTile(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => [...document.querySelectorAll(".slot")].indexOf(document.activeElement!));
  for (let step = 0; step < 30 && /nowhere|on the board/.test(await labelled(page)); ++step) {
    const before = await focused();
    await page.keyboard.press("ArrowRight");
    await until(page, async () => (await focused()) !== before);
  }
}

async function placeByKeyboard(page: Page, turn: number): Promise<void> {
  await nextUsableTile(page);
  await page.keyboard.press("Enter");
  if (turn % 3 === 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
}

async function layByKeyboard(page: Page): Promise<void> {
  for (let tile = 1; tile <= 3; ++tile) {
    await nextUsableTile(page);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    const lies = async () => (await laidCount(page)) === tile;
    await until(page, async () => (await lies()) || (await focusIn(page, ".chooser")));
    if (await page.locator(".chooser").isVisible()) await page.keyboard.press("Enter");
    await until(page, lies);
    if (await placeButton(page).isVisible()) break;
    await onRack(page);
  }
  await until(page, () => focusIn(page, ".view"));
  await page.keyboard.press("Enter");
}

async function exchangeByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press("x");
  await page.keyboard.press("Enter");
  for (let tab = 0; tab < 10; ++tab) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => /^Exchange 1/.test(document.activeElement?.textContent ?? ""))) break;
  }
  await page.keyboard.press("Enter");
}
