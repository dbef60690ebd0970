// Persons at one screen: between them falls a curtain.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Saved, Shown } from "../src/engine/messages";
import { kept } from "./support/arranged";
import { browserForTests, screen } from "./support/browser";
import { afterBot, afterMove, newMatch, nextRound, rackIn, shownTo, shownToMover } from "./support/engine";
import { drawnTiles, mentionedTiles, placedTiles } from "./support/hidden";
import { aim, lay, placeButton } from "./support/moves";
import { centreOf, drag, type Pixel } from "./support/pointer";
import { canPlace, findPosition, lastEntry, type Found } from "./support/search";
import { changing, rackOf, still, storyOf, until } from "./support/table";

const { table } = browserForTests();
const curtainOf = (page: Page) => page.getByRole("dialog", { name: /your turn$/ });
const undoOf = (page: Page) => page.getByRole("button", { name: /takes the last move back$/ });
/** Somebody else did that: the curtain is down. */
const changedHands = (shown: Shown) => lastEntry(shown) !== undefined && lastEntry(shown)!.seat !== shown.to_move;

/** Waits for the curtain; what is stored then. */
async function nothingDrawn(page: Page): Promise<Saved> {
  await curtainOf(page).waitFor();
  const saved = await kept(page);
  expect(await page.locator(".slot, .rack, [data-tile]").count()).toBe(0);
  expect(await drawnTiles(page)).toEqual(placedTiles(shownTo(saved, null)));
  return saved;
}
/** Nor is it mentioned. In the first round: later the story tells of the same tiles. */
async function nothingToSee(page: Page): Promise<Saved> {
  const saved = await nothingDrawn(page);
  const racks = saved.players.flatMap((_, seat) => rackIn(saved, seat));
  expect((await mentionedTiles(page)).filter((tile) => racks.includes(tile))).toEqual([]);
  return saved;
}

it("keeps every rack out of the page while the curtain is down", async () => {
  const { page, close } = await table(newMatch({ players: ["person", "person"] }));
  for (let turn = 0; turn < 4; ++turn) {
    const saved = await nothingToSee(page);
    if (turn === 1) await screen(page, "curtain");
    await page.getByRole("button", { name: "Show my tiles" }).click();
    const own = shownTo(saved, shownTo(saved, null).to_move);
    await until(page, async () => (await rackOf(page)).length > 0);
    expect((await rackOf(page)).sort()).toEqual([...own.rack!].sort());
    expect(await drawnTiles(page)).toEqual([...placedTiles(own), ...own.rack!].sort());
    await aim(page, own.moves!.place[0]!);
    await placeButton(page).click();
  }
  await nothingToSee(page);
  await close();
});

it("keeps every rack of Triolet out of the page too", async () => {
  const { saved, shown } = findPosition({ game: "triolet", players: ["person", "person"] }, (at) => canPlace(at) && at.log.length > 5);
  const { page, close } = await table(saved);
  await nothingDrawn(page);
  await page.getByRole("button", { name: "Show my tiles" }).click();
  await lay(page, shown.moves!.place[0]!);
  await placeButton(page).click();
  await page.getByRole("dialog", { name: `${shown.seats[1 - shown.to_move]!.name}, your turn` }).waitFor();
  await nothingDrawn(page);
  await close();
});

/** A last placement of a round, by whoever begins the next one. */
function findLastPlacement(): Found {
  for (let seed = 1; ; ++seed) {
    let saved = newMatch({ players: ["person", "person"], rules: { match: "rounds", rounds: 3 }, seed });
    for (let shown = shownToMover(saved); !shown.end; shown = shownToMover(saved)) {
      const after = afterBot(saved);
      const played = after.record.rounds[0]!.actions.at(-1)!;
      const isPlacement = shown.moves!.place.some(({ move }) => move === played);
      if (isPlacement && shownTo(after, null).end && shownTo(nextRound(after), null).to_move === shown.to_move) return { saved, shown };
      saved = after;
    }
  }
}

