// Every text of the page. A language is a value of the type Words: what English has, all others need.

import { failureOf } from "../engine/failure";
import type { GameName, Refusal, RuleDomain, RuleProblem, RuleValue } from "../engine/messages";
import { english } from "./english";

type Widened<T> = T extends (...given: infer Given) => string
  ? (...given: Given) => string
  : T extends string
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { readonly [Key in keyof T]: Widened<T[Key]> };
export type Words = Widened<typeof english>;

export const languages = { en: english } satisfies Record<string, Words>;
export type Language = keyof typeof languages;

export const words: Words = languages.en;

/** A code that we have no sentence for is shown as it is: better than silence. */
const plain = (code: string) => code.replaceAll("_", " ");

export function refusalText(game: GameName, refusal: Refusal): string {
  const sentences = words.refusals[game] as Record<string, (refusal: Refusal) => string>;
  return sentences[refusal.code]?.(refusal) ?? plain(refusal.code);
}

/** What is wrong with a rule; with its domain also what would do. */
export function ruleProblemText(problem: RuleProblem, domain?: RuleDomain): string {
  const sentences = words.ruleProblems as Record<string, (problem: RuleProblem) => string>;
  const sentence = sentences[problem.code]?.(problem) ?? `${problem.field}: ${plain(problem.code)}`;
  const isRange = problem.code === "bad_value" && domain && domain.kind !== "flag" && domain.kind !== "choice";
  return isRange ? `${sentence} ${words.ruleWords.range(domain.min, domain.max)}` : sentence;
}

/** What happened and what helps, and in brackets what the machine says about it. */
export function failureText(error: unknown): string {
  const { code, detail } = failureOf(error);
  return detail ? `${words.failures[code]} (${detail})` : words.failures[code];
}

interface RuleWords {
  name: string;
  help: string;
  values?: Record<string, string>;
}
export function ruleOf(field: string): RuleWords {
  return (words.rules as Record<string, RuleWords>)[field] ?? { name: plain(field), help: "" };
}
export function presetOf(preset: string): { name: string; from: string } {
  return (words.presets as Record<string, { name: string; from: string }>)[preset] ?? { name: preset, from: "" };
}

/** `9 for 1–2, 7 for 3–4`. */
function bySeatsText(value: Record<string, number>): string {
  const groups: { first: string; last: string; count: number }[] = [];
  for (const [seats, count] of Object.entries(value)) {
    const group = groups.at(-1);
    if (group?.count === count) group.last = seats;
    else groups.push({ first: seats, last: seats, count });
  }
  return groups
    .map(({ first, last, count }) => `${count} ${words.ruleWords.forPlayers(first === last ? first : `${first}–${last}`)}`)
    .join(", ");
}

export function ruleValueText(field: string, value: RuleValue): string {
  if (value === null) return words.ruleWords.noLimit;
  if (typeof value === "boolean") return value ? words.ruleWords.yes : words.ruleWords.no;
  if (typeof value === "string") return ruleOf(field).values?.[value] ?? value;
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object") return bySeatsText(value);
  return String(value);
}
