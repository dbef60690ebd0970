// The clock of the turn that is looked at: it ticks on the screen, and tells when the time is up.

import type { Shown } from "../engine/messages";
import { recall, remember } from "../store/preferences.svelte";
import { TurnClock, type Kept } from "./turn_clock";

/** The time in which it runs for a turn. A turn that is left and comes back is another run. */
export interface Run {
  turn: string;
}

/** Several times a second, so that no second is seen to last longer than another. */
const tickMilliseconds = 250;

export class SessionClock {
  secondsLeft = $state<number | null>(null);
  readonly #clock: TurnClock;
  readonly #ontimeup: (run: Run) => void;
  #run: Run | null = null;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(id: string, ontimeup: (run: Run) => void) {
    const key = `clock.${id}`;
    this.#clock = new TurnClock({ load: () => recall<Kept | null>(key, null), save: (kept) => remember(key, kept) });
    this.#ontimeup = ontimeup;
  }

  /** Null if it does not run. */
  get run(): Run | null {
    return this.#run;
  }

  /** It runs while a person looks at their own turn, if the rules know one for it. */
  follow({ clock, moves }: Shown, curtain: boolean): void {
    this.#clock.look(clock?.turn ?? null);
    if (!clock || !moves || curtain) {
      this.stop();
      this.secondsLeft = null;
      return;
    }
    if (clock.turn === this.#run?.turn) return;
    this.#run = { turn: clock.turn };
    this.#clock.begin(clock.turn, clock.seconds);
    this.pause();
    this.#ticking = setInterval(() => this.#tick(), tickMilliseconds);
    this.#tick();
  }

  /** It stands still, and belongs to its turn still. */
  pause(): void {
    clearInterval(this.#ticking);
  }
  /** It belongs to no turn any more. */
  stop(): void {
    this.pause();
    this.#run = null;
  }

  #tick(): void {
    this.secondsLeft = this.#clock.tick(!document.hidden);
    if (this.secondsLeft === 0 && this.#run) this.#ontimeup(this.#run);
  }
}
