// What comes back after somebody has left a screen is for nobody.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { arrange, keep } from "./support/arranged";
import { browserForTests } from "./support/browser";
import { newMatch } from "./support/engine";
import { aim, lay, placeButton } from "./support/moves";
import { canPlace, findPosition, hasTiles } from "./support/search";
import { myTurn } from "./support/table";
import { directedWorker } from "./support/worker";

const { open } = browserForTests();
const playButton = (page: Page) => page.getByRole("button", { name: "Play", exact: true });
const setting = (page: Page) => page.locator(".failure", { hasText: "Setting the table…" });

/** The start with a saved game, a worker that can be told to wait, and the way to other screens. */
async function startScreen() {
  const { page, close } = await open();
  await keep(page, newMatch());
  const say = await directedWorker(page);
  await page.reload();
  await playButton(page).waitFor();
  return { page, close, say, go: (address: string) => page.evaluate((to) => void (location.hash = to), address) };
}

it("forgets a table that is left before it was there", async () => {
  const { page, close, say, go } = await startScreen();
  await say("wait");
  await go("#/table/arranged");
  await setting(page).waitFor();
  await go("#/");
  await page.locator(".loading").waitFor();
  await say("go on");
  await playButton(page).waitFor();
  await close();
});

it("stays at another table while a game is on its way", async () => {
  const { page, close, say, go } = await startScreen();
  await say("wait");
  await playButton(page).click();
  await go("#/table/arranged");
  await setting(page).waitFor();
  await say("go on");
  await myTurn(page);
  expect(page.url()).toContain("#/table/arranged");
  await close();
});

it.each([["triominos", "a move"], ["triolet", "a move"], ["triominos", "a hint"], ["triolet", "a hint"]] as const)("leaves a table of %s while %s is on its way", async (game, what) => {
  const { saved, shown } = findPosition({ game }, (at) => canPlace(at) && hasTiles(2)(at) && !at.moves!.place[0]!.placed?.some(({ joker }) => joker));
  const { page, close, say, go } = await startScreen();
  await arrange(page, saved);
  await myTurn(page);
  if (what === "a move") await (game === "triominos" ? aim : lay)(page, shown.moves!.place[0]!);
  await say("wait");
  await (what === "a move" ? placeButton(page) : page.getByRole("button", { name: "Hint", exact: true })).click();
  await go("#/");
  await page.locator(".loading").waitFor();
  await say("go on");
  await playButton(page).waitFor();
  await close();
});
