// Pictures of every screen, to be looked at.
import { it } from "vitest";
import { browserForTests, phone, screen } from "./support/browser";
import { myTurn, start } from "./support/table";

const { open } = browserForTests();

it.each([["wide", {}], ["phone", phone]] as const)("start and tables, %s", async (name, options) => {
  const { page, close } = await open(options);
  await screen(page, `start-${name}`);
  await start(page);
  for (let turn = 0; turn < 6 && (await myTurn(page)); ++turn) {
    const tile = page.locator(".slot:not(.idle)").first();
    if (await tile.isVisible()) {
      await tile.click();
      if (turn === 5) await screen(page, `triominos-lit-${name}`);
      await page.keyboard.press("Enter");
      if (turn === 5) await screen(page, `triominos-aim-${name}`);
      await page.keyboard.press("Enter");
    } else await page.keyboard.press("d");
    await page.waitForTimeout(150);
  }
  await screen(page, `triominos-${name}`);
  await close();
});
