import { describe, expect, it } from "vitest";
import type { Shown } from "../engine/messages";
import { endingText, endParts } from "./story";

describe("the end of a round", () => {
  it("tells how the points came about, in the order of a score sheet", () => {
    expect(endParts({ leftovers: 31, out: 25 })).toEqual(["going out +25", "the others' tiles +31"]);
    expect(endParts({ leftovers: 9, own_rack: -4 })).toEqual(["the others' tiles +9", "own tiles −4"]);
    expect(endParts({})).toEqual([]);
  });

  it("names who went out first, whoever else has no tiles left", () => {
    const shown = { seats: [{ name: "Ann" }, { name: "Bo" }] } as Pick<Shown, "seats">;
    expect(endingText(shown, { how: "out", out: 1 })).toBe("Bo goes out.");
    expect(endingText(shown, { how: "blocked", out: null })).toContain("blocked");
  });
});
