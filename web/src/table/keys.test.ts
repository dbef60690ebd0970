import { describe, expect, it } from "vitest";
import { tableKey, type KeyActions } from "./keys";

const pressed = (key: string, repeat: boolean) =>
  ({ key, repeat, target: null, defaultPrevented: false, preventDefault: () => {} }) as unknown as KeyboardEvent;
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
});
