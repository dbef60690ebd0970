// The browser's database is cleared, closed or changed by a newer page while this one is open.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { kept } from "./support/arranged";
import { browserForTests } from "./support/browser";
import { afterMove, untilAsked } from "./support/engine";
import { aim, placeButton, play } from "./support/moves";
import { canPlace, findPosition } from "./support/search";
import { goHome, start } from "./support/start";
import { myTurn } from "./support/table";

const { table } = browserForTests();
const { saved, shown } = findPosition({}, canPlace);
const place = shown.moves!.place[0]!;

/** As a newer page does when it needs another form of the database. */
const upgrade = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open("tercet", 2);
    opening.onblocked = () => reject(new Error("somebody keeps the database open"));
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  }));

it("lets a newer page change the database, and goes on with it", async () => {
  const { page, close } = await table(saved);
  await myTurn(page);
  await upgrade(page);
  await play(page, place);
  expect(await kept(page)).toEqual(untilAsked(afterMove(saved, place.move)));
  await page.reload();
  await goHome(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await myTurn(page);
  expect(await kept(page)).toEqual(untilAsked(afterMove(saved, place.move)));
  await close();
});

it("goes on with other games when its data are cleared", async () => {
  const { page, close } = await table(saved);
  await myTurn(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "indexeddb" });
  await aim(page, place);
  await placeButton(page).click();
  await page.getByText("This game is not here any more").waitFor();
  await page.getByRole("button", { name: "Back to the start" }).click();
  await start(page);
  await myTurn(page);
  await page.reload();
  await myTurn(page);
  await close();
});
