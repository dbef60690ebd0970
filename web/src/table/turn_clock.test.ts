import { describe, expect, it } from "vitest";
import { TurnClock, type ClockMemory, type Kept } from "./turn_clock";

/** A browser with its storage and its time: pages come and go in it. */
function browser() {
  let time = 1_000_000;
  let kept: Kept | null = null;
  const memory: ClockMemory = { load: () => kept, save: (wanted) => void (kept = wanted) };
  const openPage = (turn: string, seconds: number) => {
    const clock = new TurnClock(memory, () => time);
    clock.begin(turn, seconds);
    clock.tick(true);
    return clock;
  };
  /** That many seconds with a page open, four ticks each. */
  const pass = (clock: TurnClock, seconds: number, isSeen = true) => {
    let left = clock.tick(isSeen);
    for (let ticks = 0; ticks < seconds * 4; ++ticks) {
      time += 250;
      left = clock.tick(isSeen);
    }
    return left;
  };
  return { memory, openPage, pass, sleep: (seconds: number) => (time += seconds * 1000) };
}

describe("the clock of a turn", () => {
  it("runs down to nothing", () => {
    const { openPage, pass } = browser();
    const clock = openPage("1:2", 30);
    expect(pass(clock, 12)).toBe(18);
    expect(pass(clock, 17)).toBe(1);
    expect(pass(clock, 5)).toBe(0);
  });

  it("goes on after a reload with what was left", () => {
    const { openPage, pass } = browser();
    pass(openPage("1:2", 30), 12);
    const clock = openPage("1:2", 30);
    expect(clock.tick(true)).toBe(18);
    expect(pass(clock, 8)).toBe(10);
  });

  it("stands still while the page is closed, hidden or asleep", () => {
    const { openPage, pass, sleep } = browser();
    let clock = openPage("1:2", 30);
    pass(clock, 10);
    sleep(3600);
    clock = openPage("1:2", 30);
    expect(clock.tick(true)).toBe(20);
    expect(pass(clock, 600, false)).toBe(20);
    expect(pass(clock, 5)).toBe(15);
    sleep(3600);
    expect(clock.tick(true)).toBeGreaterThanOrEqual(13);
  });

  it("has run out still, if the page was closed at that moment", () => {
    const { openPage, pass } = browser();
    pass(openPage("1:2", 3), 4);
    expect(openPage("1:2", 3).tick(true)).toBe(0);
  });

  it("is whole for another turn", () => {
    const { openPage, pass } = browser();
    pass(openPage("1:2", 30), 12);
    expect(openPage("1:4", 30).tick(true)).toBe(30);
  });

  it.each(["1:3", null])("is whole for one that ran out and was taken back, as soon as %s was looked at", (next) => {
    const { openPage, pass } = browser();
    const clock = openPage("1:2", 3);
    pass(clock, 4);
    clock.look("1:2");
    expect(openPage("1:2", 3).tick(true)).toBe(0);
    clock.look(next);
    expect(openPage("1:2", 3).tick(true)).toBe(3);
  });

  it("goes on where one that did not run out was taken back", () => {
    const { openPage, pass } = browser();
    const clock = openPage("1:2", 30);
    pass(clock, 12);
    clock.look("1:3");
    expect(openPage("1:2", 30).tick(true)).toBe(18);
  });

  it("does not believe nonsense from the storage", () => {
    const { memory, openPage } = browser();
    for (const left of [NaN, Infinity, 99_000_000, "x" as unknown as number]) {
      memory.save({ turn: "1:2", left });
      expect(openPage("1:2", 30).tick(true)).toBe(30);
    }
    memory.save({ turn: "1:2", left: -5 });
    expect(openPage("1:2", 30).tick(true)).toBe(0);
  });
});
