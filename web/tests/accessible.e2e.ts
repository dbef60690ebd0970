// No screen in no theme has anything that the accessibility rules object to.
import { it } from "vitest";
import type { Theme } from "../src/store/preferences.svelte";
import { squareName } from "../src/words/names";
import { arrange, keep, store } from "./support/arranged";
import { unobjectionable } from "./support/axe";
import { browserForTests, phone, screen } from "./support/browser";
import { afterRound, newMatch } from "./support/engine";
import { aim, lay } from "./support/moves";
import { centreOf } from "./support/pointer";
import { canPlace, findPosition, hasTiles } from "./support/search";
import { isOver, myTurn, until } from "./support/table";
import { withoutDatabase } from "./support/worker";

const { open } = browserForTests();
const positions = {
  triominos: findPosition({}, (shown) => canPlace(shown) && hasTiles(6)(shown)),
  triolet: findPosition({ game: "triolet" }, (shown) => canPlace(shown) && hasTiles(6)(shown) && shown.rack!.includes("*")),
};

it.each<Theme>(["felt", "light", "contrast"])("in the theme %s", async (theme) => {
  const { page, close } = await open();
  await page.evaluate((wanted) => localStorage.setItem("tercet.theme", JSON.stringify(wanted)), theme);
  await page.reload();
  await page.getByText("House rules").click();
  await unobjectionable(page);
  await screen(page, `start-${theme}`);
  await page.getByRole("button", { name: "Settings" }).click();
  await unobjectionable(page);

  for (const game of ["triominos", "triolet"] as const) {
    const { saved, shown } = positions[game];
    await arrange(page, saved);
    await myTurn(page);
    await unobjectionable(page);
    await (game === "triominos" ? aim : lay)(page, shown.moves!.place[0]!);
    await unobjectionable(page);
    await screen(page, `${game}-${theme}`);
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await unobjectionable(page);
    if (theme === "felt") await screen(page, `help-${game}`);

    await arrange(page, afterRound(saved));
    await until(page, () => isOver(page));
    await unobjectionable(page);
    await screen(page, `end-${game}-${theme}`);
  }
  await arrange(page, newMatch({ players: ["person", "person"] }));
  await page.getByRole("dialog", { name: /your turn$/ }).waitFor();
  await unobjectionable(page);
  await close();
});

it("of the story of a game, on a phone", async () => {
  const { page, close } = await open(phone);
  await arrange(page, positions.triominos.saved);
  await page.getByRole("button", { name: "Story of the game" }).click();
  await page.getByRole("dialog").waitFor();
  await unobjectionable(page);
  await close();
});

it("of the choice of a joker", async () => {
  const { page, close } = await open();
  await arrange(page, positions.triolet.saved);
  await myTurn(page);
  await page.locator('.slot[data-tile="*"]').click();
  const squares = positions.triolet.shown.moves!.place.flatMap(({ placed }) => placed!);
  const names = squares.filter(({ joker }) => joker).map(({ square }) => squareName(square));
  const asked = names.find((name, index) => names.indexOf(name) !== index)!;
  await page.mouse.click(...(await centreOf(page, `.lit[data-square="${asked}"]`)));
  await page.locator(".chooser").waitFor();
  await unobjectionable(page);
  await close();
});

it("where something is wrong", async () => {
  const { page, complaints, close } = await open();
  await store(page, { id: "future", version: 99, time: 5000, saved: {} });
  await keep(page, newMatch());
  await page.reload();
  await page.getByRole("button", { name: "Save as a file" }).waitFor();
  await unobjectionable(page);

  await page.goto(page.url().replace(/#.*|$/, "#/table/nope"));
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  await unobjectionable(page);

  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/*.wasm", (route) => answered.then(() => route.abort()));
  await page.reload();
  await page.getByRole("heading", { name: "Setting the table…" }).waitFor();
  await unobjectionable(page);
  answer();
  await page.getByText("The engine could not be loaded.").waitFor();
  await page.getByRole("button", { name: "Back to the start" }).click();
  await page.getByText("The page could not start.").waitFor();
  await unobjectionable(page);
  await page.unroute("**/*.wasm");

  await withoutDatabase(page);
  await page.reload();
  await page.getByText("This browser gives the page no room").waitFor();
  await unobjectionable(page);
  complaints.length = 0;  // what could not be loaded
  await close();
});
