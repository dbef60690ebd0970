// What is advised, in words: the move, its points now, and what it promises.

import type { Advice, PointsPart, Shown } from "../engine/messages";
import { countsPoints } from "../engine/counting";
import { words } from "../words";
import { number, signed, tileName } from "../words/names";
import { besideText, placedText } from "./story";

type Table = Pick<Shown, "game" | "rules" | "seats" | "board">;

/** In the order of a score sheet. */
const partOrder: PointsPart[] = ["tile", "bridge", "hexagon", "pairs", "trios", "special", "triolet"];

/** What kind of move it is. */
export function kindOf({ move, triangle, placed }: Advice): "place" | "draw" | "swap" | "pass" {
  if (triangle || placed) return "place";
  return move.split(" ")[0] as "draw" | "swap" | "pass";
}

/** The tiles of an exchange. */
const givenBack = ({ move }: Advice): string => move.split(" ").slice(1).map(tileName).join(", ");

export function moveName(advice: Advice): string {
  const say = words.table.hint.moves;
  const kind = kindOf(advice);
  if (kind === "place") return placedText(advice);
  return kind === "swap" ? say.swap(givenBack(advice)) : say[kind];
}

/** The same for those who do not see where it lies. */
export function spokenMove(shown: Table, advice: Advice): string {
  const name = moveName(advice);
  return advice.triangle ? `${name} ${besideText(advice.triangle.cell, shown.board)}` : name;
}

/** Which of them lies on the board, or is picked to be exchanged, as `move`. To draw or to pass is what is chosen while nothing is. */
export function lyingAdvice(advice: readonly Advice[], chosen: Advice, move: string | null): Advice | null {
  if (move === null) return kindOf(chosen) === "draw" || kindOf(chosen) === "pass" ? chosen : null;
  const sorted = (text: string) => text.split(" ").sort().join(" ");
  return advice.find((each) => sorted(each.move) === sorted(move)) ?? null;
}

/** Short enough for a button: its rank and points, or what else to do. */
export function choiceName({ rules }: Pick<Table, "rules">, advice: Advice, rank: number): string {
  const kind = kindOf(advice);
  const { total } = advice.points;
  if (kind === "place") return [words.table.hint.ranks[rank], countsPoints(rules) && signed(total)].filter(Boolean).join(" ");
  if (kind === "swap") return words.table.hint.swapShort(givenBack(advice));
  return words.table.actions.withPoints(words.table.actions[kind], total);
}

/** `53 points now: tile 13, hexagon 40`; nothing where no points are counted. */
export function pointsNow({ rules }: Table, { points: { total, parts } }: Advice): string {
  if (!countsPoints(rules)) return "";
  const named = partOrder.filter((part) => parts[part]).map((part) => `${words.table.pointsParts[part]} ${number(parts[part]!)}`);
  const now = words.table.hint.now(total);
  return named.length > 1 ? `${now}: ${named.join(", ")}` : now;
}

const percentOf = (chance: number) => Math.round(chance * 100);

/**
 * The chance to win the match, and how the round ends on average. Alone nobody is beaten, and without points nobody is
 * ahead: alone without points there is nothing to tell.
 */
export function expected({ seats, rules }: Table, { margin, chance }: Advice): string {
  const say = words.table.hint;
  if (seats.length === 1) return countsPoints(rules) ? say.endAlone(Math.round(margin)) : "";
  const isRound = rules.match !== "single";
  const won = isRound ? say.matchChance(percentOf(chance)) : say.chance(percentOf(chance));
  if (!countsPoints(rules)) return won;
  return `${won}, ${say.end(Math.round(margin), isRound, seats.length > 2)}`;
}

/** What a choice is worth beside the best, if that can be told. */
export function comparison({ seats, rules }: Table, advice: Advice, best: Advice): string {
  const say = words.table.hint;
  if (seats.length === 1) {
    if (advice === best || !countsPoints(rules)) return "";
    const less = Math.round(best.margin) - Math.round(advice.margin);
    return less > 0 ? say.lessPoints(less) : say.asGood;
  }
  if (advice === best) return say.percent(percentOf(best.chance));
  const less = percentOf(best.chance) - percentOf(advice.chance);
  if (less > 0) return say.lessChance(less);
  const fewer = !countsPoints(rules) ? 0 : Math.round(best.margin) - Math.round(advice.margin);
  return fewer > 0 ? say.lessPoints(fewer) : say.asGood;
}
