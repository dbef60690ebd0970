import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { actOnce } from "./held_keys";

class FakeInput {
  constructor(readonly type: string) {}
}
beforeEach(() => vi.stubGlobal("HTMLInputElement", FakeInput));
afterEach(() => vi.unstubAllGlobals());

/** Whether the event goes on to whatever waits for it. */
function passes(key: string, repeat: boolean, target: unknown = null): boolean {
  const event = { key, repeat, target, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  actOnce(event as unknown as KeyboardEvent);
  expect(event.stopPropagation.mock.calls).toHaveLength(event.preventDefault.mock.calls.length);
  return event.preventDefault.mock.calls.length === 0;
}

describe("a key that is held", () => {
  it.each(["Enter", " "])("acts once: '%s'", (key) => {
    expect([passes(key, false), passes(key, true), passes(key, true, new FakeInput("checkbox"))]).toEqual([true, false, false]);
  });

  it("writes spaces into a text, and sends it once", () => {
    const field = new FakeInput("text");
    expect([passes(" ", true, field), passes("Enter", true, field)]).toEqual([true, false]);
  });

  it("of another kind goes on", () => expect(passes("ArrowLeft", true)).toBe(true));
});
