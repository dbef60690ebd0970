// What a table must do beside a plain game.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { browserForTests, phone, screen } from "./support/browser";
import { stateOf } from "./support/players";
import { myTurn, start, until } from "./support/table";

const { open } = browserForTests();
const centreOf = async (page: Page, selector: string): Promise<[number, number]> => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};
async function placeOne(page: Page): Promise<void> {
  const before = await stateOf(page);
  if (await page.locator(".slot:not(.idle)").count()) {
    await page.locator(".slot:not(.idle)").first().click();
    await page.mouse.click(...(await centreOf(page, ".place")));
    await page.locator("[data-aim]").waitFor({ timeout: 2000 }).catch(async (error: unknown) => {
      await screen(page, "stuck");
      throw error;
    });
    await page.getByRole("button", { name: /^Place · / }).click();
  } else await page.getByRole("button", { name: /^(Draw|Pass)/ }).first().click();
  for (let wait = 0; wait < 100 && (await stateOf(page)) === before; ++wait) await page.waitForTimeout(20);
}

it("keeps racks out of the page while the curtain is down", async () => {
  const { page, close } = await open();
  await start(page, { seats: [{ name: "Ann", kind: "person" }, { name: "Bob", kind: "person" }] });
  for (let turn = 0; turn < 4; ++turn) {
    const curtain = page.getByRole("dialog", { name: /your turn$/ });
    await curtain.waitFor();
    expect(await page.locator(".slot").count()).toBe(0);
    expect(await page.locator(".rack").count()).toBe(0);
    if (turn === 1) await screen(page, "curtain");
    await page.getByRole("button", { name: "Show my tiles" }).click();
    await page.locator(".slot").first().waitFor();
    expect(await page.locator(".slot").count()).toBeGreaterThan(5);
    while (!(await curtain.isVisible())) await placeOne(page);
  }
  // Nothing hidden came to light with a placement: it can be taken back.
  const undo = page.getByRole("button", { name: /takes the last move back$/ });
  if (await undo.isVisible()) {
    const entries = await page.locator(".story ol li").count();
    await undo.click();
    await expect.poll(() => page.locator(".story ol li").count()).toBe(entries - 1);
    expect(await page.locator(".slot").count()).toBe(0);
  }
  await close();
});

it("goes on after a reload, with the rack in its order", async () => {
  const { page, close } = await open();
  await start(page);
  await myTurn(page);
  await placeOne(page);
  await myTurn(page);
  await page.getByRole("button", { name: "Shuffle" }).click();
  const order = () => page.locator(".slot").evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset.tile));
  const before = { order: await order(), state: await stateOf(page) };
  await page.reload();
  await myTurn(page);
  expect({ order: await order(), state: await stateOf(page) }).toEqual(before);
  await page.getByRole("button", { name: "Back to the start" }).click();
  await page.getByRole("button", { name: "Go on" }).first().click();
  await myTurn(page);
  expect(await order()).toEqual(before.order);
  await page.getByRole("button", { name: "Back to the start" }).click();
  await screen(page, "start-again");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete for good?" }).click();
  await until(page, () => !document.body.textContent?.includes("Delete"));
  await page.getByRole("button", { name: /Play again as last time/ }).click();
  await myTurn(page);
  await close();
});

it("says why a tile does not fit", async () => {
  const { page, close } = await open();
  await start(page, { edition: "classic" });
  await myTurn(page);
  await placeOne(page);
  await myTurn(page);
  await page.locator(".slot").first().click();
  // A cell without any neighbour, then the middle, which is taken.
  const [x, y] = await centreOf(page, "svg .tile.last .rim");
  await page.mouse.click(40, 90);
  await until(page, () => /edge to edge|After drawing/.test(document.querySelector(".message.bad")?.textContent ?? ""));
  await page.mouse.click(x, y);
  await until(page, () => /lies here already|After drawing/.test(document.querySelector(".message.bad")?.textContent ?? ""));
  await screen(page, "refusal");
  await close();
});

it("takes a tile by dragging, and orders the rack by dragging", async () => {
  const { page, close } = await open();
  await start(page);
  await myTurn(page);
  const order = () => page.locator(".slot").evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset.tile));
  const before = await order();
  const drag = async (from: [number, number], to: [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  const slotAt = async (index: number): Promise<[number, number]> => {
    const box = (await page.locator(".slot").nth(index).boundingBox())!;
    return [box.x + box.width * 0.7, box.y + box.height / 2];
  };
  await drag(await slotAt(0), await slotAt(3));
  expect(await order()).toEqual([before[1], before[2], before[3], before[0], ...before.slice(4)]);
  for (let turn = 0; turn < 20 && (await myTurn(page)) && !(await page.locator(".slot:not(.idle)").count()); ++turn) await placeOne(page);
  {
    await page.locator(".slot:not(.idle)").first().click();
    const place = await centreOf(page, ".place");
    await page.keyboard.press("Escape");
    await drag(await centreOf(page, ".slot:not(.idle)"), place);
    await page.locator("[data-aim]").waitFor();
    await page.getByRole("button", { name: /^Place · / }).waitFor();
    const state = await stateOf(page);
    await page.mouse.click(...(await centreOf(page, "[data-aim]")));
    for (let wait = 0; wait < 100 && (await stateOf(page)) === state; ++wait) await page.waitForTimeout(20);
    expect(await stateOf(page)).not.toBe(state);
  }
  await close();
});

