// A hint: the best move on the board, why it is best, and what else could be done.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { squareCentre } from "../src/board/grid";
import { centre } from "../src/board/lattice";
import type { Advice, GameName, Saved } from "../src/engine/messages";
import type { Theme } from "../src/store/preferences.svelte";
import { expected, moveName, pointsNow } from "../src/table/advice";
import { squareName } from "../src/words/names";
import { arrange, kept } from "./support/arranged";
import { unobjectionable } from "./support/axe";
import { browserForTests, phone, screen } from "./support/browser";
import { adviceFor, rackIn, shownTo } from "./support/engine";
import { mentionedTiles } from "./support/hidden";
import { aim, laidCount, lay, placeButton } from "./support/moves";
import { centreOf, clicking, drag, tapping, type Touch } from "./support/pointer";
import { canPlace, cannotPlace, findAdvised, findPosition, hasTiles, places } from "./support/search";
import { changing, focusIn, messageOf, myTurn, pixelOf, rackOf, scaleOf, still, until } from "./support/table";
import { arrangeThinking, letPlay, thinking } from "./support/thinking";

const { open, table } = browserForTests();
const smallest = { ...phone, viewport: { width: 320, height: 568 } };
const games = ["triominos", "triolet"] as const;
const found = (game: GameName) =>
  findAdvised({ game }, (shown) => hasTiles(10)(shown) && (shown.moves?.place.length ?? 0) > 3, (advice) => advice.length === 3 && advice.every(places));
const positions = { triominos: found("triominos"), triolet: found("triolet") };

/** Three placements: the tests are about them. */
function threePlacements(game: GameName): [Advice, Advice, Advice] {
  return adviceFor(positions[game].saved) as [Advice, Advice, Advice];
}

const hintButton = (page: Page) => page.getByRole("button", { name: "Hint", exact: true });
const panel = (page: Page) => page.getByRole("region", { name: "Hint", exact: true });
const choices = (page: Page) => panel(page).getByRole("group").getByRole("button");

const marksOf = ({ triangle, placed }: Advice): string[] =>
  triangle ? [`[data-aim="${triangle.cell.join(",")}"]`] : (placed ?? []).map(({ square }) => `[data-laid="${squareName(square)}"]`);
/** It lies on the board and nothing else does, and the panel says why. */
async function expectAdvised(page: Page, game: GameName, advice: Advice): Promise<void> {
  const shown = positions[game].shown;
  await until(page, async () => (await panel(page).textContent())!.includes(expected(shown, advice)));
  expect(await panel(page).textContent()).toContain(`${moveName(advice)} · ${pointsNow(shown, advice)}`);
  for (const mark of marksOf(advice)) await page.locator(mark).waitFor();
  expect(await page.locator("[data-aim], [data-laid]").count()).toBe(marksOf(advice).length);
  expect(await placeButton(page).textContent()).toContain(`Place · ${advice.points.total}`);
}
async function expectPlayed(page: Page, saved: Saved, advice: Advice): Promise<void> {
  const { actions } = (await kept(page)).record.rounds[0]!;
  expect(actions[saved.record.rounds[0]!.actions.length]!.replace(/( \+\S+)+$/, "")).toBe(advice.move);
  expect(await panel(page).count()).toBe(0);
}

async function asksAndPlaces(page: Page, game: GameName, touch: Touch): Promise<void> {
  const { saved } = positions[game];
  const [best, second] = threePlacements(game);
  const press = async (button: ReturnType<typeof hintButton>) => {
    const box = (await button.boundingBox())!;
    await touch(box.x + box.width / 2, box.y + box.height / 2);
  };
  await myTurn(page);
  await press(hintButton(page));
  await expectAdvised(page, game, best);
  expect(await choices(page).count()).toBe(3);
  await expectInSight(page, best);
  await press(choices(page).nth(1));
  await expectAdvised(page, game, second);
  await expectInSight(page, second);
  expect(await choices(page).nth(1).getAttribute("aria-pressed")).toBe("true");
  await changing(page, () => press(placeButton(page)));
  await expectPlayed(page, saved, second);
}

/** Neither beside the board, nor below the panel or a button; nor is its tile beyond the end of the rack. */
async function expectInSight(page: Page, advice: Advice): Promise<void> {
  for (const mark of marksOf(advice)) {
    const [x, y] = await centreOf(page, mark);
    expect(await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.className, [x, y])).toContain("view");
  }
  expect(await scaleOf(page)).toBeGreaterThan(0.33);
  if (!advice.triangle) return;
  const [rack, slot] = [(await page.locator(".rack").boundingBox())!, (await page.locator(".slot.held").boundingBox())!];
  expect(slot.x).toBeGreaterThanOrEqual(rack.x - 1);
  expect(slot.x + slot.width).toBeLessThanOrEqual(rack.x + rack.width + 1);
}

