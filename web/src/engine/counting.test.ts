import { expect, it } from "vitest";
import { addsUp, countsPoints } from "./counting";

it("counts points unless the rules say otherwise, and then rounds, if there are several", () => {
  const what = (rules: Record<string, string>) => [countsPoints(rules), addsUp(rules)];
  expect(what({ match: "single" })).toEqual([true, true]);
  expect(what({ scoring: "simple", match: "single" })).toEqual([true, true]);
  expect(what({ scoring: "none", match: "single" })).toEqual([false, false]);
  expect(what({ scoring: "none", match: "rounds" })).toEqual([false, true]);
});
