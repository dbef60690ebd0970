// A placement that is confirmed lies there at once, and stays: the engine's answer is not waited for.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { outline, pointsText } from "../src/board/lattice";
import { kept } from "./support/arranged";
import { browserForTests } from "./support/browser";
import { aim, lay, placeButton } from "./support/moves";
import { canPlace, findPosition, hasTiles } from "./support/search";
import { changing, myTurn } from "./support/table";

const { table } = browserForTests();

/** Looks after each change of the page whether something is there; collects the moments when not. */
async function watch(page: Page, selector: string, wanted: "always" | "never"): Promise<() => Promise<number>> {
  await page.evaluate(([what, when]) => {
    const wrong: number[] = [];
    Object.assign(window, { wrong });
    addEventListener("click", () => {
      new MutationObserver(() => {
        if ((document.querySelector(what) !== null) !== (when === "always")) wrong.push(performance.now());
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    }, { capture: true, once: true });
  }, [selector, wanted] as const);
  return () => page.evaluate(() => (window as unknown as { wrong: number[] }).wrong.length);
}

it("a tile of Triominos", async () => {
  const { saved, shown } = findPosition({}, (at) => canPlace(at) && hasTiles(3)(at));
  const placement = shown.moves!.place[0]!;
  const { page, close } = await table(saved);
  await myTurn(page);
  await aim(page, placement);
  const missing = await watch(page, `.world .tile .face[points="${pointsText(outline(placement.triangle!.cell))}"]`, "always");
  await changing(page, () => placeButton(page).click());
  await myTurn(page);
  expect(await missing()).toBe(0);
  expect(await page.locator("[data-aim]").count()).toBe(0);
  await close();
});

it("tiles of Triolet, without a doubt", async () => {
  const { saved, shown } = findPosition({ game: "triolet" }, (at) => canPlace(at) && hasTiles(3)(at));
  const { page, close } = await table(saved);
  await myTurn(page);
  await lay(page, shown.moves!.place[0]!);
  const doubted = await watch(page, ".doubt", "never");
  await changing(page, () => placeButton(page).click());
  await myTurn(page);
  expect(await doubted()).toBe(0);
  expect(await page.locator("[data-laid]").count()).toBe(0);
  await close();
});

it("nothing by the wheel's button, which only moves the board", async () => {
  const { saved, shown } = findPosition({}, (at) => canPlace(at) && hasTiles(3)(at));
  const { tile, cell } = shown.moves!.place[0]!.triangle!;
  const { page, close } = await table(saved);
  await myTurn(page);
  await page.locator(`.slot[data-tile="${tile}"]`).click();
  const place = page.locator(`.place[data-cell="${cell.join(",")}"]`);
  await place.click({ button: "middle" });
  await place.click();
  await page.locator(`[data-aim="${cell.join(",")}"]`).waitFor();
  await page.locator(`[data-aim="${cell.join(",")}"] .face`).click({ button: "middle", force: true });
  await page.keyboard.press("Escape");
  await place.waitFor();
  expect(await kept(page)).toEqual(saved);
  await close();
});
