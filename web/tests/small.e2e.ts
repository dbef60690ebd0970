// Small screens: whatever must be in sight is, and nothing lies on anything else.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Placement, PlayerKind } from "../src/engine/messages";
import { arrange } from "./support/arranged";
import { browserForTests, phone, screen } from "./support/browser";
import { afterRound, newMatch, nextRound, type Deal } from "./support/engine";
import { canPlace, findAdvised, findPosition, hasTiles, places, type Wanted } from "./support/search";
import { cutFields, cutTexts, overlaps, roomyHidden, sticksOut, unseen } from "./support/seen";
import { isOver, myTurn, still, until } from "./support/table";

const { open } = browserForTests();
const sizes = [[320, 568], [360, 640], [390, 844], [568, 320], [844, 390]] as const;
const openSmall = (width: number, height: number) => open({ ...phone, viewport: { width, height }, deviceScaleFactor: 1 });

const rounds = { match: "rounds", rounds: 3, turn_seconds: 120 };
const seats = (count: number): PlayerKind[] => ["person", ...Array.from({ length: count - 1 }, () => "greedy" as const)];
const isWellOn: Wanted = (shown) => canPlace(shown) && hasTiles(10)(shown);
const position = (deal: Deal) => findPosition({ ...deal, rules: rounds }, isWellOn).saved;
/** To place something is best. */
const hintedPosition = (deal: Deal) => findAdvised({ ...deal, rules: rounds }, isWellOn, ([best]) => places(best!)).saved;
const widest = Array.from({ length: 6 }, () => "W".repeat(24));
const crowds = {
  "two-triominos": position({ players: seats(2) }),
  "four-triominos": position({ players: seats(4) }),
  "six-triominos": position({ players: seats(6), preset: "classic" }),
  "two-triolet": position({ game: "triolet", players: seats(2) }),
  "four-triolet": position({ game: "triolet", players: seats(4) }),
  "widest-triominos": position({ players: seats(6), preset: "classic", names: widest }),
  "widest-triolet": position({ game: "triolet", players: seats(4), names: widest }),
};

async function expectCrowdSeen(page: Page): Promise<void> {
  expect(await sticksOut(page)).toBe(false);
  expect(await roomyHidden(page)).toEqual([]);
  expect(await unseen(page, ".player, .player .name, .player .score, .player .clock, .facts .chip")).toEqual([]);
  expect(await overlaps(page, ".player .name, .player small, .player .score, .player .clock")).toEqual([]);
  expect(await overlaps(page, "header button, header h1, .facts .chip, .player")).toEqual([]);
}

it.each(sizes)("shows every seat, its score and the clock at %i by %i", async (width, height) => {
  const { page, close } = await openSmall(width, height);
  for (const [name, saved] of Object.entries(crowds)) {
    await arrange(page, saved);
    await myTurn(page);
    await screen(page, `crowd-${name}-${width}`);
    await expectCrowdSeen(page);
    if (!name.startsWith("widest")) expect(await cutTexts(page, ".player.turn .name")).toEqual([]);
  }
  await close();
});

const ends = {
  round: afterRound(newMatch({ players: seats(4), rules: rounds })),
  match: afterRound(nextRound(afterRound(newMatch({ players: seats(4), rules: { match: "rounds", rounds: 2 } })))),
  widest: afterRound(newMatch({ players: seats(4), rules: rounds, names: widest })),
  triolet: afterRound(newMatch({ game: "triolet", players: seats(4) })),
};

/** Its buttons are in sight and what scrolls ends above them; a good part of it is seen at once. */
async function expectDialogSeen(page: Page): Promise<void> {
  expect(await sticksOut(page)).toBe(false);
  expect(await unseen(page, "dialog h2, dialog .buttons .button")).toEqual([]);
  expect(await page.evaluate(() => document.querySelector("dialog")!.scrollTop)).toBe(0);
  const { content, whole, wide } = await page.evaluate(() => {
    const dialog = document.querySelector("dialog")!;
    const { top } = dialog.querySelector(".buttons")!.getBoundingClientRect();
    const content = top - dialog.getBoundingClientRect().top;
    return { content, whole: dialog.clientHeight, wide: dialog.scrollWidth > dialog.clientWidth };
  });
  expect(content).toBeGreaterThan(whole * 0.5);
  expect(wide).toBe(false);
}

it.each(sizes)("shows who wins and what can be done then at %i by %i", async (width, height) => {
  const { page, close } = await openSmall(width, height);
  for (const [name, saved] of Object.entries(ends)) {
    await arrange(page, saved);
    await until(page, () => isOver(page));
    await screen(page, `end-${name}-${width}`);
    await expectDialogSeen(page);
  }
  await close();
});

it.each(sizes)("shows the tiles that are left when the round is over at %i by %i", async (width, height) => {
  const { page, close } = await openSmall(width, height);
  await arrange(page, ends.round);
  await until(page, () => isOver(page));
  await page.getByRole("button", { name: "Look at the table" }).click();
  await screen(page, `left-${width}`);
  const rack = (await page.locator(".rack").boundingBox())!;
  expect(rack.width).toBeGreaterThan(width * 0.5);
  expect(await unseen(page, ".slot:first-child, .result .button")).toEqual([]);
  expect(await overlaps(page, ".rack, .result .button, .tools .button")).toEqual([]);
  await close();
});

