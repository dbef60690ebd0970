import { describe, expect, it } from "vitest";
import { Failure, failureOf } from "./failure";

const told = (error: unknown) => {
  const { code, detail } = failureOf(error);
  return [code, detail];
};

describe("a failure", () => {
  it("stays what it is", () => {
    const failure = new Failure("no_such_game");
    expect(failureOf(failure)).toBe(failure);
  });

  it("of the browser's database is told by whether there is room", () => {
    expect(told(new DOMException("too much", "QuotaExceededError"))).toEqual(["full", "too much"]);
    expect(told(new DOMException("closing", "InvalidStateError"))).toEqual(["storage", "closing"]);
    expect(told(new DOMException("", "AbortError"))).toEqual(["storage", "AbortError"]);
  });

  it("of any other kind keeps what was said about it", () => {
    expect(told(new TypeError("odd"))).toEqual(["unexpected", "odd"]);
    expect(told("odd")).toEqual(["unexpected", "odd"]);
  });
});
