// Whole games against a computer: by mouse, by finger on a phone, by keyboard alone.
import { expect, it } from "vitest";
import { browserForTests, phone, screen } from "./support/browser";
import { playByKeyboard, playTriolet, playTriominos } from "./support/players";
import { isOver, start } from "./support/table";

const { open } = browserForTests();

it.each(["Triominos", "Triolet"] as const)("a whole game of %s by mouse", async (game) => {
  const { page, close } = await open();
  await start(page, { game });
  const click = (x: number, y: number) => page.mouse.click(x, y);
  const turns = await (game === "Triominos" ? playTriominos(page, click) : playTriolet(page, click));
  expect(turns).toBeGreaterThan(4);
  expect(await isOver(page)).toBe(true);
  await screen(page, `end-${game}-wide`);
  await page.getByRole("button", { name: "Look at the table" }).click();
  await screen(page, `final-${game}-wide`);
  await close();
});

it.each(["Triominos", "Triolet"] as const)("a whole game of %s by finger on a phone", async (game) => {
  const { page, close } = await open(phone);
  await start(page, { game });
  const tap = (x: number, y: number) => page.touchscreen.tap(x, y);
  const turns = await (game === "Triominos" ? playTriominos(page, tap) : playTriolet(page, tap, true));
  expect(turns).toBeGreaterThan(4);
  expect(await isOver(page)).toBe(true);
  await screen(page, `end-${game}-phone`);
  await page.getByRole("button", { name: "Look at the table" }).click();
  await screen(page, `final-${game}-phone`);
  await close();
});

it.each(["triominos", "triolet"] as const)("a whole game of %s by keyboard alone", async (game) => {
  const { page, close } = await open();
  await start(page, { game: game === "triominos" ? "Triominos" : "Triolet" });
  const turns = await playByKeyboard(page, game);
  expect(turns).toBeGreaterThan(4);
  expect(await isOver(page)).toBe(true);
  await close();
});
