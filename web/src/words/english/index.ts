import { failures } from "./failures";
import { presets, ruleProblems, rules, ruleWords } from "./rules";
import { trioletRefusals, triominosRefusals } from "./refusals";
import { start } from "./start";
import { table } from "./table";

export const english = {
  failures,
  presets,
  rules,
  ruleProblems,
  ruleWords,
  refusals: { triominos: triominosRefusals, triolet: trioletRefusals },
  start,
  table,
} as const;
