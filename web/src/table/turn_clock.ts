// How much time is left for a turn.
//
// The clock runs only while the page is looked at. Whoever closes it, locks the phone or goes to dinner finds as
// much time left as there was: a turn lost while nobody was there would spoil a game at one screen, and nobody is
// cheated by a pause. So a turn cannot run out unseen, and a reload gives nothing back.

export interface Kept {
  turn: string;
  /** Milliseconds. */
  left: number;
}

/** Where the time left outlasts the page. */
export interface ClockMemory {
  load(): Kept | null;
  save(kept: Kept | null): void;
}

/** Ticks come several times a second. After a longer gap the machine was asleep. */
const longestTick = 2000;

export class TurnClock {
  readonly #memory: ClockMemory;
  readonly #now: () => number;
  #turn = "";
  #left = 0;
  #last = 0;
  #wasSeen = false;
  #keptSeconds = -1;

  constructor(memory: ClockMemory, now: () => number = Date.now) {
    this.#memory = memory;
    this.#now = now;
  }

  /** A turn begins, or goes on with what was left of it. */
  begin(turn: string, seconds: number): void {
    const whole = seconds * 1000;
    const kept = this.#memory.load();
    const left = kept?.turn === turn && Number.isFinite(kept.left) ? kept.left : whole;
    this.#turn = turn;
    this.#left = Math.min(Math.max(left, 0), whole);
    this.#last = this.#now();
    this.#wasSeen = false;
    this.#keptSeconds = -1;
  }

  /** Whole seconds left now. */
  tick(isSeen: boolean): number {
    const now = this.#now();
    const passed = Math.min(Math.max(now - this.#last, 0), longestTick);
    if (isSeen && this.#wasSeen) this.#left = Math.max(this.#left - passed, 0);
    this.#last = now;
    this.#wasSeen = isSeen;
    const seconds = Math.ceil(this.#left / 1000);
    if (seconds !== this.#keptSeconds) this.#memory.save({ turn: this.#turn, left: this.#left });
    this.#keptSeconds = seconds;
    return seconds;
  }

  /** A turn is looked at. One that ran out before has its whole time again if it is taken back, so it is forgotten at once. */
  look(turn: string | null): void {
    const kept = this.#memory.load();
    if (kept && kept.turn !== turn && kept.left <= 0) this.#memory.save(null);
  }
}
