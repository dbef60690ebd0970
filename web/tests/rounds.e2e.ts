// The end of a round and of a match.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { GameName, Shown } from "../src/engine/messages";
import { words } from "../src/words";
import { tileName } from "../src/words/names";
import { kept } from "./support/arranged";
import { browserForTests, screen } from "./support/browser";
import { afterRound, newMatch, nextRound, shownTo } from "./support/engine";
import { goHome, setRule, start } from "./support/start";
import { isOver, myTurn, until } from "./support/table";

const { open, table } = browserForTests();
const minus = (points: number) => String(points).replace("-", "−");
const signed = (points: number) => (points > 0 ? `+${points}` : minus(points));

/** The table of the dialog: for each seat what is left, what the end added, and the sums. */
async function expectResult(page: Page, { seats, end, round, match }: Shown): Promise<void> {
  const parts = page.locator("dialog tbody");
  for (const [seat, { name, total }] of seats.entries()) {
    const cells = await parts.nth(seat).locator("tr:first-child > *").evaluateAll((all) => all.map((cell) => cell.textContent!.trim()));
    const left = end!.racks[seat]!;
    expect(cells[0]).toBe(name);
    expect(await parts.nth(seat).locator(".tiles").getAttribute("aria-label")).toBe(words.table.end.left(left.map(tileName).join(", ")));
    expect(await parts.nth(seat).locator("g.tile").count()).toBe(left.length);
    expect(await parts.nth(seat).locator(".parts > span").count()).toBe(Object.keys(end!.parts[seat]!).length);
    const sums = [minus(end!.scores[seat]!), ...(round > 1 || !match.decided ? [minus(total)] : [])];
    expect(cells.slice(1)).toEqual([end!.gains[seat] ? signed(end!.gains[seat]!) : "–", ...sums]);
  }
}

it.each<[GameName, number]>([["triominos", 1], ["triominos", 2], ["triolet", 1]])("shows how the points of %s came about (seed %i)", async (game, seed) => {
  const saved = afterRound(newMatch({ game, seed }));
  const shown = shownTo(saved, 0);
  const { page, close } = await table(saved);
  await until(page, () => isOver(page));
  const winners = shown.match.winners.map((seat) => shown.seats[seat]!.name).join(" and ");
  expect(await page.locator("#end-title").textContent()).toMatch(new RegExp(`^${winners} `));
  const how = { out: /goes out\.$/, blocked: /blocked\.$/, stalled: /exchanged/ }[shown.end!.how];
  expect(await page.locator("dialog .how").textContent()).toMatch(how);
  await expectResult(page, shown);
  await screen(page, `result-${game}-${seed}`);
  // It can be put aside and comes back.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Result" }).click();
  await until(page, () => isOver(page));
  await close();
});

const rules = { match: "rounds", rounds: 2 };

it("goes on with the next round, and after the last with a rematch", async () => {
  const first = afterRound(newMatch({ rules }));
  const { page, close } = await table(first);
  await until(page, () => isOver(page));
  await expectResult(page, shownTo(first, 0));
  await page.getByRole("button", { name: "Next round" }).click();
  await page.locator(".facts", { hasText: "Round 2" }).waitFor();
  await myTurn(page);
  const second = await kept(page);
  expect(second.record.rounds).toHaveLength(2);
  expect(second.record.rounds[0]).toEqual(first.record.rounds[0]);
  expect(await isOver(page)).toBe(false);
  await close();

  const last = afterRound(nextRound(first));
  const again = await table(last);
  await until(again.page, () => isOver(again.page));
  await expectResult(again.page, shownTo(last, 0));
  await again.page.getByRole("button", { name: "Rematch" }).click();
  await until(again.page, async () => !again.page.url().endsWith("arranged"));
  await myTurn(again.page);
  const rematch = await kept(again.page, again.page.url().split("/").at(-1));
  expect(rematch.record).toMatchObject({ game: last.record.game, rules: last.record.rules, seats: last.record.seats });
  expect(rematch.players).toEqual(last.players);
  expect(rematch.record.rounds).toHaveLength(1);
  expect(await kept(again.page)).toEqual(last);
  await again.close();
});

it("plays a match of two rounds between computers", async () => {
  const { page, close } = await open();
  await page.getByText("House rules").click();
  await page.getByLabel("Match", { exact: true }).selectOption("rounds");
  await setRule(page, "Rounds", "2");
  await start(page, { seats: [{ kind: "greedy" }, { kind: "random" }] });
  await page.getByRole("button", { name: "Next round" }).waitFor({ timeout: 60_000 });
  expect(await page.locator(".slot").count()).toBe(0);
  await screen(page, "end-of-round");
  await page.getByRole("button", { name: "Next round" }).click();
  await page.getByRole("button", { name: "Rematch" }).waitFor({ timeout: 60_000 });
  await screen(page, "end-of-match");
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await close();
});

it.each(["Triominos", "Triolet"] as const)("plays %s among computers of every level", async (game) => {
  const { page, close } = await open();
  await start(page, { game, seats: (["novice", "casual", "club", "expert"] as const).map((kind) => ({ kind })) });
  await page.getByRole("button", { name: "Rematch" }).waitFor({ timeout: 60_000 });
  await goHome(page);
  await start(page, { game, seats: [{ kind: "person" }, { kind: "master" }] });
  expect(await myTurn(page)).toBe(true);
  expect(await page.locator(".player").nth(1).textContent()).toContain("master bot");
  await close();
});

it("adds up what is laid in Triolet, and keeps its main button on a narrow phone", async () => {
  const { page, close } = await open({ viewport: { width: 320, height: 568 } });
  await start(page, { game: "Triolet", seats: [{ kind: "person" }, { kind: "person" }] });
  await page.getByRole("button", { name: "Show my tiles" }).click();
  await myTurn(page);
  const tiles = page.locator('.slot:not([data-tile="*"])');
  const values = await tiles.evaluateAll((slots) => slots.map((slot) => Number((slot as HTMLElement).dataset.tile)));
  const squares = page.locator(".square");
  const middle = await squares.evaluateAll((all) => all.findIndex((square) => square.classList.contains("middle")));
  await tiles.nth(0).click();
  await squares.nth(middle).click({ force: true });
  await page.locator("[data-laid]").waitFor();
  expect(await page.locator(".sum").count()).toBe(0);
  const button = (await page.getByRole("button", { name: /^Place/ }).boundingBox())!;
  expect(button.x + button.width).toBeLessThanOrEqual(320);
  if (values.length > 1) {
    await tiles.nth(1).click();
    await squares.nth(middle + 1).click({ force: true });
    await page.locator(".sum").waitFor();
    const sum = values[0]! + values[1]!;
    expect(await page.locator(".sum").textContent()).toBe(String(sum));
    expect(await page.locator(".sum").getAttribute("class")).toContain(sum > 15 ? "wrong" : sum === 15 ? "full" : "open");
  }
  await screen(page, "sums");
  await close();
});
