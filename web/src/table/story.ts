// The story of the game in words.

import type { Cell, EndPart, GameName, LogEntry, PlacedTriangle, Points, PointsPart, RoundEnd, Shown } from "../engine/messages";
import { words } from "../words";
import { signed, tileName } from "../words/names";
import { besides } from "./triominos_selection";

/** The pips of a placed tile, turned as the tile is called. */
export function tileOfPips(pips: string): string {
  const turns = [pips, pips.slice(1) + pips.slice(0, 1), pips.slice(2) + pips.slice(0, 2)];
  return turns.sort()[0]!;
}

export function placedText(game: GameName, text: string): string {
  if (game === "triominos") return tileName(tileOfPips(text.split("@")[0] ?? ""));
  return text
    .split(" ")
    .filter((part) => part.includes("@"))
    .map((part) => part.replace("*", "★").replace("@", " "))
    .join(", ");
}

/** Where a tile of Triominos lies, for those who hear it. */
export function besideText(cell: Cell, board: Shown["board"]): string {
  const beside = besides(cell, board as unknown as PlacedTriangle[]);
  return beside.length ? words.table.place.beside(beside.map(tileName).join(", ")) : words.table.place.middle;
}

/** The parts worth a word: bonuses, in the order of a score sheet. */
const named: PointsPart[] = ["bridge", "hexagon", "trios", "special", "triolet"];
export function bonuses(points: Points): string[] {
  return named.filter((part) => points.parts[part]).map((part) => words.table.pointsParts[part]);
}

/** How the points of a round's end came about: `going out +25`. */
const endOrder: EndPart[] = ["out", "leftovers", "own_rack"];
export function endParts(parts: RoundEnd["parts"][number]): string[] {
  return endOrder.filter((part) => parts[part]).map((part) => `${words.table.endParts[part]} ${signed(parts[part]!)}`);
}

/** How a round ended, in a sentence. */
export function endingText({ seats }: Pick<Shown, "seats">, { how, out }: Pick<RoundEnd, "how" | "out">): string {
  return words.table.endings[how](out === null ? "" : (seats[out]?.name ?? ""));
}

export function whatHappened(game: GameName, entry: LogEntry): string {
  const say = words.table.log;
  switch (entry.kind) {
    case "place": return placedText(game, entry.text);
    case "draw": return say.draw;
    case "pass": return say.pass;
    case "swap": return say.swap(entry.tiles);
  }
}

/** One entry as a sentence, for those who hear it. */
export function spoken(shown: Shown, entry: LogEntry): string {
  const say = words.table.log;
  const what = whatHappened(shown.game, entry);
  const points = entry.points.total === 0 && entry.kind !== "place" ? "" : signed(entry.points.total);
  const more = [points, ...bonuses(entry.points), entry.again ? say.again : ""].filter(Boolean).join(", ");
  return say.said(shown.seats[entry.seat]?.name ?? "", entry.kind === "place" ? say.places(what) : what, more);
}
