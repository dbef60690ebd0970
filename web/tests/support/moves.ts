// Carries out a placement that the engine offers, with the pointer.
import type { Page } from "playwright-core";
import type { Placement } from "../../src/engine/messages";
import { squareName } from "../../src/words/names";
import { centreOf, clicking, type Touch } from "./pointer";
import { changing, myTurn, scaleOf, until } from "./table";

export const placeButton = (page: Page) => page.getByRole("button", { name: /^Place · / });

/** Triominos: the tile lies at its place, not yet confirmed. */
export async function aim(page: Page, { triangle }: Placement, touch: Touch = clicking(page)): Promise<void> {
  const { tile, cell } = triangle!;
  await touch(...(await centreOf(page, `.slot[data-tile="${tile}"]`)));
  await touch(...(await centreOf(page, `.place[data-cell="${cell.join(",")}"]`)));
  await page.locator(`[data-aim="${cell.join(",")}"]`).waitFor();
}

export const laidCount = (page: Page) => page.locator("[data-laid]").count();

/** Triolet: touches a lit square. A finger comes closer first. */
export async function touchLit(page: Page, selector: string, touch: Touch): Promise<void> {
  const answered = () => page.locator("[data-laid], .chooser").count();
  for (let tap = 0; tap < 2; ++tap) {
    const before = { count: await answered(), scale: await scaleOf(page) };
    await touch(...(await centreOf(page, selector)));
    await until(page, async () => (await answered()) !== before.count || (await scaleOf(page)) !== before.scale);
    if ((await answered()) !== before.count) return;
  }
  throw new Error("a lit square takes no tile");
}

/** Triolet: all tiles of the placement lie there, not yet confirmed. */
export async function lay(page: Page, { placed = [] }: Placement, touch: Touch = clicking(page)): Promise<void> {
  for (const { square, value, joker } of placed) {
    await touch(...(await centreOf(page, `.slot[data-tile="${joker ? "*" : value}"]:not(.laid)`)));
    await touchLit(page, `.lit[data-square="${squareName(square)}"]`, touch);
    if (await page.locator(".chooser").isVisible()) await touch(...(await centreOf(page, `.chooser [data-value="${value}"]`)));
    await page.locator(`[data-laid="${squareName(square)}"]`).waitFor();
  }
}

/** Plays a placement and waits until the person is asked again. */
export async function play(page: Page, placement: Placement, touch: Touch = clicking(page)): Promise<void> {
  await (placement.triangle ? aim(page, placement, touch) : lay(page, placement, touch));
  await changing(page, () => placeButton(page).click());
  await myTurn(page);
}
