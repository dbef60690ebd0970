// The story of the game in words.

import type { Cell, EndPart, LogEntry, PlacedTriangle, Points, PointsPart, RoundEnd, Shown } from "../engine/messages";
import { countsPoints } from "../engine/counting";
import { words } from "../words";
import { signed, squareName, tileName } from "../words/names";
import { besides } from "./triominos_selection";

/** `1-2-5`, or `5 H8, ★3 H9`: what was placed. */
export function placedText({ triangle, placed = [] }: Pick<LogEntry, "triangle" | "placed">): string {
  if (triangle) return tileName(triangle.tile);
  return placed.map(({ square, value, joker }) => `${joker ? "★" : ""}${value} ${squareName(square)}`).join(", ");
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

export function whatHappened(entry: LogEntry): string {
  const say = words.table.log;
  switch (entry.kind) {
    case "place": return placedText(entry);
    case "draw": return say.draw;
    case "pass": return say.pass;
    case "swap": return say.swap(entry.tiles);
  }
}

/** The points of an entry: none where it is no placement and cost nothing, or where no points are counted. */
export function pointsOf({ rules }: Pick<Shown, "rules">, { kind, points: { total } }: LogEntry): string {
  return countsPoints(rules) && (total !== 0 || kind === "place") ? signed(total) : "";
}

/** One entry as a sentence, for those who hear it. */
export function spoken(shown: Shown, entry: LogEntry): string {
  const say = words.table.log;
  const what = whatHappened(entry);
  const more = [pointsOf(shown, entry), ...bonuses(entry.points), entry.again ? say.again : ""].filter(Boolean).join(", ");
  return say.told(shown.seats[entry.seat]?.name ?? "", entry.kind === "place" ? say.places(what) : what, more);
}
