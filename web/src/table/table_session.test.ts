import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Failure } from "../engine/failure";
import type { LogEntry, Shown } from "../engine/messages";
import { preferences } from "../store/preferences.svelte";
import { words } from "../words";
import { TableSession } from "./table_session.svelte";

// A worker whose game waits for one person; only time passes.
const asked: string[] = [];
let log: LogEntry[] = [];
let hinted: unknown;
/** The command that fails. */
let failing = "";
let mover = "person";
/** Two persons play, and this is the one to move. */
let sharing = false;
let toMove = 0;
let takesBack: number | null = null;
/** What a computer waits for. */
let computer: Promise<void> = Promise.resolve();
/** The next change finds that another window was faster. */
let overtaken = false;
const entry = { round: 1, action: 1, seat: 0, kind: "pass", tiles: 0, points: { total: 0, parts: {} }, again: false } as LogEntry;
vi.mock("../engine/client", () => ({
  ask: async (command: string, { seat }: { seat: number | null }) => {
    asked.push(command);
    if (command === "bot") await computer;
    if (command === failing) throw new Failure("storage");
    if (command === "hint") return hinted;
    if (overtaken && ["timeout", "bot"].includes(command)) {
      overtaken = false;
      return { stale: true };
    }
    if (command === "timeout") log = [...log, entry];
    if (command === "undo") log = log.slice(0, -1);
    const asks = seat === toMove && mover === "person";
    const shown = {
      game: "triolet", rules: {}, round: 1, seats: [{ name: "Ann", player: mover }, { name: "Bob", player: mover }], to_move: toMove, log, end: null,
      rack: seat === toMove ? ["5"] : null, moves: asks ? { place: [], other: {} } : null, takes_back: takesBack, clock: { turn: `1:${log.length}`, seconds: 20 },
    } as unknown as Shown;
    const look = { shown, mark: String(log.length), order: [], lasts: true, setup: { game: "triolet", rules: { preset: "p" }, seats: ["Ann", "Bob"], players: ["person", sharing ? "person" : "greedy"] } };
    const { mark, order } = look;
    return command === "show" ? look : { step: { changed: JSON.stringify({ ...shown, log_from: 0 }), mark, order } };
  },
}));

beforeEach(() => vi.stubGlobal("document", { hidden: false }));
afterEach(() => {
  vi.unstubAllGlobals();
  [failing, mover, sharing, toMove, takesBack, overtaken] = ["", "person", false, 0, null, false];
  computer = Promise.resolve();
});

const opened = async () => {
  const session = new TableSession("game");
  await session.open();
  return session;
};

describe("a hint of a session", () => {
  beforeEach(() => void (asked.length = 0));

  it("is handed on", async () => {
    const session = await opened();
    hinted = { advice: [{ move: "pass" }] };
    expect(await session.advise()).toEqual([{ move: "pass" }]);
    session.leave();
  });

  it("about an older state is none: the session is looked at again", async () => {
    const session = await opened();
    hinted = { stale: true };
    asked.length = 0;
    expect(await session.advise()).toBeNull();
    expect([asked, session.notice?.text]).toEqual([["hint", "show"], words.table.stale]);
    session.leave();
  });

  it("is dropped when something was played meanwhile", async () => {
    const session = await opened();
    hinted = { advice: [{ move: "pass" }] };
    const [advice] = await Promise.all([session.advise(), session.play("pass")]);
    expect(advice).toBeNull();
    session.leave();
  });
});

describe("a move of a session", () => {
  beforeEach(() => {
    preferences.pace = "instant";
    asked.length = 0;
  });

  it("is one question: its answer is what is seen then", async () => {
    const session = await opened();
    asked.length = 0;
    expect(await session.play("pass")).toBe(true);
    expect(asked).toEqual(["play"]);
    session.leave();
  });

  it("of a computer is one question too", async () => {
    const session = await opened();
    asked.length = 0;
    mover = "greedy";
    const played = session.play("pass");
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2));
    mover = "person";
    await played;
    expect(new Set(asked.splice(1))).toEqual(new Set(["bot"]));
    session.leave();
  });

  it("lets the curtain fall for the next person, with no rack in between", async () => {
    sharing = true;
    const session = await opened();
    await session.lift();
    expect([session.present, session.curtain, session.shown?.rack]).toEqual([0, false, ["5"]]);
    asked.length = 0;
    toMove = 1;
    await session.play("pass");
    expect([session.present, session.curtain, session.shown?.rack, asked]).toEqual([null, true, null, ["play"]]);
    session.leave();
  });

  it("is not taken back when the computer that moved meanwhile showed something", async () => {
    sharing = true;
    const session = await opened();
    await session.lift();
    mover = "greedy";
    takesBack = 0;
    let goOn = () => {};
    computer = new Promise((resolve) => (goOn = resolve));
    void session.play("pass");
    await vi.waitFor(() => expect(asked).toContain("bot"));
    [mover, takesBack] = ["person", null];
    asked.length = 0;
    const undone = session.undo();
    goOn();
    expect([await undone, session.failure, asked]).toEqual([false, null, ["show"]]);
    session.leave();
  });
});

