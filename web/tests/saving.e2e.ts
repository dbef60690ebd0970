// Games are kept: after a reload, beside each other, in two tabs, and those of another version.
import { json } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { entryOf } from "../src/store/entry";
import { keep, kept, store, stored, visit } from "./support/arranged";
import { browserForTests, phone, screen } from "./support/browser";
import { afterMove, newMatch, shownTo, untilAsked } from "./support/engine";
import { aim, placeButton, play } from "./support/moves";
import { canPlace, findPosition, hasTiles } from "./support/search";
import { goHome } from "./support/start";
import { messageOf, myTurn, orderStored, rackOf, stateOf, until } from "./support/table";

const { open, table } = browserForTests();
const { saved, shown } = findPosition({}, (at) => canPlace(at) && hasTiles(3)(at) && new Set(at.moves!.place.map((place) => place.triangle!.tile)).size > 1);
const [first, other] = [shown.moves!.place[0]!, shown.moves!.place.findLast((place) => place.triangle!.tile !== shown.moves!.place[0]!.triangle!.tile)!];

it("goes on after a reload, with the rack in its order", async () => {
  const { page, close } = await table(saved);
  await myTurn(page);
  await play(page, first);
  await page.getByRole("button", { name: "Shuffle" }).click();
  const before = { order: await rackOf(page), state: await stateOf(page), saved: await kept(page) };
  await orderStored(page);
  await page.reload();
  await myTurn(page);
  expect({ order: await rackOf(page), state: await stateOf(page), saved: await kept(page) }).toEqual(before);
  await page.getByRole("button", { name: "Back to the start" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await myTurn(page);
  expect(await rackOf(page)).toEqual(before.order);
  await close();
});

it("keeps several games side by side", async () => {
  const { page, close } = await open();
  const triolet = findPosition({ game: "triolet", players: ["person", "greedy", "random"] }, (at) => at.log.length > 5).saved;
  await keep(page, saved, "older", 1000);
  await keep(page, triolet, "newest", 3000);
  await keep(page, newMatch({ seed: 9 }), "between", 2000);
  await page.reload();
  const games = page.locator("section li");
  await games.first().waitFor();
  const totals = (match: typeof saved) => shownTo(match, null).seats.map(({ name, total }) => `${name} ${total}`).join(" · ").replaceAll("-", "−");
  expect(await games.count()).toBe(3);
  expect(await games.nth(0).textContent()).toContain(`Triolet ${totals(triolet)}`);
  expect(await games.nth(2).textContent()).toContain(`Triominos ${totals(saved)}`);
  await screen(page, "start-again");

  await games.nth(2).getByRole("button", { name: "Go on" }).click();
  await myTurn(page);
  expect((await rackOf(page)).sort()).toEqual([...shown.rack!].sort());
  await play(page, first);
  await goHome(page);
  // The last played comes first; the others are as they were.
  expect(await games.nth(1).textContent()).toContain("Triolet");
  expect(await kept(page, "newest")).toEqual(triolet);
  await games.nth(1).getByRole("button", { name: "Delete" }).click();
  await games.nth(1).getByRole("button", { name: "Keep" }).click();
  await games.nth(1).getByRole("button", { name: "Delete" }).click();
  await games.nth(1).getByRole("button", { name: "Delete for good?" }).click();
  await until(page, async () => (await games.count()) === 2);
  await page.reload();
  await games.first().waitFor();
  expect(await games.count()).toBe(2);
  expect(await page.locator("section").first().textContent()).not.toContain("Triolet");
  await close();
});

async function twoTabs(): Promise<{ tabs: [Page, Page]; close: () => Promise<void> }> {
  const { page, close } = await table(saved);
  const second = await page.context().newPage();
  await second.goto(page.url());
  for (const tab of [page, second]) await myTurn(tab);
  return { tabs: [page, second], close };
}

it("leaves the new game in sight when there are many", async () => {
  const { page, close } = await open();
  const match = newMatch({ seed: 9 });
  for (const time of [1, 2, 3, 4, 5]) await keep(page, match, `game-${time}`, time * 1000);
  await page.reload();
  const games = page.locator("section li");
  await page.getByRole("button", { name: "Show all 5" }).click();
  expect(await games.count()).toBe(5);
  await page.reload();
  await games.first().waitFor();
  expect(await games.count()).toBe(3);
  await close();
});

it("loses no move when the other tab is behind", async () => {
  const { tabs: [page, second], close } = await twoTabs();
  await play(page, first);
  const expected = untilAsked(afterMove(saved, first.move));
  await aim(second, other);
  await placeButton(second).click();
  await until(second, async () => (await messageOf(second)).includes("went on in another window"));
  await until(second, async () => (await stateOf(second)) === (await stateOf(page)));
  expect(await kept(page)).toEqual(expected);
  await close();
});

it("lets one of two tabs move at the same time", async () => {
  const { tabs, close } = await twoTabs();
  await aim(tabs[0], first);
  await aim(tabs[1], other);
  await Promise.all(tabs.map((tab) => placeButton(tab).click()));
  const ways = [first, other].map(({ move }) => JSON.stringify(untilAsked(afterMove(saved, move))));
  await until(tabs[0], async () => ways.includes(JSON.stringify(await kept(tabs[0]))));
  await until(tabs[0], async () => (await stateOf(tabs[0])) === (await stateOf(tabs[1])));
  await close();
});

it("lists a game of another version, and never loses it", async () => {
  const { page, close } = await open();
  const entry = { id: "future", version: 99, time: 5000, saved: { another: ["form", 7] } };
  await store(page, entry);
  await page.reload();
  const game = page.locator("section li");
  await game.waitFor();
  expect(await game.textContent()).toContain("Kept by a newer version of this page.");
  expect(await game.getByRole("button", { name: "Go on" }).count()).toBe(0);
  const [download] = await Promise.all([page.waitForEvent("download"), game.getByRole("button", { name: "Save as a file" }).click()]);
  expect(download.suggestedFilename()).toBe("tercet-future.json");
  expect(await json(await download.createReadStream())).toEqual(entry);
  // Its address opens no table, but leads back.
  await page.goto(page.url().replace(/#.*|$/, "#/table/future"));
  await page.getByText("Kept by a newer version of this page. Reload the page to open it, or save it as a file. (99)").waitFor();
  await page.getByRole("button", { name: "Back to the start" }).click();
  await game.waitFor();
  expect(await game.textContent()).toContain("Kept by a newer version of this page.");
  await close();
});

it("goes on with a game of the first version, which is of this one then", async () => {
  const { page, close } = await open();
  await store(page, { id: "arranged", version: 1, time: 5000, saved });
  await visit(page);
  await myTurn(page);
  expect((await stored(page)).version).toBe(1);
  await play(page, first);
  expect((await stored(page)).version).toBe(2);
  expect(await kept(page)).toEqual(untilAsked(afterMove(saved, first.move)));
  await close();
});

it("lists games beside one with an impossible time, and opens one with any name", async () => {
  const { page, close } = await open();
  await store(page, entryOf("later than any day", 1e17, saved));
  await keep(page, saved, "50 %/é", 2000);
  await page.reload();
  const games = page.locator("section li");
  await games.first().waitFor();
  expect(await games.count()).toBe(2);
  await games.first().getByRole("button", { name: "Go on" }).click();
  await myTurn(page);
  await play(page, first);
  expect(await kept(page, "50 %/é")).toEqual(untilAsked(afterMove(saved, first.move)));
  await close();
});

it("does not delete a game by a double tap", async () => {
  const { page, close } = await open(phone);
  await keep(page, newMatch());
  await page.reload();
  const game = page.locator("section li");
  await game.waitFor();
  await page.getByRole("button", { name: "Delete" }).dblclick();
  await page.reload();
  await game.waitFor();
  expect(await game.count()).toBe(1);
  await close();
});
