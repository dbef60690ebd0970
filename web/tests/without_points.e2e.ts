// Where no points are counted none are shown.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { RuleValues, Saved } from "../src/engine/messages";
import { browserForTests, screen } from "./support/browser";
import { adviceFor, afterBot, afterRound, nextRound, shownTo, type Deal } from "./support/engine";
import { keep } from "./support/arranged";
import { aim } from "./support/moves";
import { canPlace, findPosition, hasTiles } from "./support/search";
import { goHome } from "./support/start";
import { changing, isOver, myTurn, storyOf, until } from "./support/table";

const { table } = browserForTests();
const rounds = { scoring: "none", match: "rounds", rounds: 2 } as const;
const position = (rules: RuleValues, deal: Deal = {}) => findPosition({ ...deal, rules }, (at) => canPlace(at) && hasTiles(5)(at));
const alone = { preset: "classic", players: ["person"] } satisfies Deal;

/** Everything that is to be read or heard, but for the tiles. */
const textOf = (page: Page): Promise<string> => page.evaluate(() => {
  const texts = [...document.querySelectorAll("body *")].filter((element) => !element.closest("svg, .players small, .facts"))
    .flatMap((element) => [
      element.getAttribute("aria-label") ?? "",
      ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ""),
    ]);
  return texts.join(" | ");
});
/** A chance is none. */
const points = /[+−±]\s?\d+\b(?! %)|\d+ points?\b|· \d/;
const scoresOf = (page: Page) => page.locator(".score > :first-child").allTextContents();

/** One action before the end of the round. */
function beforeEnd(saved: Saved): Saved {
  for (;;) {
    const after = afterBot(saved);
    if (shownTo(after, null).end) return saved;
    saved = after;
  }
}

it.each([["against a computer", {}], ["alone", alone]])("shows no points for what is placed, drawn, hinted and told %s", async (_, deal) => {
  const { saved, shown } = position({ scoring: "none" }, deal);
  const { page, close } = await table(saved);
  await myTurn(page);
  expect(await textOf(page)).not.toMatch(points);
  await page.keyboard.press("h");
  await page.getByRole("region", { name: "Hint", exact: true }).waitFor();
  expect(adviceFor(saved).length).toBeGreaterThan(1);
  expect(await textOf(page)).not.toMatch(points);
  for (let time = 0; time < 3; ++time) await page.keyboard.press("Escape");
  await aim(page, shown.moves!.place[0]!);
  await screen(page, "without-points");
  expect(await textOf(page)).not.toMatch(points);
  const entries = await storyOf(page);
  await changing(page, () => page.getByRole("button", { name: "Place", exact: true }).click());
  await until(page, async () => (await storyOf(page)).length > entries.length);
  await myTurn(page);
  expect(await page.locator(".rise").count()).toBe(0);
  expect(await textOf(page)).not.toMatch(points);
  await close();
});

it("has no score to show for a single round", async () => {
  const { page, close } = await table(afterRound(position({ scoring: "none" }).saved));
  await until(page, () => isOver(page));
  await screen(page, "without-points-end");
  expect(await scoresOf(page)).toEqual([]);
  expect(await page.locator("dialog .number").count()).toBe(0);
  await page.keyboard.press("Escape");
  await goHome(page);
  const game = page.locator("section li").first();
  await game.waitFor();
  expect(await game.locator(".names").textContent()).toBe("Ann · Bob");
  await close();
});

it("counts the rounds that were won, the same at the table and at the end", async () => {
  const first = afterRound(position(rounds).saved);
  const second = nextRound(first);
  const won = (saved: Saved) => shownTo(saved, null).seats.map(({ total }) => String(total));
  expect(won(first).toSorted()).toEqual(["0", "1"]);
  const { page, close } = await table(first);
  await until(page, () => isOver(page));
  await screen(page, "without-points-rounds");
  expect(await scoresOf(page)).toEqual(won(first));
  expect(await page.locator("dialog thead th").allTextContents()).toEqual(["Player", "Rounds won"]);
  expect(await page.locator("dialog tbody .number").allTextContents()).toEqual(won(first));
  await keep(page, beforeEnd(second));
  await page.reload();
  await myTurn(page);
  expect(await scoresOf(page)).toEqual(won(first));
  expect(await page.locator(".players").textContent()).not.toContain("this round");
  await close();
});