it.each(games)("shows the best move of %s by pointer, and another instead", async (game) => {
  const { page, close } = await table(positions[game].saved);
  await asksAndPlaces(page, game, clicking(page));
  await close();
});

it.each(games)("shows the best move of %s on the smallest phone", async (game) => {
  const { page, close } = await table(positions[game].saved, smallest);
  await asksAndPlaces(page, game, tapping(page));
  await close();
});

it.each(games)("comes into sight in %s wherever the board was looked at", async (game) => {
  const { page, close } = await table(positions[game].saved);
  const [best] = threePlacements(game);
  await myTurn(page);
  for (let step = 0; step < 4; ++step) await page.keyboard.press("+");
  await still(page);
  await drag(page, [100, 640], [100, 90]);
  const before = await scaleOf(page);
  const place = best.triangle ? centre(best.triangle.cell) : squareCentre(best.placed![0]!.square);
  expect((await pixelOf(page, place))[1]).toBeLessThan((await page.locator(".view").boundingBox())!.y);
  await page.keyboard.press("h");
  await expectAdvised(page, game, best);
  await expectInSight(page, best);
  expect(await scaleOf(page)).toBeCloseTo(before);
  await close();
});

it.each(games)("is asked for, closed, taken back and placed in %s by keyboard", async (game) => {
  const { saved } = positions[game];
  const [best, , third] = threePlacements(game);
  const { page, close } = await table(saved);
  await myTurn(page);
  await page.keyboard.press("h");
  await expectAdvised(page, game, best);
  await until(page, async () => (await messageOf(page, ".hidden-text[role=status]")).includes(expected(positions[game].shown, best)));
  await page.keyboard.press("Escape");
  expect(await panel(page).count()).toBe(0);
  for (const mark of marksOf(best)) expect(await page.locator(mark).count()).toBe(1);
  for (let step = 0; step < 3 && (await placeButton(page).count()); ++step) await page.keyboard.press("Escape");
  expect(await page.locator("[data-aim]").count()).toBe(0);
  await page.keyboard.press("h");
  await expectAdvised(page, game, best);
  for (let tab = 0; tab < 20 && !(await choices(page).nth(2).evaluate((button) => button === document.activeElement)); ++tab) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expectAdvised(page, game, third);
  await page.keyboard.press("h");
  await expectAdvised(page, game, best);
  await until(page, () => focusIn(page, ".view"));
  await changing(page, () => page.keyboard.press("Enter"));
  await expectPlayed(page, saved, best);
  await close();
});

/** Opens a table where each hint waits for the function that is given back. */
async function arrangeHeld(page: Page, saved: Saved): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(window, { letThink: () => held.splice(0).forEach((send) => send()) });
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      override postMessage(message: { command: string }): void {
        const send = () => super.postMessage(message);
        if (message.command === "hint") held.push(send);
        else send();
      }
    };
  });
  await arrange(page, saved);
  await myTurn(page);
  return () => page.evaluate(() => (window as unknown as { letThink: () => void }).letThink());
}
const busyButton = (page: Page) => page.getByRole("button", { name: "Thinking…" });

it("says that it thinks, and is forgotten if the turn ends first", async () => {
  const { page, close } = await open();
  const letThink = await arrangeHeld(page, positions.triominos.saved);
  await hintButton(page).click();
  const busy = busyButton(page);
  expect(await busy.getAttribute("aria-busy")).toBe("true");
  await letThink();
  await panel(page).waitFor();
  expect(await hintButton(page).getAttribute("aria-busy")).toBe("false");

  await page.getByRole("button", { name: "Close the hint" }).click();
  await hintButton(page).click();
  await busy.waitFor();
  await changing(page, () => placeButton(page).click());
  await letThink();
  await hintButton(page).waitFor();
  expect(await panel(page).count()).toBe(0);
  await close();
});

it.each(games)("leaves alone what was laid in %s while it thought", async (game) => {
  const { page, close } = await open();
  const letThink = await arrangeHeld(page, positions[game].saved);
  const advice = threePlacements(game);
  const own = positions[game].shown.moves!.place.find(({ move }) => advice.every((each) => each.move !== move))!;
  await hintButton(page).click();
  await busyButton(page).waitFor();
  await (game === "triominos" ? aim : lay)(page, own);
  await letThink();
  await panel(page).waitFor();
  expect(await page.locator("[data-aim], [data-laid]").count()).toBe(own.placed?.length ?? 1);
  expect(await placeButton(page).textContent()).toContain(`Place · ${own.points.total}`);
  expect(await choices(page).evaluateAll((all) => all.map((each) => each.ariaPressed))).toEqual(["false", "false", "false"]);
  expect(await messageOf(page)).not.toBe("");
  await choices(page).first().click();
  await expectAdvised(page, game, advice[0]);
  expect(await choices(page).evaluateAll((all) => all.map((each) => each.ariaPressed))).toEqual(["true", "false", "false"]);
  expect(await messageOf(page)).toBe("");
  await close();
});

