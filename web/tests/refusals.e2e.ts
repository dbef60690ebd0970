// Why a tile may not lie somewhere: the page asks the engine, and says it in words that help.
import { expect, it } from "vitest";
import { centre } from "../src/board/lattice";
import type { Cell, Refusal, Saved, Shown } from "../src/engine/messages";
import { refusalText } from "../src/words";
import { browserForTests, screen } from "./support/browser";
import { engine } from "./support/engine";
import { canPlace, findPosition, hasTiles, lastEntry } from "./support/search";
import { messageOf, myTurn, pixelOf, until } from "./support/table";

const { table } = browserForTests();

interface Refused {
  tile: string;
  cell: Cell;
  refusal: Refusal;
}
/** What the engine objects to, tiles of the rack on cells that are in sight. */
function* refused(saved: Saved, { rack, frontier, moves }: Shown): Generator<Refused> {
  const fits = (tile: string, cell: Cell) => moves!.place.some(({ triangle }) => triangle!.tile === tile && triangle!.cell.join() === cell.join());
  const [rows, cols] = [0, 1].map((axis) => frontier!.map(({ cell }) => cell[axis]!)) as [number[], number[]];
  for (const tile of rack!) {
    for (let row = Math.min(...rows); row <= Math.max(...rows); ++row) {
      for (let col = Math.min(...cols); col <= Math.max(...cols); ++col) {
        if (fits(tile, [row, col])) continue;
        const tried = engine({ do: "try", saved, seat: 0, move: `${tile}@${row},${col}` });
        if ("refusal" in tried) yield { tile, cell: [row, col], refusal: tried.refusal };
      }
    }
  }
}
const known = ({ demand }: Refusal) => demand?.filter((pip) => pip >= 0) ?? [];
const asks = (corners: number) => ({ refusal }: Refused) => refusal.code === "corners_differ" && known(refusal).length === corners;
const kinds: [string, (refused: Refused) => boolean, RegExp][] = [
  ["the two numbers of a side", asks(2), /^Needs \d-\d on this side\.$/],
  ["all three numbers", asks(3), /^Needs \d-\d-\d, clockwise from its apex\.$/],
  ["that a tile lies there", ({ refusal }) => refusal.code === "cell_taken", /lies here already/],
  ["that it must touch an edge", ({ refusal }) => refusal.code === "cell_not_adjacent", /edge to edge/],
];

const { saved, shown } = findPosition({}, (at) => hasTiles(9)(at) && canPlace(at) && lastEntry(at)!.kind === "place"
  && at.frontier!.some(({ demand }) => !demand.includes(-1)));
const all = [...refused(saved, shown)];

it.each(kinds)("names %s", async (_, isKind, words) => {
  const found = all.find(isKind);
  expect(found).toBeDefined();
  const { tile, cell, refusal } = found!;
  const text = refusalText("triominos", refusal);
  expect(text).toMatch(words);
  for (const pip of known(refusal)) expect(text).toContain(String(pip));

  const { page, close } = await table(saved);
  await myTurn(page);
  await page.locator(`.slot[data-tile="${tile}"]`).click();
  await page.mouse.click(...(await pixelOf(page, centre(cell))));
  await until(page, async () => (await messageOf(page, ".message.bad")) === text);
  expect(await page.locator('[role="status"]').textContent()).toBe(text);
  await screen(page, `refusal-${refusal.code}-${known(refusal).length}`);
  await close();
});

it("says which tile must be placed after drawing", async () => {
  const drawn = findPosition({}, (at) => canPlace(at) && lastEntry(at)?.kind === "draw");
  const other = [...refused(drawn.saved, drawn.shown)].find(({ refusal }) => refusal.code === "tile_not_drawn")!;
  const { page, close } = await table(drawn.saved);
  await myTurn(page);
  await page.locator(`.slot[data-tile="${other.tile}"]`).click();
  await page.mouse.click(...(await pixelOf(page, centre(other.cell))));
  await until(page, async () => (await messageOf(page, ".message.bad")) === refusalText("triominos", other.refusal));
  await close();
});

it("tells what fits on a free place, with nothing in hand", async () => {
  const { triangle } = shown.moves!.place[0]!;
  const none = shown.frontier!.find(({ cell }) => !shown.moves!.place.some((place) => place.triangle!.cell.join() === cell.join()))!;
  const { page, close } = await table(saved);
  await myTurn(page);
  await page.mouse.click(...(await pixelOf(page, centre(triangle!.cell))));
  await until(page, async () => (await messageOf(page)).startsWith("Fits here: "));
  expect(await messageOf(page)).toContain([...triangle!.tile].join("-"));
  await page.mouse.click(...(await pixelOf(page, centre(none.cell))));
  const demand = none.demand.map((pip) => (pip < 0 ? "?" : pip)).join("-");
  await until(page, async () => (await messageOf(page)) === `None of your tiles fits here (${demand})`);
  await close();
});