it("takes a move back against computers", async () => {
  const { page, close } = await open();
  await start(page);
  await myTurn(page);
  const before = await stateOf(page);
  await placeOne(page);
  await myTurn(page);
  expect(await stateOf(page)).not.toBe(before);
  await page.keyboard.press("u");
  await until(page, () => /^(Pick a tile|Nothing fits)/.test(document.querySelector(".message")?.textContent ?? ""));
  await page.waitForTimeout(600);
  expect((await stateOf(page)).replaceAll(/\d+/g, "")).toBe(before.replaceAll(/\d+/g, ""));
  await close();
});

it("points to a last move that is out of sight", async () => {
  const { page, close } = await open();
  await start(page);
  await myTurn(page);
  await placeOne(page);
  await myTurn(page);
  for (let step = 0; step < 6; ++step) await page.keyboard.press("+");
  await page.mouse.move(400, 300);
  await page.mouse.down();
  await page.mouse.move(900, 640, { steps: 5 });
  await page.mouse.up();
  await page.waitForTimeout(300);
  const arrow = page.getByRole("button", { name: "Show the last move" });
  if (await arrow.isVisible()) {
    await screen(page, "arrow");
    await arrow.click();
    await page.waitForTimeout(400);
    expect(await arrow.isVisible()).toBe(false);
  }
  await close();
});

it("plays for a person whose time is up", async () => {
  const { page, close } = await open();
  await page.getByText("House rules").click();
  await page.getByLabel("Seconds a turn").fill("1");
  await page.getByLabel("Seconds a turn").blur();
  await page.getByLabel("Seconds a turn").fill("0");
  await page.getByLabel("Seconds a turn").blur();
  await page.getByText("Seconds a turn cannot be").waitFor();
  await screen(page, "house-rules");
  expect(await page.getByRole("button", { name: "Play", exact: true }).isDisabled()).toBe(true);
  await page.getByLabel("Seconds a turn").fill("2");
  await page.getByLabel("Seconds a turn").blur();
  await start(page, { game: "Triominos" });
  if (await myTurn(page)) await placeOne(page);
  await page.getByRole("timer").waitFor();
  await until(page, () => /time is up|draws|passes/.test(document.querySelector(".table")?.textContent ?? ""));
  await close();
});

const presets = ["goliath-2023", "classic", "classic-fr", "classic-es", "classic-pt", "gigamic-2017", "djgames-1996"];
it.each(presets)("starts the edition %s", async (edition) => {
  const { page, close } = await open();
  const game = /gigamic|djgames/.test(edition) ? "Triolet" : "Triominos";
  await start(page, { game, edition, seats: [{ kind: "person" }, { kind: "greedy" }, { kind: "random" }] });
  expect(await myTurn(page)).toBe(true);
  expect(await page.locator(".player").count()).toBe(3);
  await close();
});

it("asks what a joker stands for, on a phone too", async () => {
  const { page, close } = await open(phone);
  // Jokers come by chance: exchange until there is one.
  await start(page, { game: "Triolet", seats: [{ kind: "person" }, { kind: "random" }] });
  for (let turn = 0; turn < 40 && (await myTurn(page)); ++turn) {
    if (await page.locator('.slot[data-tile="*"]').count()) break;
    if (!(await page.getByRole("button", { name: "Exchange" }).isVisible())) break;
    await page.getByRole("button", { name: "Exchange" }).tap();
    for (let tile = 0; tile < 3; ++tile) await page.locator(".slot").nth(tile).tap();
    const before = await stateOf(page);
    await page.getByRole("button", { name: "Exchange 3 tiles" }).tap();
    for (let wait = 0; wait < 100 && (await stateOf(page)) === before; ++wait) await page.waitForTimeout(20);
  }
  const joker = page.locator('.slot[data-tile="*"]').first();
  if ((await joker.isVisible()) && (await myTurn(page))) {
    await joker.tap();
    await page.touchscreen.tap(...(await centreOf(page, ".lit")));
    await page.waitForTimeout(400);
    await screen(page, "magnified");
    await page.touchscreen.tap(...(await centreOf(page, ".lit")));
    await page.locator(".chooser, [data-laid]").first().waitFor();
    await screen(page, "joker");
  }
  await close();
});
