// What cannot be loaded or kept is told, and there is a way on.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { arrange, keep } from "./support/arranged";
import { browserForTests, screen } from "./support/browser";
import { newMatch } from "./support/engine";
import { drawnTiles, mentionedTiles } from "./support/hidden";
import { aim, placeButton } from "./support/moves";
import { canPlace, findPosition } from "./support/search";
import { start } from "./support/start";
import { focusIn, myTurn, until } from "./support/table";
import { changeWorker, directedWorker, withoutDatabase } from "./support/worker";

const { open } = browserForTests();
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
const playButton = (page: Page) => page.getByRole("button", { name: "Play", exact: true });

it.each([
  ["the engine", "**/*.wasm", "The engine could not be loaded."],
  ["the worker", "**/worker-*.js", "A part of the page stopped or could not be loaded."],
])("starts after all when %s was out of reach", async (_, file, told) => {
  const { page, complaints, close } = await open();
  await keep(page, newMatch());
  for (const [address, ready] of [["#/", playButton(page)], ["#/table/arranged", page.locator(".table")]] as const) {
    await page.route(file, (route) => route.abort());
    await page.goto(page.url().replace(/#.*|$/, address));
    await page.reload();
    await page.getByText(told).waitFor();
    await screen(page, `failure-${address === "#/" ? "start" : "table"}`);
    await page.unroute(file);
    await tryAgain(page).click();
    await ready.waitFor();
    expect(await page.getByText(told).count()).toBe(0);
    await until(page, () => focusIn(page, address === "#/" ? "h1" : ".rack"));
  }
  complaints.length = 0;  // what could not be loaded
  await close();
});

it("lists the saved games after all when the database did not open", async () => {
  const { page, close } = await open();
  await keep(page, newMatch());
  await changeWorker(page, `
    const { open } = IDBFactory.prototype;
    let failures = 2;
    IDBFactory.prototype.open = function (...wanted) {
      if (failures-- > 0) throw new DOMException("Internal error.", "UnknownError");
      return open.apply(this, wanted);
    };`);
  await page.reload();
  await page.getByText("The browser does not reach the saved games.").waitFor();
  expect(await page.getByText("no room").count()).toBe(0);
  await tryAgain(page).click();
  await page.getByRole("button", { name: "Go on" }).waitFor();
  await close();
});

it("shows nobody's tiles while it tries again: somebody else may sit there", async () => {
  const { saved, shown } = findPosition({ players: ["person", "person"] }, (at) => canPlace(at) && at.log.length > 2);
  const { page, close } = await open();
  const say = await directedWorker(page);
  await arrange(page, saved);
  await page.reload();
  await page.getByRole("button", { name: "Show my tiles" }).click();
  await myTurn(page);
  await aim(page, shown.moves!.place[0]!);
  await say("show nothing");
  await placeButton(page).click();
  await tryAgain(page).waitFor();
  await until(page, () => focusIn(page, ".failure h1"));
  await say("wait");
  await tryAgain(page).click();
  await page.getByText("Setting the table…").waitFor();
  expect([...(await mentionedTiles(page)), ...(await drawnTiles(page))]).toEqual([]);
  await say("go on");
  await page.locator(".curtain").waitFor();
  await close();
});

it("says that games are not kept where the browser allows no database, and plays", async () => {
  const { page, close } = await open();
  await withoutDatabase(page);
  await page.reload();
  await page.getByText("This browser gives the page no room").waitFor();
  await start(page);
  await myTurn(page);
  await page.getByText("not kept").waitFor();
  await close();
});
