import { describe, expect, it, vi } from "vitest";
import { Failure } from "../engine/failure";
import { words } from "../words";
import type { TableSession } from "./table_session.svelte";
import { RackOrder } from "./rack_order.svelte";

const asked: unknown[] = [];
let failing = false;
vi.mock("../engine/client", () => ({
  ask: async (command: string, ask: object) => {
    asked.push({ command, ...ask });
    if (failing) throw new Failure("full");
    return null;
  },
}));

const sessionWith = (present: number | null) => ({ id: "game", present, order: [] as string[], shown: { rack: ["012", "345"] }, say: vi.fn() });

describe("the order of a rack", () => {
  it("is shown at once, and kept", () => {
    const session = sessionWith(1);
    new RackOrder(session as unknown as TableSession).move(0, 1);
    expect(session.order).toEqual(["345", "012"]);
    expect(asked).toEqual([{ command: "arrange", id: "game", seat: 1, order: ["345", "012"] }]);
  });

  it("that is not kept is told, and stays", async () => {
    failing = true;
    const session = sessionWith(0);
    new RackOrder(session as unknown as TableSession).move(0, 1);
    await vi.waitFor(() => expect(session.say).toHaveBeenCalledWith(`${words.table.rack.notKept} ${words.failures.full}`, true));
    expect(session.order).toEqual(["345", "012"]);
  });
});
