// What a player does at the table, for tests.
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

export interface Choices {
  game?: "Triominos" | "Triolet";
  edition?: string;
  pace?: "instant" | "normal" | "slow";
  seats?: { name?: string; kind: "person" | "greedy" | "random" }[];
}

export async function start(page: Page, { game = "Triominos", edition, pace = "instant", seats }: Choices = {}): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem("tercet.pace", JSON.stringify(wanted)), pace);
  await page.reload();
  await page.getByRole("radio", { name: new RegExp(game) }).check({ force: true });
  if (edition) await page.locator(`input[name=preset][value="${edition}"]`).check();
  if (seats) {
    const kinds = page.getByLabel(/^Who sits at seat/);
    while ((await kinds.count()) < seats.length) await page.getByRole("button", { name: "Add a seat" }).click();
    while ((await kinds.count()) > seats.length) await page.getByRole("button", { name: /^Remove/ }).last().click();
    for (const [seat, { name, kind }] of seats.entries()) {
      await kinds.nth(seat).selectOption(kind);
      if (name) {
        const field = page.getByLabel(`Name at seat ${seat + 1}`);
        await field.fill(name);
        await field.blur();
      }
    }
  }
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".table").waitFor();
}

export const isOver = (page: Page) => page.locator("dialog h2#end-title").isVisible();

/** Asks the page again and again: its policy forbids what Playwright's own waiting does. */
export async function until(page: Page, question: () => boolean, milliseconds = 15_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await page.evaluate(question))) {
    if (Date.now() > deadline) {
      await page.screenshot({ path: fileURLToPath(new URL("../screens/stuck.png", import.meta.url)) });
      throw new Error(`waited in vain for ${question.toString()}`);
    }
    await page.waitForTimeout(40);
  }
}

/** Waits until the person is asked or the round is over. True if asked. */
export async function myTurn(page: Page): Promise<boolean> {
  await until(page, () => {
    if (document.querySelector("#end-title")) return true;
    const message = document.querySelector(".message")?.textContent ?? "";
    return /^(Pick a tile|Nothing fits)/.test(message);
  });
  return !(await isOver(page));
}
