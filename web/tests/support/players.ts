// Simple players for tests: by pointer, by finger, by keyboard alone. They take the first thing that works.
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { myTurn } from "./table";

async function settle(page: Page, before: string): Promise<void> {
  for (let wait = 0; wait < 100; ++wait) {
    if ((await stateOf(page)) !== before) return;
    await page.waitForTimeout(20);
  }
  await page.screenshot({ path: fileURLToPath(new URL("../screens/stuck.png", import.meta.url)) });
  throw new Error("nothing happened");
}
/** Something that changes with every action. */
export const stateOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll(".story li, .score, .facts, #end-title, .slot")].map((e) => (e as HTMLElement).dataset.tile ?? e.textContent).join());

type Touch = (x: number, y: number) => Promise<void>;
async function middle(page: Page, selector: string): Promise<[number, number] | null> {
  const box = await page.locator(selector).first().boundingBox();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}
async function otherwise(page: Page, press: (name: RegExp) => Promise<boolean>): Promise<void> {
  for (const name of [/^Draw/, /^Pass/, /^Exchange/]) if (await press(name)) return;
  await page.screenshot({ path: fileURLToPath(new URL("../screens/stuck.png", import.meta.url)) });
  throw new Error("nothing to do");
}

/** Touches a button in its middle, if it is there. */
const presser = (page: Page, touch: Touch) => async (name: RegExp) => {
  const button = page.getByRole("button", { name });
  if (!(await button.isVisible())) return false;
  const box = (await button.boundingBox())!;
  await touch(box.x + box.width / 2, box.y + box.height / 2);
  return true;
};

/** A round of Triominos to its end. */
export async function playTriominos(page: Page, touch: Touch, turns = 200): Promise<number> {
  const press = presser(page, touch);
  let turn = 0;
  for (; turn < turns && (await myTurn(page)); ++turn) {
    const before = await stateOf(page);
    const tile = page.locator(".slot:not(.idle)").first();
    if (await tile.isVisible()) {
      await tile.scrollIntoViewIfNeeded();
      await touch(...(await middle(page, ".slot:not(.idle)"))!);
      await page.locator(".place").first().waitFor();
      await touch(...(await middle(page, ".place"))!);
      await page.locator("[data-aim]").waitFor();
      if (turn % 2) await touch(...(await middle(page, "[data-aim]"))!);
      else await press(/^Place/);
    } else await otherwise(page, press);
    await settle(page, before);
  }
  return turn;
}

/** A game of Triolet to its end. `closer`: a first tap only magnifies. */
export async function playTriolet(page: Page, touch: Touch, closer = false, turns = 200): Promise<number> {
  const press = presser(page, touch);
  let turn = 0;
  for (; turn < turns && (await myTurn(page)); ++turn) {
    const before = await stateOf(page);
    if (await page.locator(".slot:not(.idle)").first().isVisible()) {
      // Lay tiles until what lies there can be placed.
      for (let tile = 0; tile < 3; ++tile) {
        await touch(...(await middle(page, ".slot:not(.idle):not(.laid)"))!);
        await page.locator(".lit").first().waitFor();
        await touch(...(await middle(page, ".lit"))!);
        if (closer && !(await page.locator("[data-laid]").count())) {
          await page.waitForTimeout(350);
          await touch(...(await middle(page, ".lit"))!);
        }
        await page.waitForTimeout(60);
        const value = page.locator(".chooser [data-value]").first();
        if (await value.isVisible()) await touch(...(await middle(page, ".chooser [data-value]"))!);
        await page.waitForTimeout(60);
        if (await page.getByRole("button", { name: /^Place · / }).isVisible()) break;
      }
      await press(/^Place · /);
    } else if (await press(/^Exchange/)) {
      await touch(...(await middle(page, ".slot"))!);
      await press(/^Exchange 1/);
    } else await otherwise(page, press);
    await settle(page, before);
  }
  return turn;
}

/** Either game by keyboard alone. */
export async function playByKeyboard(page: Page, game: "triominos" | "triolet", turns = 200): Promise<number> {
  const key = (name: string) => page.keyboard.press(name);
  const labelled = () => page.evaluate(() => document.activeElement?.querySelector(".hidden-text")?.textContent ?? "");
  let turn = 0;
  for (; turn < turns && (await myTurn(page)); ++turn) {
    const before = await stateOf(page);
    for (let tab = 0; tab < 30 && !/^(tile|joker)/.test(await labelled()); ++tab) await key("Tab");
    const usable = await page.locator(".slot:not(.idle)").count();
    if (usable === 0) {
      if (await page.getByRole("button", { name: /^Draw/ }).isVisible()) await key("d");
      else if (await page.getByRole("button", { name: /^Pass/ }).isVisible()) await key("p");
      else {
        await key("x");
        await key("Enter");
        for (let tab = 0; tab < 8; ++tab) {
          await key("Tab");
          if (await page.evaluate(() => /^Exchange 1/.test(document.activeElement?.textContent ?? ""))) break;
        }
        await key("Enter");
      }
      await settle(page, before);
      continue;
    }
    for (let tile = 0; tile < 3; ++tile) {
      for (let step = 0; step < 12 && /nowhere|on the board/.test(await labelled()); ++step) {
        await key("ArrowRight");
        await page.waitForTimeout(30);
      }
      await key("Enter");
      if (game === "triominos") {
        if (turn % 3 === 1) await key("ArrowRight");
        break;
      }
      await key("Enter");
      await page.waitForTimeout(60);
      if (await page.locator(".chooser").isVisible()) await key("Enter");
      await page.waitForTimeout(60);
      if (await page.getByRole("button", { name: /^Place · / }).isVisible()) break;
    }
    await key("Enter");
    await settle(page, before);
  }
  return turn;
}
