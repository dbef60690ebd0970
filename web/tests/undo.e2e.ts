// Taking a move back.
import { expect, it } from "vitest";
import type { GameName } from "../src/engine/messages";
import { kept, keptOfPlay } from "./support/arranged";
import { browserForTests } from "./support/browser";
import { afterMove, afterUndo, untilAsked } from "./support/engine";
import { aim, placeButton, play } from "./support/moves";
import { canPlace, findPosition, type Found } from "./support/search";
import { changing, myTurn, stateOf, until } from "./support/table";
import { arrangeThinking, letPlay, thinking } from "./support/thinking";

const { open, table } = browserForTests();
const found: Record<GameName, Found> = {
  triominos: findPosition({}, (shown) => canPlace(shown) && shown.log.length > 4 && shown.moves!.place.length > 1),
  triolet: findPosition({ game: "triolet" }, (shown) => canPlace(shown) && shown.log.length > 4),
};

it.each(["triominos", "triolet"] as const)("goes back to the very same state against a computer, %s", async (game) => {
  const { saved, shown } = found[game];
  const { page, close } = await table(saved);
  await myTurn(page);
  const before = await stateOf(page);
  await play(page, shown.moves!.place[0]!);
  expect(await stateOf(page)).not.toBe(before);
  await page.keyboard.press("u");
  await until(page, async () => (await stateOf(page)) === before);
  expect(await keptOfPlay(page)).toEqual(saved);
  await close();
});

it("takes back one move, however long the key is held", async () => {
  const { saved, shown } = found.triominos;
  const { page, close } = await table(saved);
  await myTurn(page);
  const before = await stateOf(page);
  await play(page, shown.moves!.place[0]!);
  await page.keyboard.down("u");
  await until(page, async () => (await stateOf(page)) === before);
  for (let time = 0; time < 5; ++time) await page.keyboard.down("u");
  await page.keyboard.up("u");
  await page.keyboard.press("f");
  await myTurn(page);
  expect(await keptOfPlay(page)).toEqual(saved);
  await close();
});

it("takes back the move that ended the round against a computer", async () => {
  const { saved, shown } = findPosition({}, ({ rack, moves }) => rack!.length === 1 && moves!.place.length > 0);
  const { page, close } = await table(saved);
  await myTurn(page);
  await aim(page, shown.moves!.place[0]!);
  await placeButton(page).click();
  await page.getByRole("button", { name: "Look at the table" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await myTurn(page);
  expect(await keptOfPlay(page)).toEqual(saved);
  await close();
});

it("takes back while the computer still thinks, and another move is played instead", async () => {
  const { saved, shown } = found.triominos;
  const { page, close } = await open();
  await arrangeThinking(page, saved);
  await myTurn(page);
  const before = await stateOf(page);
  await aim(page, shown.moves!.place[0]!);
  await changing(page, () => placeButton(page).click());
  await thinking(page).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await until(page, async () => (await stateOf(page)) === before);
  // What it thought about is gone: it does not move.
  await letPlay(page);
  expect(await stateOf(page)).toBe(before);
  expect(await keptOfPlay(page)).toEqual(saved);
  const other = shown.moves!.place.at(-1)!;
  await aim(page, other);
  await changing(page, () => placeButton(page).click());
  while (await thinking(page).isVisible()) await changing(page, () => letPlay(page));
  await myTurn(page);
  expect(await kept(page)).toEqual(untilAsked(afterMove(afterUndo(afterMove(saved, shown.moves!.place[0]!.move)), other.move)));
  await close();
});
