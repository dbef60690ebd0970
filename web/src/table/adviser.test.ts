import { describe, expect, it } from "vitest";
import type { Advice, Shown } from "../engine/messages";
import { Adviser } from "./adviser.svelte";
import type { TableSession } from "./table_session.svelte";

const advice = ["a", "b"].map((move) => ({ move }) as Advice);

/** A session that thinks until it is told to answer. */
function table() {
  const answers: ((advice: Advice[] | null) => void)[] = [];
  const session = {
    myTurn: true,
    shown: {} as Shown,
    advise: () => new Promise<Advice[] | null>((resolve) => answers.push(resolve)),
  };
  return { session, answers, adviser: new Adviser(session as unknown as TableSession) };
}

describe("a hint", () => {
  it("is asked for once at a time, and shows the best first", async () => {
    const { answers, adviser } = table();
    const asked = adviser.ask();
    expect([adviser.thinking, await adviser.ask(), answers.length]).toEqual([true, false, 1]);
    answers[0]!(advice);
    expect(await asked).toBe(true);
    expect([adviser.thinking, adviser.chosen?.move]).toEqual([false, "a"]);
    adviser.choose(1);
    expect(adviser.chosen?.move).toBe("b");
    adviser.close();
    expect([adviser.advice, adviser.chosen]).toEqual([null, null]);
    adviser.choose(0);
    expect(adviser.advice).toBeNull();
  });

  it("is for one's own turn only", async () => {
    const { session, answers, adviser } = table();
    session.myTurn = false;
    expect([await adviser.ask(), answers.length]).toEqual([false, 0]);
  });

  it("is not given when the game went on meanwhile", async () => {
    const { session, answers, adviser } = table();
    const late = adviser.ask();
    session.shown = {} as Shown;
    answers[0]!(advice);
    expect([await late, adviser.advice, adviser.thinking]).toEqual([false, null, false]);
    const stale = adviser.ask();
    answers[1]!(null);
    expect([await stale, adviser.advice]).toEqual([false, null]);
  });
});
