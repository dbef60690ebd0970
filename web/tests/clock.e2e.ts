// A limit of time for each turn.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { GameName } from "../src/engine/messages";
import { kept, keptOfPlay } from "./support/arranged";
import { browserForTests, screen } from "./support/browser";
import { shownTo } from "./support/engine";
import { canPlace, cannotPlace, findPosition, type Wanted } from "./support/search";
import { setRule, start } from "./support/start";
import { messageOf, myTurn, storyOf, until } from "./support/table";
import { arrangeThinking, letPlay, thinking } from "./support/thinking";

const { open, table } = browserForTests();
const rules = { turn_seconds: 1 };

/** Opens the round, and waits for the answer. */
async function openWithFirst(page: Page): Promise<void> {
  await page.locator(".slot:not(.idle)").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await until(page, async () => (await storyOf(page)).length > 1);
  await myTurn(page);
}

it.each<[string, GameName, Wanted]>([
  ["a tile of Triominos fits", "triominos", canPlace],
  ["none fits", "triominos", cannotPlace],
  ["the game is Triolet", "triolet", canPlace],
])("plays for a person whose time is up when %s", async (_, game, wanted) => {
  const { saved, shown } = findPosition({ game, rules }, (at) => wanted(at) && at.board.length > 3);
  const { page, close } = await table(saved);
  await until(page, async () => (await messageOf(page)).startsWith("Ann's time is up. Ann "));
  const { length } = shown.log;
  await until(page, async () => (await storyOf(page)).length > length);
  // The first thing that happened then is Ann's, who did nothing.
  expect((await storyOf(page)).at(-1 - length)).toMatch(/^Ann/);
  const { log } = shownTo(await kept(page), 0);
  expect(log[length]).toMatchObject({ seat: 0 });
  await close();
});

it.each([
  ["while the computer thinks", async () => {}],
  ["when the page was loaded anew while the computer thinks", (page: Page) => page.reload()],
])("gives its whole time to a turn that ran out and is taken back %s", async (_, before) => {
  const { saved, shown } = findPosition({ game: "triolet", rules: { turn_seconds: 60 } }, (at) => canPlace(at) && at.board.length > 3);
  const { page, close } = await open();
  const nearlyOver = JSON.stringify({ turn: shown.clock!.turn, left: 300 });
  await page.evaluate((left) => localStorage.setItem("tercet.clock.arranged", left), nearlyOver);
  await arrangeThinking(page, saved);
  await thinking(page).waitFor();
  await before(page);
  await thinking(page).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await myTurn(page);
  await letPlay(page);
  expect(await storyOf(page)).toHaveLength(shown.log.length);
  expect(Number(await page.getByRole("timer").textContent())).toBeGreaterThan(40);
  expect(await keptOfPlay(page)).toEqual(saved);
  expect((await kept(page)).record.rounds[0]!.incidents).toEqual([expect.objectContaining({ taken_back: expect.anything() })]);
  await close();
});

it("waits for the first tile", async () => {
  const { saved } = findPosition({ rules: { turn_seconds: 60 } }, ({ board }) => board.length === 0);
  const { page, close } = await table(saved);
  await myTurn(page);
  expect(await page.getByRole("timer").count()).toBe(0);
  await openWithFirst(page);
  expect(Number(await page.getByRole("timer").textContent())).toBeGreaterThan(40);
  await close();
});

it("is a house rule", async () => {
  const { page, close } = await open();
  await page.getByText("House rules").click();
  await setRule(page, "Seconds a turn", "0");
  await page.locator(".rule", { hasText: "Seconds a turn cannot be" }).waitFor();
  expect(await page.getByRole("alert").textContent()).toBe("Seconds a turn cannot be 0. From 1 to 86400.");
  await screen(page, "house-rules");
  await page.locator("h1").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Look at: Seconds a turn" }).click();
  const field = page.getByRole("spinbutton", { name: "Seconds a turn" });
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  expect(await page.getByRole("button", { name: "Play", exact: true }).isDisabled()).toBe(true);
  await setRule(page, "Seconds a turn", "60");
  await start(page);
  await myTurn(page);
  if (await page.locator(".world .tile").count() === 0) await openWithFirst(page);
  await page.getByRole("timer").waitFor();
  expect(Number(await page.getByRole("timer").textContent())).toBeGreaterThan(40);
  await close();
});