it("falls before the next round, whoever begins it", async () => {
  const { saved, shown } = findLastPlacement();
  const last = shown.moves!.place.find(({ move }) => shownTo(afterMove(saved, move), null).end)!;
  const { page, close } = await table(saved);
  await page.getByRole("button", { name: "Show my tiles" }).click();
  await aim(page, last);
  await placeButton(page).click();
  await page.getByRole("button", { name: "Next round" }).click();
  expect((await nothingDrawn(page)).record.rounds).toHaveLength(2);
  await close();
});

it("offers to take back what showed nothing", async () => {
  const { saved } = findPosition({ players: ["person", "person"] },
    (shown) => changedHands(shown) && lastEntry(shown)!.kind === "place" && shown.log.length > 4);
  const { page, close } = await table(saved);
  const entries = await storyOf(page);
  await changing(page, () => undoOf(page).click());
  expect(await storyOf(page)).toEqual(entries.slice(1));
  const { actions } = saved.record.rounds[0]!;
  expect((await kept(page)).record.rounds[0]!.actions).toEqual(actions.slice(0, -1));
  // The turn is back with the other, behind the curtain: no rack to be seen meanwhile.
  await nothingToSee(page);
  await close();
});

it.each([
  ["a placement that drew tiles", findPosition({ game: "triolet", players: ["person", "person"] },
    (shown) => changedHands(shown) && lastEntry(shown)!.tiles > 0)],
  ["a computer that drew since", findPosition({ players: ["person", "greedy", "person"] },
    (shown) => shown.log.slice(-2).map(({ seat, kind }) => `${seat} ${kind}`).join() === "1 draw,1 place")],
])("does not offer it after %s", async (_, { saved }) => {
  const { page, close } = await table(saved);
  await curtainOf(page).waitFor();
  expect(await undoOf(page).count()).toBe(0);
  // Nor by its key.
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "Show my tiles" }).click();
  await page.locator(".slot").first().waitFor();
  expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
  expect(await kept(page)).toEqual(saved);
  await close();
});

it("does not rise by the second tap of a double tap, whose first one placed a tile", async () => {
  // With tiles above it: the board cannot be pushed down beyond its top.
  const low = ({ moves, board }: Shown) => moves!.place.find(({ triangle }) =>
    board.some((placed) => "cell" in placed && placed.cell[0] < triangle!.cell[0] - 1));
  const { saved, shown } = findPosition({ players: ["person", "person"] }, (at) => low(at) !== undefined);
  const { page, close } = await table(saved, { viewport: { width: 700, height: 800 } });
  const lift = page.getByRole("button", { name: "Show my tiles" });
  const { x, y, width, height } = (await lift.boundingBox())!;
  const button: Pixel = [x + width / 2, y + height / 2];
  await lift.click();
  const place = low(shown)!;
  await aim(page, place);
  // The laid tile is where the button will be.
  const tile = await centreOf(page, `[data-aim="${place.triangle!.cell.join(",")}"]`);
  await drag(page, [60, 120], [60 + button[0] - tile[0], 120 + button[1] - tile[1]]);
  await still(page);
  await page.mouse.click(...button);
  await curtainOf(page).waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const after = await nothingDrawn(page);
  expect(shownTo(after, null).log.length).toBe(shown.log.length + 1);
  await lift.click();
  await until(page, async () => (await rackOf(page)).length > 0);
  await close();
});

it("never leaves out the tile that was placed, until the curtain is down", async () => {
  const { saved, shown } = findPosition({ players: ["person", "person"] }, (at) => canPlace(at) && at.log.length > 2);
  const { page, close } = await table(saved);
  await page.getByRole("button", { name: "Show my tiles" }).click();
  await aim(page, shown.moves!.place[0]!);
  await page.evaluate(() => {
    const world = document.querySelector(".world")!;
    const fewest = { tiles: world.querySelectorAll("g.tile").length };
    Object.assign(window, { fewest });
    new MutationObserver(() => (fewest.tiles = Math.min(fewest.tiles, world.querySelectorAll("g.tile").length))).observe(world, { childList: true, subtree: true });
  });
  await placeButton(page).click();
  await nothingDrawn(page);
  expect(await page.evaluate(() => (window as unknown as { fewest: { tiles: number } }).fewest.tiles)).toBe(shown.board.length + 1);
  await close();
});
