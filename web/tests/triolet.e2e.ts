// What is special about a table of Triolet.
import { expect, it } from "vitest";
import { squareCentre } from "../src/board/grid";
import { refusalText } from "../src/words";
import { kept } from "./support/arranged";
import { browserForTests, screen } from "./support/browser";
import { engine, newMatch, shownTo, untilAsked } from "./support/engine";
import { laidCount, lay, placeButton, play } from "./support/moves";
import { canPlace, cannotPlace, findPosition } from "./support/search";
import { changing, messageOf, myTurn, pixelOf, rackOf, saying, storyOf, until } from "./support/table";

const { table } = browserForTests();
const game = "triolet";

it("explains special squares", async () => {
  const saved = untilAsked(newMatch({ game }));
  const { special } = shownTo(saved, 0);
  const { page, close } = await table(saved);
  await myTurn(page);
  for (const [kind, words] of [["twice", /Double/], ["thrice", /Triple/], ["replay", /another turn/]] as const) {
    const { square } = special!.find((one) => one.kind === kind && one.square.join() !== "7,7")!;
    await page.mouse.click(...(await pixelOf(page, squareCentre(square))));
    await saying(page, words);
  }
  await close();
});

it("lays a tile in doubt, and says why", async () => {
  const saved = untilAsked(newMatch({ game }));
  const { rack, special } = shownTo(saved, 0);
  const tile = rack!.find((one) => one !== "*")!;
  const { square } = special!.find((one) => one.kind === "replay")!;
  const { page, close } = await table(saved);
  await myTurn(page);
  await page.locator(`.slot[data-tile="${tile}"]`).first().click();
  await page.mouse.click(...(await pixelOf(page, squareCentre(square))));
  await page.locator("[data-laid] .doubt").waitFor();
  await until(page, async () => (await messageOf(page, ".message.bad")).length > 0);
  const tried = engine({ do: "try", saved, seat: 0, move: `${tile}@${await page.locator("[data-laid]").getAttribute("data-laid")}` });
  expect(tried).toHaveProperty("refusal");
  expect("refusal" in tried && refusalText(game, tried.refusal)).toBe(await messageOf(page, ".message.bad"));
  expect(await placeButton(page).count()).toBe(0);
  await screen(page, "doubt");
  await page.keyboard.press("Escape");
  expect(await laidCount(page)).toBe(0);
  await close();
});

it("places three tiles at once, and takes each back", async () => {
  const { saved, shown } = findPosition({ game }, ({ moves }) => moves!.place.some(({ placed }) => placed!.length === 3));
  const three = shown.moves!.place.find(({ placed }) => placed!.length === 3)!;
  const { page, close } = await table(saved);
  await myTurn(page);
  await lay(page, three);
  expect(await placeButton(page).textContent()).toContain(`Place · ${three.points.total}`);
  for (let left = 2; left >= 0; --left) {
    await page.getByRole("button", { name: "Take back" }).click();
    await until(page, async () => (await laidCount(page)) === left);
  }
  await play(page, three);
  const line = (await storyOf(page)).findLast((text) => text.startsWith("Ann") && text.includes(`+${three.points.total}`));
  expect(line).toBeDefined();
  await close();
});

it("exchanges tiles", async () => {
  const { saved, shown } = findPosition({ game }, ({ moves, log }) => log.length > 3 && "swap" in moves!.other);
  const { page, close } = await table(saved);
  await myTurn(page);
  const exchange = page.getByRole("button", { name: "Exchange" });
  await exchange.click();
  await page.locator(".slot").nth(0).click();
  await page.locator(".slot").nth(1).click();
  await page.getByRole("button", { name: "Exchange 2 tiles" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await page.locator(".slot.chosen").count()).toBe(0);
  await exchange.click();
  expect(await exchange.isDisabled()).toBe(true);
  await page.locator(".slot").nth(0).click();
  await page.locator(".slot").nth(2).click();
  const given = await rackOf(page);
  await changing(page, () => page.getByRole("button", { name: "Exchange 2 tiles" }).click());
  await myTurn(page);
  const after = await kept(page);
  const own = shownTo(after, 0).log.slice(shown.log.length).find(({ seat }) => seat === 0);
  expect(own).toMatchObject({ kind: "swap", tiles: 2 });
  const action = after.record.rounds[0]!.actions[shown.log.length]!;
  expect(action).toMatch(/^swap \S+ \S+ \+\S+ \+\S+$/);
  expect(action.split(" ").slice(1, 3).sort()).toEqual([given[0]!, given[2]!].sort());
  expect((await rackOf(page)).sort()).toEqual([...shownTo(after, 0).rack!].sort());
  expect((await storyOf(page)).some((text) => text.startsWith("Ann exchanges 2 tiles"))).toBe(true);
  await close();
});

it("goes on when the bag is empty", async () => {
  const { saved, shown } = findPosition({ game }, (at) => at.stock === 0 && canPlace(at) && at.rack!.length === 3);
  const { page, close } = await table(saved);
  await myTurn(page);
  expect(await page.locator(".facts").textContent()).toContain("bag 0");
  expect(await page.getByRole("button", { name: /^Exchange/ }).count()).toBe(0);
  const few = shown.moves!.place.find(({ placed }) => placed!.length < 3)!;
  await play(page, few);
  expect((await rackOf(page)).length).toBeLessThan(3);
  expect((await rackOf(page)).sort()).toEqual([...shownTo(await kept(page), 0).rack!].sort());
  await close();
});

it("lets pass who can neither place nor exchange", async () => {
  // It takes a bag that is nearly empty: the first seed that comes to it.
  const { saved } = findPosition({ game, seed: 11 }, (at) => cannotPlace(at) && !("swap" in at.moves!.other));
  const { page, close } = await table(saved);
  await saying(page, /^Nothing fits: pass$/);
  await changing(page, () => page.getByRole("button", { name: /^Pass/ }).click());
  const { log } = shownTo(await kept(page), 0);
  expect(log[saved.record.rounds[0]!.actions.length]).toMatchObject({ seat: 0, kind: "pass" });
  await close();
});