describe("what a session says", () => {
  it("is another text when it is said again, as only changes are read out", async () => {
    const session = await opened();
    const heard = [1, 2, 3].map(() => (session.say("No"), session.announced));
    expect(heard.map((text) => text.trim())).toEqual(["No", "No", "No"]);
    expect(heard[1]).not.toBe(heard[0]);
    expect(heard[2]).not.toBe(heard[1]);
    session.leave();
  });
});

describe("a session that failed", () => {
  it.each(["show", "play", "try"] as const)("at %s says why, lets nobody move, and goes on when it is opened again", async (command) => {
    const session = new TableSession("game");
    if (command !== "show") await session.open();
    failing = command;
    await { show: () => session.open(), play: () => session.play("pass"), try: () => session.tryOut("pass") }[command]();
    expect([session.failure, session.myTurn]).toEqual([words.failures.storage, false]);
    failing = "";
    await session.open();
    expect([session.failure, session.myTurn]).toEqual([null, true]);
    expect(await session.play("pass")).toBe(true);
    session.leave();
  });

  it("shows nothing until it is opened again: somebody else may sit there", async () => {
    const session = await opened();
    session.say("Best: 0-3-5");
    failing = "play";
    await session.play("pass");
    failing = "";
    const opening = session.open();
    expect([session.shown, session.present, session.announced, session.failure]).toEqual([null, null, "", null]);
    await opening;
    expect(session.shown).not.toBeNull();
    session.leave();
  });

  it("while a computer moved takes moves again", async () => {
    const session = await opened();
    preferences.pace = "instant";
    mover = "greedy";
    failing = "bot";
    await session.play("pass");
    expect(session.failure).toBe(words.failures.storage);
    mover = "person";
    failing = "";
    await session.open();
    expect(await session.play("pass")).toBe(true);
    expect(session.failure).toBeNull();
    session.leave();
  });
});

describe("the clock of a session", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) });
    log = [];
    asked.length = 0;
  });
  afterEach(() => void vi.useRealTimers());

  it("goes on after a reload, and stands still in between", async () => {
    const first = await opened();
    expect(first.secondsLeft).toBe(20);
    await vi.advanceTimersByTimeAsync(8000);
    expect(first.secondsLeft).toBe(12);
    first.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    const second = await opened();
    expect(second.secondsLeft).toBe(12);
    second.leave();
    expect(asked).not.toContain("timeout");
  });

  it("stands still while a failure is told", async () => {
    const session = await opened();
    failing = "hint";
    await session.advise();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).not.toContain("timeout");
    failing = "";
    await session.open();
    expect(session.secondsLeft).toBe(20);
    session.leave();
  });

  it("ends the turn when it has run out, and begins anew with the next", async () => {
    const session = await opened();
    await vi.advanceTimersByTimeAsync(20_500);
    expect(asked.filter((command) => command === "timeout")).toHaveLength(1);
    expect(session.secondsLeft).toBe(20);
    session.leave();
  });

  const timeouts = () => asked.filter((command) => command === "timeout").length;

  /** The time is up, and a computer thinks. */
  async function late(): Promise<TableSession> {
    preferences.pace = "slow";
    takesBack = 0;
    const session = await opened();
    mover = "greedy";
    await vi.advanceTimersByTimeAsync(20_250);
    expect([timeouts(), session.shown?.moves, session.secondsLeft]).toEqual([1, null, null]);
    return session;
  }
  async function takeBack(session: TableSession): Promise<void> {
    mover = "person";
    await session.undo();
    await vi.advanceTimersByTimeAsync(5000);
    expect([timeouts(), log.length, session.secondsLeft, session.notice]).toEqual([1, 0, 15, null]);
    session.leave();
  }

  it("gives a turn that ran out its whole time when it is taken back while the computer thinks", async () => {
    await takeBack(await late());
  });

  it("does so after a reload too", async () => {
    (await late()).leave();
    const again = new TableSession("game");
    void again.open();
    await vi.advanceTimersByTimeAsync(0);
    expect([again.shown?.moves, again.secondsLeft]).toEqual([null, null]);
    await takeBack(again);
  });

  it("says nothing of a time-out that was taken back, whatever is played instead", async () => {
    const session = await late();
    mover = "person";
    await session.undo();
    log = [entry];
    await session.play("pass");
    await vi.advanceTimersByTimeAsync(5000);
    expect([timeouts(), session.notice]).toEqual([1, null]);
    session.leave();
  });

  it("leaves the turn alone that another window took back while the computer thought", async () => {
    const session = await late();
    [mover, log, overtaken] = ["person", [], true];
    await vi.advanceTimersByTimeAsync(5000);
    expect([timeouts(), log.length, session.notice?.text]).toEqual([1, 0, undefined]);
    expect(session.secondsLeft).toBeGreaterThan(15);
    session.leave();
  });

  it("ends the turn that another window was faster in, if it still goes on", async () => {
    const session = await opened();
    overtaken = true;
    await vi.advanceTimersByTimeAsync(20_250);
    expect([timeouts(), log.length, session.secondsLeft]).toEqual([2, 1, 20]);
    session.leave();
  });
});
