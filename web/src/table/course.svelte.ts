// The course of a match: one change after the other, and the computers move until a person is asked. All that is said
// to the worker about a change goes through here.

import { ask } from "../engine/client";
import { lookAfter } from "../engine/looking";
import type { Advice, Present, Shown } from "../engine/messages";
import type { Change, Done, Look } from "../engine/protocol";
import { paceMilliseconds, preferences } from "../store/preferences.svelte";
import { failureText } from "../words";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks for a change of what is shown, or finds that there is nothing to ask for: a computer may have moved just now. */
type Asking = (change: Change, shown: Shown) => Promise<Done> | null;

/** Those at the table whom a course is for. */
export interface Onlookers {
  readonly id: string;
  /** The person in front of the screen; null while nobody may see a rack. */
  present: Present;
  see(look: Look, curtain: boolean): void;
  /** What was asked for did not happen. */
  turnedDown(why: Exclude<Done, { step: unknown }>): void;
  /** Nothing goes on until the match is opened again. */
  stopped(): void;
}

export class Course {
  busy = $state(false);
  failure = $state<string | null>(null);
  /** Nobody sits there any more: what comes back late is for nobody. */
  left = false;
  readonly #table: Onlookers;
  /** What was seen last. */
  #look: Look | null = null;
  /** Rises when whatever is under way has become pointless. */
  #generation = 0;
  /** A computer's move that is being made. */
  #flight: Promise<Look | null> | null = null;

  constructor(table: Onlookers) {
    this.#table = table;
  }

  /** Begins, or goes on after a failure. `sitDown` is given the match as nobody in particular sees it. */
  async open(sitDown: (look: Look) => void): Promise<void> {
    this.#look = null;
    this.failure = null;
    await this.guarded(async () => {
      const look = await ask("show", { id: this.#table.id, seat: null });
      if (this.left) return;
      sitDown(look);
      await (this.#table.present === null ? this.#goOn(look) : this.#lookAgain());
    });
  }

  /** Somebody sits down. */
  async seat(present: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#table.present = present;
    await this.guarded(() => this.#lookAgain());
  }

  leave(): void {
    this.left = true;
    ++this.#generation;
  }

  /** What the work gives; nothing if it failed. */
  async guarded<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
  }

  /** Nothing goes on, not even the clock, until it is opened again. */
  #fail(error: unknown): void {
    ++this.#generation;
    this.#flight = null;
    this.busy = true;
    this.failure = failureText(error);
    this.#table.stopped();
  }

  /** True if the match was changed. */
  async change(asking: Asking): Promise<boolean> {
    const before = this.#look;
    if (!before || this.busy || this.left) return false;
    let after: Look | null = null;
    const generation = ++this.#generation;
    this.busy = true;
    await this.guarded(async () => {
      const since = (await this.#flight) ?? before;
      const done = await asking(this.#changeOf(since), since.shown);
      if (generation !== this.#generation) return;
      if (done && "step" in done) after = lookAfter(since, done.step);
      else if (done) this.#table.turnedDown(done);
      await (after ? this.#goOn(after) : this.#lookAgain());
    });
    return after !== null;
  }

  /** What is best in this turn; null if the match went on meanwhile. */
  async advice(): Promise<readonly Advice[] | null> {
    const generation = this.#generation;
    const hinted = await this.guarded(() => ask("hint", { id: this.#table.id, mark: this.#look?.mark ?? "" }));
    if (!hinted || generation !== this.#generation) return null;
    if ("advice" in hinted) return hinted.advice;
    this.#table.turnedDown(hinted);
    await this.guarded(() => this.#lookAgain());
    return null;
  }

  #changeOf({ mark }: Look): Change {
    return { id: this.#table.id, mark, seat: this.#table.present };
  }

  /** As whoever is in front of the screen may see it now. */
  async #lookAgain(): Promise<void> {
    const generation = ++this.#generation;
    const look = await ask("show", { id: this.#table.id, seat: this.#table.present });
    if (generation === this.#generation) await this.#goOn(look);
  }

  /** Lets the computers move until a person is asked or the round is over. */
  async #goOn(look: Look): Promise<void> {
    const generation = ++this.#generation;
    for (;;) {
      const { end, seats, to_move } = look.shown;
      if (end || seats[to_move]?.player === "person") {
        // What another person is to see behind the curtain shows no rack: the engine has seen to it.
        const isCovered = !end && this.#table.present !== to_move;
        if (isCovered) this.#table.present = null;
        return this.#see(look, isCovered);
      }
      this.#see(look, false);
      await pause(paceMilliseconds[preferences.pace]);
      if (generation !== this.#generation) return;
      const flight = (this.#flight = this.#moveOfComputer(look));
      const moved = await flight;
      if (this.#flight === flight) this.#flight = null;
      if (generation !== this.#generation) return;
      if (!moved) return this.#lookAgain();
      look = moved;
    }
  }

  /** What is seen after it; nothing if the match went on elsewhere. */
  async #moveOfComputer(before: Look): Promise<Look | null> {
    const done = await ask("bot", this.#changeOf(before));
    return "step" in done ? lookAfter(before, done.step) : null;
  }

  #see(look: Look, curtain: boolean): void {
    this.#look = look;
    this.busy = false;
    this.#table.see(look, curtain);
  }
}