it.each(sizes)("shows how every dialog is closed at %i by %i", async (width, height) => {
  const { page, close } = await openSmall(width, height);
  await arrange(page, crowds["two-triominos"]);
  await myTurn(page);
  for (const name of ["Help", "Settings", "Story of the game"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await screen(page, `dialog-${name.slice(0, 5)}-${width}`);
    await expectDialogSeen(page);
    expect(await cutFields(page, "dialog select")).toEqual([]);
    await page.getByRole("button", { name: "Close", exact: true }).click();
  }
  await close();
});

it.each([...sizes, [768, 1024], [1280, 800], [3840, 2160]] as const)("keeps messages off the buttons of the board at %i by %i", async (width, height) => {
  const { page, close } = await openSmall(width, height);
  for (const name of ["two-triominos", "two-triolet"] as const) {
    await arrange(page, crowds[name]);
    await myTurn(page);
    await page.locator(".message").evaluate((message) => (message.textContent = "What is said takes several lines. ".repeat(3)));
    await screen(page, `message-${name}-${width}`);
    expect(await unseen(page, ".zoom .button")).toEqual([]);
    expect(await overlaps(page, ".message, .zoom .button")).toEqual([]);
  }
  await close();
});

const isColumn = ({ placed = [] }: Pick<Placement, "placed">) => placed.length === 3 && placed.every(({ square }) => square[1] === placed[0]!.square[1]);
const columnHint = () => findAdvised({ game: "triolet" }, ({ moves }) => moves!.place.some(isColumn), ([best]) => isColumn(best!)).saved;
const hinted = {
  "two-triominos": hintedPosition({ players: seats(2) }), "four-triominos": hintedPosition({ players: seats(4) }),
  "two-triolet": hintedPosition({ game: "triolet", players: seats(2) }), "four-triolet": hintedPosition({ game: "triolet", players: seats(4) }),
  /** Three tiles below each other: as high as it gets. */
  "column-triolet": columnHint(),
};

/** Everything that can be touched at the table is in sight, and nothing lies on it. */
async function expectTableSeen(page: Page): Promise<void> {
  expect(await unseen(page, "header button, .player, .actions .main, .tools .button, .hint .choices .button, .hint .close, .zoom:not([hidden]) .button")).toEqual([]);
  expect(await overlaps(page, "button:not(.slot, .arrow), .rack, .message, .hint")).toEqual([]);
  expect(await cutTexts(page, ".actions .button, .hint .choices .button, .message")).toEqual([]);
}

/** Asks for a hint, which lies on the board then. */
async function askHint(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("region", { name: "Hint", exact: true }).waitFor();
}

it.each([...sizes, [667, 375]] as const)("shows every choice of a hint at %i by %i", async (width, height) => {
  const { page, close } = await openSmall(width, height);
  for (const [name, saved] of Object.entries(hinted)) {
    await arrange(page, saved);
    await myTurn(page);
    await askHint(page);
    await screen(page, `hint-${name}-${width}`);
    expect(await unseen(page, ".hint .choices .button, .hint .close")).toEqual([]);
    expect(await overlaps(page, ".hint .button, .hint .why, footer .button")).toEqual([]);
    expect(await cutTexts(page, ".hint .choices .button")).toEqual([]);
    const lying = name.endsWith("triominos") ? ["[data-aim]"] : ["[data-laid]", ".sum"];
    for (const what of lying) await page.locator(what).first().waitFor();
    await still(page);
    expect(await unseen(page, lying.join())).toEqual([]);
  }
  await close();
});

it.each([20, 24])("has room for large text, %i px, on a small phone", async (size) => {
  const { page, close } = await openSmall(360, 640);
  await page.addInitScript((pixels) => addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = `${pixels}px`)), size);
  for (const name of ["two-triominos", "two-triolet"] as const) {
    await arrange(page, crowds[name]);
    await myTurn(page);
    await screen(page, `large-${size}-${name}`);
    await expectCrowdSeen(page);
    await expectTableSeen(page);
    await askHint(page);
    await screen(page, `large-${size}-hint-${name}`);
    await expectTableSeen(page);
  }
  await close();
});

it.each(sizes)("shows whose turn it is behind the curtain at %i by %i", async (width, height) => {
  const { page, close } = await openSmall(width, height);
  for (const [name, names] of [["short", undefined], ["widest", widest]] as const) {
    const { saved } = findPosition({ players: ["person", "person"], names }, (shown) => shown.log.length > 4 && shown.log.at(-1)!.seat !== shown.to_move);
    await arrange(page, saved);
    await page.getByRole("dialog").waitFor();
    await screen(page, `curtain-${name}-${width}`);
    expect(await sticksOut(page)).toBe(false);
    expect(await unseen(page, ".curtain .face, .curtain h1, .curtain p, .curtain .main")).toEqual([]);
    if (name === "short") expect(await unseen(page, ".curtain .button")).toEqual([]);
    expect(await cutTexts(page, ".curtain, .curtain h1, .curtain p, .curtain .button")).toEqual([]);
    const face = (await page.locator(".curtain .face").boundingBox())!;
    expect(face.width).toBe(face.height);
    expect(face.y).toBeGreaterThan(4);
  }
  await close();
});
