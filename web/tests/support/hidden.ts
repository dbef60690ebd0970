// Which tiles are anywhere in the document, drawn or mentioned.
import type { Page } from "playwright-core";
import type { PlacedTriangle, Shown, PlacedTile } from "../../src/engine/messages";

/** The pips of a tile, turned as the tile is called. */
export const tileOfPips = (pips: string): string =>
  [pips, pips.slice(1) + pips.slice(0, 1), pips.slice(2) + pips.slice(0, 2)].sort()[0]!;

/** The tiles on the board, by their names, in order. */
export const placedTiles = ({ board }: Shown): string[] =>
  board.map((placed) => ("tile" in placed ? (placed as PlacedTriangle).tile : tileName(placed as PlacedTile))).sort();
const tileName = ({ value, joker }: PlacedTile) => (joker ? "*" : String(value));

/** Every tile that is drawn, on the board or on a rack or anywhere, by its name, in order. */
export async function drawnTiles(page: Page): Promise<string[]> {
  const faces = await page.locator("g.tile").evaluateAll((tiles) =>
    tiles.map((tile) => (tile.classList.contains("joker") ? "*" : (tile.querySelector(".value") ?? tile).textContent!.replaceAll(/\s/g, ""))));
  return faces.map((face) => (/^[0-5]{3}$/.test(face) ? tileOfPips(face) : face)).sort();
}

/** Triominos: every tile whose name is in a text or an attribute, however it is written and turned. */
export async function mentionedTiles(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // Numbers that are places and sizes, not tiles.
    const geometry = /^(points|x|y|dx|dy|rx|cx|cy|r|d|width|height|transform|style|viewBox)$/;
    return [...document.querySelectorAll("body *")].flatMap((element) => [
      ...[...element.attributes].filter(({ name }) => !geometry.test(name)).map(({ value }) => value),
      ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ""),
    ]);
  });
  const names = texts.flatMap((text) => text.match(/(?<!\d)[0-5]-?[0-5]-?[0-5](?!\d)/g) ?? []);
  return [...new Set(names.map((name) => tileOfPips(name.replaceAll("-", ""))))].sort();
}
