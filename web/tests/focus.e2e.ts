// The focus is never lost: whoever plays by keyboard or by ear goes on where the screen before ended.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { arrange, keep } from "./support/arranged";
import { browserForTests } from "./support/browser";
import { afterMove, afterRound, newMatch } from "./support/engine";
import { aim, placeButton } from "./support/moves";
import { canPlace, findPosition } from "./support/search";
import { goHome, start } from "./support/start";
import { changing, focusIn, isOver, myTurn, until } from "./support/table";
import { directedWorker } from "./support/worker";

const { open, table } = browserForTests();
const focusOn = (page: Page, selector: string) => until(page, () => focusIn(page, selector));
const press = async (page: Page, name: string) => {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
};

it("goes to the table and back", async () => {
  const { page, close } = await open();
  await start(page);
  await focusOn(page, ".rack");
  expect(await page.title()).toBe("Triominos · Tercet");
  await press(page, "Tercet: Back to the start");
  await focusOn(page, "h1");
  expect(await page.title()).toBe("Tercet");
  await close();
});

it("stays away for who has not put it at the table, or has taken it away", async () => {
  const { saved, shown } = findPosition({}, (at) => canPlace(at) && "draw" in at.moves!.other);
  const { page, close } = await table(afterMove(saved, shown.moves!.place[0]!.move));
  const isAway = () => page.evaluate(() => document.activeElement === document.body);
  await myTurn(page);
  expect(await isAway()).toBe(true);
  await page.locator(".slot").first().focus();
  await page.locator(".player .name").first().click();
  expect(await isAway()).toBe(true);
  await changing(page, () => page.keyboard.press("d"));
  await myTurn(page);
  expect(await isAway()).toBe(true);
  await close();
});

it("comes back to a button that could not be used for a moment", async () => {
  const { saved } = findPosition({}, (at) => "draw" in at.moves!.other && at.rack!.length < 8);
  const { page, close } = await open();
  const say = await directedWorker(page);
  await arrange(page, saved);
  await myTurn(page);
  const draw = page.getByRole("button", { name: /^Draw/ });
  await draw.focus();
  await say("wait");
  await page.keyboard.press("Enter");
  await until(page, () => page.evaluate(() => document.activeElement === document.body));
  await changing(page, () => say("go on"));
  await until(page, () => draw.evaluate((button) => button === document.activeElement));
  await close();
});

it("goes to the rack when what had it is gone", async () => {
  const { saved, shown } = findPosition({}, canPlace);
  const { page, close } = await table(saved);
  await myTurn(page);
  await aim(page, shown.moves!.place[0]!);
  await placeButton(page).focus();
  await changing(page, () => page.keyboard.press("Enter"));
  await focusOn(page, ".rack");
  await close();
});

it("is not looked for on a rack that is gone", async () => {
  const { page, close } = await table(newMatch());
  await myTurn(page);
  await page.locator(".slot").first().focus();
  await page.evaluate(() => {
    const frame = window.requestAnimationFrame.bind(window);
    const late: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => late.push(draw);
    Object.assign(window, { drawLate: () => new Promise<void>((resolve) => {
      late.forEach((draw) => frame(draw));
      frame(() => resolve());
    }) });
  });
  await page.keyboard.press("ArrowRight");
  await page.evaluate(() => (location.hash = "#/"));
  await page.locator(".table").waitFor({ state: "detached" });
  await page.evaluate(() => (window as unknown as { drawLate: () => Promise<void> }).drawLate());
  await focusOn(page, "h1");
  await close();
});

it("goes to the rack when the curtain rises", async () => {
  const { page, close } = await table(newMatch({ players: ["person", "person"] }));
  await focusOn(page, ".curtain");
  await page.keyboard.press("Enter");
  await focusOn(page, ".rack");
  await close();
});

it("goes from the end to the table, and to the next round", async () => {
  const { page, close } = await table(afterRound(newMatch({ rules: { match: "rounds", rounds: 2 } })));
  await until(page, () => isOver(page));
  await press(page, "Look at the table");
  await focusOn(page, ".result");
  await page.keyboard.press("Enter");
  await until(page, () => isOver(page));
  await press(page, "Next round");
  await focusOn(page, ".rack");
  await close();
});

it("stays in the list when a game is deleted", async () => {
  const { page, close } = await open();
  await keep(page, newMatch(), "one", 2);
  await keep(page, newMatch(), "two", 1);
  await goHome(page);
  await page.reload();
  const items = page.locator("[aria-labelledby=go-on] li");
  await items.nth(1).waitFor();
  await items.first().getByRole("button", { name: "Delete", exact: true }).focus();
  await page.keyboard.press("Enter");
  await focusOn(page, ".keep");
  await page.keyboard.press("Enter");
  await focusOn(page, ".remove");
  for (const left of [1, 0]) {
    await page.keyboard.press("Enter");
    await focusOn(page, ".keep");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await until(page, async () => (await items.count()) === left);
    if (left === 0) break;
    await focusOn(page, "[aria-labelledby=go-on] li");
    await page.keyboard.press("Tab");
  }
  await focusOn(page, "h1");
  await close();
});
