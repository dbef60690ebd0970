import { describe, expect, it } from "vitest";
import { arranged, keysFor, moved, shuffled, slotsOf, sorted } from "./order";

describe("the order of a rack", () => {
  it("tells equal tiles apart", () => {
    expect(slotsOf(["5", "*", "5"]).map((slot) => slot.key)).toEqual(["5#0", "*#0", "5#1"]);
  });

  it("has a slot of its own for each of equal tiles", () => {
    const slots = slotsOf(["5", "*", "5"]);
    expect(keysFor(["5", "5", "*"], slots)).toEqual(["5#0", "5#1", "*#0"]);
    expect(keysFor(["7"], slots)).toEqual([]);
  });

  it("is kept while tiles come and go", () => {
    expect(arranged(["012", "345", "111"], ["345", "222", "012"])).toEqual(["345", "012", "111"]);
    expect(arranged(["5", "5", "7"], ["7", "5"])).toEqual(["7", "5", "5"]);
    expect(arranged(["5"], ["5", "5"])).toEqual(["5"]);
  });

  it("is changed by moving one tile", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a"], 4, 0)).toEqual(["a"]);
  });

  it("by value begins with the highest", () => {
    expect(sorted(["012", "555", "003"])).toEqual(["555", "003", "012"]);
    expect(sorted(["3", "*", "12"])).toEqual(["*", "12", "3"]);
  });

  it("by chance keeps every tile", () => {
    const rack = ["1", "2", "3", "4"];
    expect(shuffled(rack, () => 0).sort()).toEqual(rack);
  });
});
