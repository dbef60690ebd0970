// The clock of the turn that is looked at: it ticks on the screen, and tells when the time is up.

import type { Shown } from "../engine/messages";
import { recall, remember } from "../store/preferences.svelte";
import { TurnClock, type Kept } from "./turn_clock";

/** Several times a second, so that no second is seen to last longer than another. */
const tickMilliseconds = 250;

export class SessionClock {
  secondsLeft = $state<number | null>(null);
  readonly #clock: TurnClock;
  readonly #ontimeup: (turn: string) => void;
  #turn = "";
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(id: string, ontimeup: (turn: string) => void) {
    const key = `clock.${id}`;
    this.#clock = new TurnClock({ load: () => recall<Kept | null>(key, null), save: (kept) => remember(key, kept) });
    this.#ontimeup = ontimeup;
  }

  /** The turn that it runs for; empty if it does not run. */
  get turn(): string {
    return this.#turn;
  }

  /** It runs while a person looks at their own turn, if the rules know one for it. */
  follow({ clock, moves }: Shown, curtain: boolean): void {
    if (!clock || !moves || curtain) {
      this.stop();
      this.secondsLeft = null;
      return;
    }
    if (clock.turn === this.#turn) return;
    this.#turn = clock.turn;
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
    this.#turn = "";
  }
  /** A turn that ran out has its whole time again if it is taken back. */
  forget(turn: string): void {
    this.#clock.forget(turn);
  }

  #tick(): void {
    this.secondsLeft = this.#clock.tick(!document.hidden);
    if (this.secondsLeft === 0) this.#ontimeup(this.#turn);
  }
}
