// What is counted in a match: points, or only the rounds that were won.

import type { RuleValues } from "./messages";

export const countsPoints = ({ scoring }: RuleValues): boolean => scoring !== "none";

/** Whether there is anything that adds up: a single round without points is won, and that is all. */
export const addsUp = (rules: RuleValues): boolean => countsPoints(rules) || rules.match !== "single";
