// No screen in no theme has anything that the accessibility rules object to.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { browserForTests, phone, screen } from "./support/browser";
import { playTriolet } from "./support/players";
import { myTurn, start } from "./support/table";

const { open } = browserForTests();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function objections(page: Page): Promise<string[]> {
  await page.waitForTimeout(350);
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }> } }).axe;
    const { violations } = await run.run();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`));
  });
}

it.each(["felt", "light", "contrast"])("in the theme %s", async (theme) => {
  const { page, close } = await open();
  await page.evaluate((wanted) => localStorage.setItem("tercet.theme", JSON.stringify(wanted)), theme);
  await page.reload();
  await page.getByText("House rules").click();
  expect(await objections(page)).toEqual([]);
  await screen(page, `start-${theme}`);
  for (const game of ["Triominos", "Triolet"] as const) {
    await start(page, { game });
    for (let turn = 0; turn < 5 && (await myTurn(page)); ++turn) {
      if (await page.locator(".slot:not(.idle)").count()) {
        await page.keyboard.press("1");
        await page.locator(".slot:not(.idle)").first().focus();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
        await page.waitForTimeout(80);
        if (game === "Triolet") await page.keyboard.press("Enter");
      } else await page.keyboard.press("d");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.waitForTimeout(200);
    }
    await myTurn(page);
    expect(await objections(page)).toEqual([]);
    if (await page.locator(".slot:not(.idle)").count()) await page.locator(".slot:not(.idle)").first().click();
    expect(await objections(page)).toEqual([]);
    await screen(page, `${game}-${theme}`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    expect(await objections(page)).toEqual([]);
    if (theme === "felt") await screen(page, `help-${game}`);
    await page.keyboard.press("Escape");
    if (game === "Triolet") {
      await playTriolet(page, (x, y) => page.mouse.click(x, y));
      expect(await objections(page)).toEqual([]);
      await screen(page, `end-${theme}`);
    }
    await page.goto(page.url().replace(/#.*/, "#/"));
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  }
  await close();
});

it.each([[320, 568], [844, 390], [768, 1024], [3840, 2160]])("fits a screen of %i by %i", async (width, height) => {
  const { page, close } = await open({ ...(width < 900 ? phone : {}), viewport: { width, height }, deviceScaleFactor: 1 });
  await page.waitForTimeout(200);
  await screen(page, `start-${width}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  for (const game of ["Triominos", "Triolet"] as const) {
    await start(page, { game, seats: [{ kind: "person" }, { kind: "greedy" }, { kind: "greedy" }] });
    await myTurn(page);
    if (await page.locator(".slot:not(.idle)").count()) await page.locator(".slot:not(.idle)").first().click();
    await page.waitForTimeout(300);
    await screen(page, `${game}-${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const small = await page.evaluate(() => [...document.querySelectorAll("button, select, input:not(.hidden-text)")]
      .filter((e) => e.checkVisibility() && Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < 43.5)
      .map((e) => e.outerHTML.slice(0, 120)));
    expect(small).toEqual([]);
    await page.goto(page.url().replace(/#.*/, "#/"));
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  }
  await close();
});
