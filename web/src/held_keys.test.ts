import { describe, expect, it, vi } from "vitest";
import { actOnce } from "./held_keys";

const button = { closest: (selector: string) => (selector.includes("button") ? button : null) };
const field = { closest: () => null };

/** Whether the event goes on to whatever waits for it. */
function passes(key: string, repeat: boolean, target: unknown): boolean {
  const event = { key, repeat, target, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  actOnce(event as unknown as KeyboardEvent);
  expect(event.stopPropagation.mock.calls).toHaveLength(event.preventDefault.mock.calls.length);
  return event.preventDefault.mock.calls.length === 0;
}

describe("a key that is held", () => {
  it.each(["Enter", " "])("acts once: '%s'", (key) => {
    expect([passes(key, false, button), passes(key, true, button)]).toEqual([true, false]);
  });

  it("writes spaces into a text, or scrolls, and sends it once", () => {
    expect([passes(" ", true, field), passes("Enter", true, field)]).toEqual([true, false]);
  });

  it("of another kind goes on", () => expect(passes("ArrowLeft", true, button)).toBe(true));
});
