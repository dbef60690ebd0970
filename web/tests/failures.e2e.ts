// What cannot be loaded or kept is told, and there is a way on.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { keep } from "./support/arranged";
import { browserForTests, screen } from "./support/browser";
import { newMatch } from "./support/engine";
import { changeWorker, withoutDatabase } from "./support/worker";
import { start } from "./support/start";
import { myTurn } from "./support/table";

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
