// The start screen: every edition, once more as last time, and the settings.
import { expect, it } from "vitest";
import { browserForTests } from "./support/browser";
import { engine } from "./support/engine";
import { goHome, start } from "./support/start";
import { myTurn, until } from "./support/table";

const { open } = browserForTests();
const rules = engine({ do: "rules" });
const editions = (["triominos", "triolet"] as const).flatMap((game) =>
  rules[game].presets.map(({ name }) => [name, game === "triominos" ? "Triominos" : "Triolet"] as const));

it.each(editions)("starts the edition %s of %s", async (edition, game) => {
  const { page, close } = await open();
  await start(page, { game, edition, seats: [{ kind: "person" }, { kind: "greedy" }, { kind: "random" }] });
  expect(await myTurn(page)).toBe(true);
  expect(await page.locator(".player").count()).toBe(3);
  expect(await page.locator("h1").textContent()).toContain(game);
  await close();
});

it("plays again as last time", async () => {
  const { page, close } = await open();
  await start(page, { game: "Triolet", edition: "djgames-1996", seats: [{ name: "Mia", kind: "person" }, { name: "Zed", kind: "random" }] });
  await myTurn(page);
  const before = page.url();
  await goHome(page);
  await page.getByRole("button", { name: /Play again as last time/ }).click();
  await myTurn(page);
  expect(page.url()).not.toBe(before);
  expect(await page.locator(".player .name").allTextContents()).toEqual(["Mia", "Zed"]);
  expect(await page.locator("h1").textContent()).toContain("Triolet");
  await close();
});

it("remembers house rules, and goes back to the edition", async () => {
  const { page, close } = await open();
  const seconds = page.getByLabel("Seconds a turn");
  await page.getByText("House rules").click();
  await seconds.fill("90");
  await seconds.blur();
  await page.getByText("1 changed").waitFor();
  await page.reload();
  await page.getByText("House rules").click();
  expect(await seconds.inputValue()).toBe("90");
  await page.getByRole("button", { name: "Back to the edition" }).click();
  expect(await seconds.inputValue()).toBe("");
  await close();
});

it("changes its look, and keeps it", async () => {
  const { page, close } = await open();
  const look = () => page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    ground: getComputedStyle(document.documentElement).getPropertyValue("--felt"),
    pace: localStorage.getItem("tercet.pace"),
  }));
  const before = await look();
  expect(before.theme).toBe("felt");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Look").selectOption("light");
  await page.getByLabel("Pace of the computer").selectOption("slow");
  await until(page, async () => (await look()).theme === "light");
  const after = await look();
  expect(after.ground).not.toBe(before.ground);
  expect(after.pace).toBe('"slow"');
  await page.reload();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  expect(await look()).toEqual(after);
  await close();
});
