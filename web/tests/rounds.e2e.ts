// Matches of several rounds, tables without a person, and what the squares of Triolet say.
import { expect, it } from "vitest";
import { browserForTests, screen } from "./support/browser";
import { myTurn, start, until } from "./support/table";

const { open } = browserForTests();

it("plays a match of two rounds between computers", async () => {
  const { page, close } = await open();
  await page.getByText("House rules").click();
  await page.getByLabel("Match", { exact: true }).selectOption("rounds");
  await page.getByLabel("Rounds", { exact: true }).fill("2");
  await page.getByLabel("Rounds", { exact: true }).blur();
  await start(page, { seats: [{ kind: "greedy" }, { kind: "random" }] });
  await page.getByRole("button", { name: "Next round" }).waitFor({ timeout: 60_000 });
  expect(await page.locator(".slot").count()).toBe(0);
  await screen(page, "end-of-round");
  await page.getByRole("button", { name: "Next round" }).click();
  await page.getByRole("button", { name: "Rematch" }).waitFor({ timeout: 60_000 });
  await screen(page, "end-of-match");
  const before = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.locator(".player").first().waitFor();
  await close();
});

it("explains special squares and lays more than one tile", async () => {
  const { page, close } = await open();
  await start(page, { game: "Triolet" });
  await myTurn(page);
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  const twice = await box(".square.twice");
  await page.mouse.click(twice.x + 10, twice.y + 10);
  await until(page, () => /Double/.test(document.querySelector(".message")?.textContent ?? ""));
  const replay = await box(".square.replay");
  await page.mouse.click(replay.x + 10, replay.y + 10);
  await until(page, () => /another turn/.test(document.querySelector(".message")?.textContent ?? ""));
  // A tile where nothing works lies in doubt, and says why.
  await page.locator('.slot:not([data-tile="*"])').first().click();
  await page.mouse.click(replay.x + 10, replay.y + 10);
  await page.locator("[data-laid] .doubt").waitFor();
  await until(page, () => (document.querySelector(".message.bad")?.textContent ?? "").length > 10);
  await screen(page, "doubt");
  await page.keyboard.press("Escape");
  expect(await page.locator("[data-laid]").count()).toBe(0);
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
