// Bridge and hexagon: their points are seen before a tile is placed, and the story names them afterwards.
import { expect, it } from "vitest";
import { browserForTests, screen } from "./support/browser";
import { aim, placeButton } from "./support/moves";
import { earning, findPosition } from "./support/search";
import { changing, myTurn, storyOf } from "./support/table";

const { table } = browserForTests();
/** Bridges are rare: the first seed that has one for a person. */
const seeds = { bridge: 11, hexagon: 1 };

it.each(["bridge", "hexagon"] as const)("counts a %s", async (part) => {
  const { saved, shown } = findPosition({ seed: seeds[part] }, (at) => earning(at, part) !== undefined);
  const placement = earning(shown, part)!;
  const { total, parts } = placement.points;
  expect(total).toBe((parts.tile ?? 0) + parts[part]!);

  const { page, close } = await table(saved);
  await myTurn(page);
  await aim(page, placement);
  expect(await page.locator(".view .tag").first().textContent()).toBe(`+${total} · ${part}`);
  expect(await placeButton(page).textContent()).toContain(`Place · ${total}`);
  expect(await page.locator('[role="status"]').textContent()).toContain(part);
  await screen(page, part);
  await changing(page, () => placeButton(page).click());
  await myTurn(page);
  const line = (await storyOf(page)).find((text) => text.startsWith("Ann"))!;
  expect(line).toContain(part);
  expect(line).toContain(`+${total}`);
  await close();
});
