// Every screen on screens of every size: nothing sticks out, nothing is too small for a finger.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { arrange } from "./support/arranged";
import { browserForTests, phone, screen } from "./support/browser";
import { aim, lay } from "./support/moves";
import { clicking, tapping } from "./support/pointer";
import { canPlace, findPosition, hasTiles, type Found } from "./support/search";
import { sticksOut } from "./support/seen";
import { myTurn } from "./support/table";

const { open } = browserForTests();
const players = ["person", "greedy", "greedy"] as const;
const positions: Record<"triominos" | "triolet", Found> = {
  triominos: findPosition({ players: [...players] }, (shown) => canPlace(shown) && hasTiles(10)(shown)),
  triolet: findPosition({ game: "triolet", players: [...players] }, (shown) => canPlace(shown) && hasTiles(10)(shown)),
};
const leastTarget = 43.5;

async function expectToFit(page: Page): Promise<void> {
  expect(await sticksOut(page)).toBe(false);
  const small = await page.evaluate((least) => [...document.querySelectorAll("button, select, input:not(.hidden-text)")]
    .filter((element) => element.checkVisibility())
    .filter((element) => Math.min(element.getBoundingClientRect().width, element.getBoundingClientRect().height) < least)
    .map((element) => element.outerHTML.slice(0, 120)), leastTarget);
  expect(small).toEqual([]);
}

it.each([[320, 568], [390, 844], [568, 320], [844, 390], [768, 1024], [1280, 800], [3840, 2160]])("fits a screen of %i by %i", async (width, height) => {
  const small = width < 900;
  const { page, close } = await open({ ...(small ? phone : {}), viewport: { width, height }, deviceScaleFactor: 1 });
  await screen(page, `start-${width}`);
  expect(await sticksOut(page)).toBe(false);
  const touch = small ? tapping(page) : clicking(page);
  for (const game of ["triominos", "triolet"] as const) {
    const { saved, shown } = positions[game];
    await arrange(page, saved);
    await myTurn(page);
    await expectToFit(page);
    if (width >= 768 && height > 480) expect(await page.locator(".rack.overflowing").count()).toBe(0);
    await page.locator(".slot:not(.idle)").first().click();
    await screen(page, `${game}-lit-${width}`);
    await page.keyboard.press("Escape");
    await (game === "triominos" ? aim : lay)(page, shown.moves!.place[0]!, touch);
    await expectToFit(page);
    await screen(page, `${game}-${width}`);
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("region", { name: "Hint", exact: true }).waitFor();
    await expectToFit(page);
    await screen(page, `hint-${game}-${width}`);
  }
  await close();
});
