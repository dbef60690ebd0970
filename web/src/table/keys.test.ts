import { describe, expect, it, vi } from "vitest";
import { actOnce, tableKey, type KeyActions } from "./keys";

function pressed(key: string, repeat = false) {
  const event = { key, repeat, target: null, defaultPrevented: false, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  return event as typeof event & KeyboardEvent;
}
function table() {
  const done: string[] = [];
  const actions = new Proxy({} as KeyActions, { get: (_, name) => () => done.push(String(name)) });
  return { done, press: (key: string, repeat = false, letters = true) => tableKey(pressed(key, repeat), actions, letters) };
}

describe("a key at the table", () => {
  it.each([["u", "undo"], ["D", "draw"], ["p", "pass"], ["h", "hint"], ["1", "tile"], ["Escape", "back"]])("%s acts once, however long it is held", (key, action) => {
    const { done, press } = table();
    press(key);
    press(key, true);
    expect(done).toEqual([action]);
  });

  it("comes closer as long as it is held", () => {
    const { done, press } = table();
    press("+");
    press("+", true);
    expect(done).toEqual(["closer", "closer"]);
  });

  it("of one letter does nothing for who does not want that", () => {
    const { done, press } = table();
    press("d", false, false);
    press("Escape", false, false);
    expect(done).toEqual(["back"]);
  });

  it.each(["Enter", " "])("'%s' that is held acts on nothing else", (key) => {
    const first = pressed(key);
    const held = pressed(key, true);
    actOnce(first);
    actOnce(held);
    expect([first.preventDefault, first.stopPropagation].map((call) => call.mock.calls.length)).toEqual([0, 0]);
    expect([held.preventDefault, held.stopPropagation].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  });

  it("of another kind may be held", () => {
    const arrow = pressed("ArrowLeft", true);
    actOnce(arrow);
    expect(arrow.preventDefault).not.toHaveBeenCalled();
  });
});
