// On a local network the address is none that browsers call secure, and they offer less there.
import { expect, it } from "vitest";
import { kept } from "./support/arranged";
import { browserForTests, phone } from "./support/browser";
import { newMatch, shownTo, untilAsked } from "./support/engine";
import { play } from "./support/moves";
import { tapping } from "./support/pointer";
import { start } from "./support/start";
import { myTurn, orderStored, stateOf } from "./support/table";

const { open, table } = browserForTests({ fromAfar: true });

it.each(["Triominos", "Triolet"] as const)("starts a game of %s and keeps it", async (game) => {
  const { page, close } = await open(phone);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await start(page, { game });
  await myTurn(page);
  await page.getByRole("button", { name: "Sort" }).tap();
  const before = await stateOf(page);
  await orderStored(page, page.url().split("/").at(-1));
  await page.reload();
  await myTurn(page);
  expect(await stateOf(page)).toBe(before);
  await close();
});

it("plays on there", async () => {
  const saved = untilAsked(newMatch({ game: "triominos" }));
  const { page, close } = await table(saved, phone);
  await myTurn(page);
  await play(page, shownTo(saved, 0).moves!.place[0]!, tapping(page));
  await myTurn(page);
  expect((await kept(page)).record.rounds[0]!.actions.length).toBeGreaterThan(saved.record.rounds[0]!.actions.length);
  await close();
});
