// No screen in no theme has anything that the accessibility rules object to.
import { it } from "vitest";
import type { Theme } from "../src/store/preferences.svelte";
import { arrange } from "./support/arranged";
import { unobjectionable } from "./support/axe";
import { browserForTests, screen } from "./support/browser";
import { afterRound, newMatch } from "./support/engine";
import { aim, lay } from "./support/moves";
import { canPlace, findPosition, hasTiles } from "./support/search";
import { isOver, myTurn, until } from "./support/table";

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
