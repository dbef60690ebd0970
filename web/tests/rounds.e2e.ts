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