it("says to draw, and Enter draws", async () => {
  const { saved } = findPosition({}, (shown) => cannotPlace(shown) && "draw" in shown.moves!.other);
  expect(adviceFor(saved)[0]!.move).toBe("draw");
  const { page, close } = await table(saved);
  await myTurn(page);
  await page.keyboard.press("h");
  await panel(page).getByText("Draw a tile").waitFor();
  const draw = page.getByRole("button", { name: /^Draw/ });
  expect(await draw.getAttribute("class")).toContain("advised");
  await until(page, () => focusIn(page, ".advised"));
  await changing(page, () => page.keyboard.press("Enter"));
  const own = shownTo(await kept(page), 0).log[saved.record.rounds[0]!.actions.length];
  expect(own).toMatchObject({ seat: 0, kind: "draw" });
  await close();
});

it("picks the tiles to exchange", async () => {
  const { saved } = findPosition({ game: "triolet" }, (shown) => cannotPlace(shown) && "swap" in shown.moves!.other);
  const best = adviceFor(saved)[0]!;
  expect(best.move).toMatch(/^swap /);
  const given = best.move.split(" ").slice(1);
  const { page, close } = await table(saved, smallest);
  await myTurn(page);
  await hintButton(page).click();
  await panel(page).waitFor();
  await screen(page, "hint-exchange");
  const room = await page.locator("footer").evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
  expect(room).toBeGreaterThanOrEqual(0);
  const chosen = await page.locator(".slot.chosen").evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset.tile!));
  expect(chosen.sort()).toEqual([...given].sort());
  await changing(page, () => page.getByRole("button", { name: /^Exchange \d tiles?$/ }).click());
  await expectPlayed(page, saved, best);
  await close();
});

it("helps nobody while others think", async () => {
  const { saved } = positions.triominos;
  const { page, close } = await open();
  await arrangeThinking(page, saved);
  await myTurn(page);
  await page.keyboard.press("h");
  await placeButton(page).click();
  await thinking(page).waitFor();
  expect(await hintButton(page).isDisabled()).toBe(true);
  await page.keyboard.press("h");
  await until(page, async () => {
    await letPlay(page);
    return /^(Pick a tile|Nothing fits)/.test(await messageOf(page));
  });
  expect(await panel(page).count()).toBe(0);
  expect(await hintButton(page).isEnabled()).toBe(true);
  await close();
});

it("tells persons at one screen nothing of each other's tiles", async () => {
  const { saved, shown } = findAdvised({ players: ["person", "person"] }, (at) => canPlace(at) && hasTiles(6)(at), ([best]) => places(best!));
  const other = rackIn(saved, 1 - shown.to_move);
  const { page, close } = await table(saved);
  const curtain = page.getByRole("dialog", { name: /your turn$/ });
  await page.getByRole("button", { name: "Show my tiles" }).click();
  await myTurn(page);
  await page.keyboard.press("h");
  await panel(page).waitFor();
  expect((await rackOf(page)).sort()).toEqual([...shown.rack!].sort());
  expect((await mentionedTiles(page)).filter((tile) => other.includes(tile))).toEqual([]);
  await placeButton(page).click();
  await curtain.waitFor();
  expect(await panel(page).count()).toBe(0);
  expect(await laidCount(page)).toBe(0);
  await close();
});

it("leaves nothing behind for who looks next", async () => {
  const { saved, shown } = findPosition({ players: ["person", "person"] },
    (at) => canPlace(at) && at.log.length > 4 && at.log.at(-1)!.kind === "place" && at.log.at(-1)!.seat !== at.to_move);
  const { page, close } = await table(saved);
  const curtainFor = (seat: number) => page.getByRole("dialog", { name: `${shown.seats[seat]!.name}, your turn` });
  await curtainFor(shown.to_move).waitFor();
  await page.getByRole("button", { name: "Show my tiles" }).click();
  await myTurn(page);
  await page.keyboard.press("h");
  await panel(page).waitFor();
  const status = () => messageOf(page, ".hidden-text[role=status]");
  await until(page, async () => (await status()).includes("on average"));
  await page.keyboard.press("u");
  await curtainFor(1 - shown.to_move).waitFor();
  expect(await status()).not.toContain("on average");
  expect((await mentionedTiles(page)).filter((tile) => shown.rack!.includes(tile))).toEqual([]);
  await close();
});

it.each<Theme>(["felt", "light", "contrast"])("is nothing that the accessibility rules object to in the theme %s", async (theme) => {
  const { page, close } = await open();
  await page.evaluate((wanted) => localStorage.setItem("tercet.theme", JSON.stringify(wanted)), theme);
  for (const game of games) {
    await arrange(page, positions[game].saved);
    await myTurn(page);
    await page.keyboard.press("h");
    await panel(page).waitFor();
    await unobjectionable(page);
    await screen(page, `hint-${game}-${theme}`);
  }
  await close();
});
