// Whole games against a computer: by mouse, by finger on a phone, by keyboard alone.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { GameName } from "../src/engine/messages";
import { kept } from "./support/arranged";
import { browserForTests, phone, screen } from "./support/browser";
import { newMatch, shownTo } from "./support/engine";
import { aim, placeButton } from "./support/moves";
import { playByKeyboard, playTriolet, playTriominos } from "./support/players";
import { clicking, tapping } from "./support/pointer";
import { findFullTable } from "./support/search";

const { table } = browserForTests();
const games: GameName[] = ["triominos", "triolet"];
const played = { triominos: playTriominos, triolet: playTriolet };

/** The result on the screen is the one that the engine finds in the stored record. */
async function expectEnd(page: Page): Promise<void> {
  const shown = shownTo(await kept(page), 0);
  expect(shown.end).not.toBeNull();
  const rows = await page.locator("dialog tbody tr:first-child").evaluateAll((all) => all.map((row) => row.lastElementChild!.textContent));
  expect(rows).toEqual(shown.seats.map((seat) => String(seat.total).replace("-", "−")));
}

it.each(games)("a whole game of %s by mouse", async (game) => {
  const { page, close } = await table(newMatch({ game, seed: 3 }));
  expect(await played[game](page, clicking(page))).toBeGreaterThan(4);
  await expectEnd(page);
  await screen(page, `end-${game}-wide`);
  await page.getByRole("button", { name: "Look at the table" }).click();
  await screen(page, `final-${game}-wide`);
  await close();
});

it.each(games)("a whole game of %s by finger on a phone", async (game) => {
  const { page, close } = await table(newMatch({ game, seed: 4 }), phone);
  expect(await played[game](page, tapping(page))).toBeGreaterThan(4);
  await expectEnd(page);
  await screen(page, `end-${game}-phone`);
  await page.getByRole("button", { name: "Look at the table" }).click();
  await screen(page, `final-${game}-phone`);
  await close();
});

it.each(games)("a whole game of %s by keyboard alone", async (game) => {
  const { page, close } = await table(newMatch({ game, seed: 5 }));
  expect(await playByKeyboard(page, game)).toBeGreaterThan(4);
  await expectEnd(page);
  await close();
});

it("the whole box on the table of a phone, and its last tile", async () => {
  const { saved, shown } = findFullTable();
  const { page, close } = await table(saved, phone);
  await aim(page, shown.moves!.place[0]!, tapping(page));
  await screen(page, "full-triominos-phone");
  await placeButton(page).click();
  await page.getByRole("button", { name: "Look at the table" }).click();
  expect(await page.locator(".world .tile").count()).toBe(56);
  expect(shownTo(await kept(page), 0).end?.how).toBe("out");
  await close();
});
