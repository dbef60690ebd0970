// Games that begin on the start screen.
import type { Page } from "playwright-core";
import type { PlayerKind } from "../../src/engine/messages";
import type { Pace } from "../../src/store/preferences.svelte";

export interface Choices {
  game?: "Triominos" | "Triolet";
  edition?: string;
  pace?: Pace;
  seats?: { name?: string; kind: PlayerKind }[];
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

export async function goHome(page: Page): Promise<void> {
  await page.goto(page.url().replace(/#.*/, "#/"));
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
}

export async function setRule(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.blur();
}
