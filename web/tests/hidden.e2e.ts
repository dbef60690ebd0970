// What the opponents hold never comes to the page: neither drawn, nor mentioned, nor sent by the worker.
import { expect, it } from "vitest";
import { arrange, kept } from "./support/arranged";
import { browserForTests } from "./support/browser";
import { rackIn, shownTo } from "./support/engine";
import { drawnTiles, mentionedTiles, placedTiles, tileOfPips } from "./support/hidden";
import { play } from "./support/moves";
import { canPlace, findPosition, hasTiles } from "./support/search";
import { myTurn, rackOf } from "./support/table";

const { open, table } = browserForTests();
const later = { game: "triominos", players: ["person", "greedy", "greedy"] } as const;
const { saved, shown } = findPosition({ ...later, players: [...later.players] }, (at) => hasTiles(8)(at) && canPlace(at));
const others = [1, 2].flatMap((seat) => rackIn(saved, seat));

it("shows a person no tile but those on the board and their own", async () => {
  const { page, close } = await table(saved);
  await myTurn(page);
  expect((await rackOf(page)).sort()).toEqual([...shown.rack!].sort());
  expect(await drawnTiles(page)).toEqual([...placedTiles(shown), ...shown.rack!].sort());
  expect((await mentionedTiles(page)).filter((tile) => others.includes(tile))).toEqual([]);
  await close();
});

it("shows no other tile of Triolet either", async () => {
  const position = findPosition({ game: "triolet" }, (at) => at.log.length > 8);
  const { page, close } = await table(position.saved);
  await myTurn(page);
  expect((await rackOf(page)).sort()).toEqual([...position.shown.rack!].sort());
  expect(await drawnTiles(page)).toEqual([...placedTiles(position.shown), ...position.shown.rack!].sort());
  await close();
});

it("sends the page nothing about them", async () => {
  const { page, close } = await open();
  await page.addInitScript(() => {
    const heard: string[] = [];
    const Plain = window.Worker;
    Object.assign(window, { heard });
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
      }
    };
  });
  await arrange(page, saved);
  await myTurn(page);
  await page.keyboard.press("h");
  await page.getByRole("region", { name: "Hint", exact: true }).waitFor();
  // Closed, taken back, put back.
  for (let time = 0; time < 3; ++time) await page.keyboard.press("Escape");
  await play(page, shown.moves!.place[0]!);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  // What is shown after a move comes as a text in a text.
  const texts = heard.map((text) => text.replaceAll('\\"', '"').replaceAll(/"copies":\{[^}]*\}/g, ""));
  expect(texts.join()).toContain(`"rack":${JSON.stringify(shown.rack)}`);
  const names = texts.join().match(/(?<=")[0-5]{3}(?=["@])/g) ?? [];
  const after = shownTo(await kept(page), 0);
  const seen = [...placedTiles(after), ...shown.rack!, ...after.rack!];
  expect(names.map(tileOfPips).filter((tile) => !seen.includes(tile))).toEqual([]);
  expect(texts.join()).not.toContain('"seed"');
  await close();
});
