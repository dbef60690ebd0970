import { expect, it, vi } from "vitest";
import type { Shown } from "../engine/messages";
import type { Look, Mark } from "../engine/protocol";
import { preferences } from "../store/preferences.svelte";
import { Course, type Onlookers } from "./course.svelte";

// A worker whose computer is always to move; each of its moves takes until it is let go.
const bots: (() => void)[] = [];
let failing = "";
vi.mock("../engine/client", () => ({
  ask: async (command: string, { mark }: { mark: Mark }) => {
    if (command === failing) throw new Error("no");
    if (command === "bot") await new Promise<void>((resolve) => bots.push(resolve));
    const shown = { seats: [{ player: "greedy" }], to_move: 0, log: [], end: null } as unknown as Shown;
    if (command === "show") return { shown, mark: "0", order: [], lasts: true } as unknown as Look;
    return { step: { changed: JSON.stringify({ ...shown, log_from: 0 }), mark: `${mark} ${command}`, order: [] } };
  },
}));

const onlookers: Onlookers = { id: "game", present: null, see: () => {}, turnedDown: () => {}, stopped: () => {} };

it("waits for the move that a computer makes, though an older one came back meanwhile", async () => {
  preferences.pace = "instant";
  const course = new Course(onlookers);
  const thinking = (count: number) => vi.waitFor(() => expect(bots).toHaveLength(count));
  void course.open(() => {});
  await thinking(1);
  failing = "hint";
  await course.advice();
  failing = "";
  void course.open(() => {});
  await thinking(2);
  bots[0]!();
  await new Promise((resolve) => setTimeout(resolve)); // until it has come back
  const asked: Mark[] = [];
  void course.change(({ mark }) => {
    asked.push(mark);
    return null;
  });
  bots[1]!();
  await vi.waitFor(() => expect(asked).toEqual(["0 bot"]));
  course.leave();
});
