// The start screen: every edition, once more as last time, and the settings.
import { expect, it } from "vitest";
import { browserForTests, phone, screen } from "./support/browser";
import { engine } from "./support/engine";
import { cutFields, overlaps, sticksOut, unseen } from "./support/seen";
import { goHome, setRule, start } from "./support/start";
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

it("plays no rule but the one that is seen", async () => {
  const { page, close } = await open();
  await page.getByText("House rules").click();
  await setRule(page, "Seconds a turn", "60");
  await page.getByText("1 changed").waitFor();
  expect(await page.locator("#rule-turn_seconds-problem").count()).toBe(0);
  await setRule(page, "Seconds a turn", "60.4");
  await page.locator("#rule-turn_seconds-problem").waitFor();
  expect(await page.getByRole("button", { name: "Play", exact: true }).isDisabled()).toBe(true);
  await close();
});

it("says what a rule may be, and leads to the number that is wrong", async () => {
  const { page, close } = await open();
  await page.getByText("House rules").click();
  const dealt = page.locator("#rule-rack_size-row");
  await dealt.getByLabel("for 2").fill("99");
  await dealt.getByLabel("for 2").blur();
  await dealt.getByText("From 1 to 56.").waitFor();
  expect(await dealt.locator("[aria-invalid=true]").count()).toBe(1);
  await page.getByRole("button", { name: "Look at: Tiles dealt" }).click();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("99");
  await close();
});

it("starts one game, however often the button is hit", async () => {
  const { page, close } = await open();
  await page.getByRole("button", { name: "Play", exact: true }).evaluate((button: HTMLElement) => {
    const again = () => button.isConnected && (button.click(), setTimeout(again));
    again();
  });
  await myTurn(page);
  await goHome(page);
  await page.locator("[aria-labelledby=go-on] li").first().waitFor();
  expect(await page.locator("[aria-labelledby=go-on] li").count()).toBe(1);
  await close();
});

it("keeps names apart that are written from right to left", async () => {
  const { page, close } = await open();
  await start(page, { seats: [{ name: "שרה", kind: "person" }, { name: "יוסף", kind: "greedy" }] });
  await myTurn(page);
  await goHome(page);
  const names = page.locator("[aria-labelledby=go-on] .names").first();
  expect(await names.locator("bdi").allTextContents()).toEqual(["שרה", "יוסף"]);
  expect((await names.textContent())!.trim()).toMatch(/^שרה −?\d+ · יוסף −?\d+$/);
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

it.each([[320, 568], [568, 320]])("has room for names and rules at %i by %i", async (width, height) => {
  const { page, close } = await open({ ...phone, viewport: { width, height }, deviceScaleFactor: 1 });
  for (let seat = 2; seat < 4; ++seat) await page.getByRole("button", { name: "Add a seat" }).click();
  expect(await cutFields(page, "fieldset li :is(input, select)")).toEqual([]);
  const heights = await page.locator("fieldset li").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(60);
  await page.getByText("House rules").click();
  // Whatever gets the focus is above the button to play.
  for (const field of await page.locator("details input").all()) {
    await field.focus();
    expect(await overlaps(page, ".go, details input:focus")).toEqual([]);
  }
  await setRule(page, "Seconds a turn", "0");
  await page.locator("#rule-turn_seconds-problem").waitFor();
  await until(page, async () => (await unseen(page, "#rule-turn_seconds-row :is(.name, input, .problem)")).length === 0);
  expect(await overlaps(page, ".go, #rule-turn_seconds-row")).toEqual([]);
  expect(await sticksOut(page)).toBe(false);
  await screen(page, `house-rule-${width}`);
  await close();
});
