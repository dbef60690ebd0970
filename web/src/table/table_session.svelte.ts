// A session at the table: who looks, who moves, and the one line to the worker.

import { ask } from "../engine/client";
import type { Advice, Placement, Present, Refusal, Shown, Tried } from "../engine/messages";
import { lookAfter } from "../engine/looking";
import type { Done, Look, Mark, NewGame } from "../engine/protocol";
import { personsOf } from "../engine/saved";
import { paceMilliseconds, preferences, recall, remember } from "../store/preferences.svelte";
import { failureText, refusalText, words } from "../words";
import { spoken } from "./story";
import { TurnClock, type Kept } from "./turn_clock";

/** A change of the session as it was at a mark; then it is shown to the seat. */
interface Change {
  id: string;
  mark: Mark;
  seat: Present;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class TableSession {
  readonly id: string;
  shown = $state.raw<Shown | null>(null);
  setup = $state.raw<NewGame | null>(null);
  /** The person in front of the screen; null while nobody may see a rack. */
  present = $state<number | null>(null);
  curtain = $state(false);
  busy = $state(false);
  notice = $state<{ text: string; bad: boolean } | null>(null);
  #announced = $state("");
  secondsLeft = $state<number | null>(null);
  /** How the rack in front of the screen is laid out. */
  order = $state.raw<string[]>([]);
  /** False where the browser gives no room: then a reload ends the game. */
  lasts = $state(true);
  failure = $state<string | null>(null);

  readonly persons = $derived(personsOf(this.setup?.players ?? []));
  readonly myTurn = $derived(this.shown?.moves != null && !this.curtain && !this.busy);
  /** Tiles can be tried at any time; only placing them waits for the own turn. */
  readonly canTry = $derived(this.shown?.rack != null && this.shown.end === null && !this.curtain && !this.busy);
  readonly placements: readonly Placement[] = $derived(this.canTry ? (this.shown!.moves?.place ?? this.shown!.ahead) : []);
  /** Whose latest action can be taken back; null if none can. */
  readonly takesBack: number | null = $derived(this.shown?.takes_back ?? null);

  /** What was seen last. */
  #look: Look | null = null;
  /** Rises when whatever is under way has become pointless. */
  #generation = 0;
  /** Nobody sits there any more: what comes back late is for nobody. */
  left = false;
  #heard = -1;
  #orderOf: number | null = null;
  #turn = "";
  /** A computer's move that is being made. */
  #flight: Promise<Look | null> | null = null;
  #ticking: ReturnType<typeof setInterval> | undefined;
  readonly #clock: TurnClock;

  /** What a screen reader says. It reads out changes only: what is said again is made another text. */
  get announced(): string {
    return this.#announced;
  }
  set announced(text: string) {
    this.#announced = text && text === this.#announced ? `${text}\u00a0` : text;
  }

  constructor(id: string) {
    this.id = id;
    const key = `clock.${id}`;
    this.#clock = new TurnClock({ load: () => recall<Kept | null>(key, null), save: (kept) => remember(key, kept) });
  }

  /** Begins, or goes on after a failure. */
  async open(): Promise<void> {
    // Whoever tries again need not be the one whose rack was seen.
    this.#look = null;
    this.shown = null;
    this.present = null;
    this.announced = "";
    this.failure = null;
    await this.#guarded(async () => {
      const look = await ask("show", { id: this.id, seat: null });
      if (this.left) return;
      this.setup = look.setup;
      this.#heard = look.shown.log.length;
      this.present = this.persons.length === 1 ? this.persons[0]! : null;
      await (this.present === null ? this.#goOn(look) : this.#lookAgain());
    });
  }

  leave(): void {
    this.left = true;
    ++this.#generation;
    clearInterval(this.#ticking);
  }

  /** Whoever is next has sat down. */
  async lift(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.#guarded(async () => {
      this.present = this.shown?.to_move ?? null;
      await this.#lookAgain();
    });
  }

  play = (move: string): Promise<boolean> => this.#change((change) => ask("play", { ...change, move }));
  next = (): Promise<boolean> => {
    // All have looked at the end together: nobody's new rack is for all of them.
    if (this.persons.length > 1) this.present = null;
    return this.#change((change) => ask("next", change));
  };
  undo = (): Promise<boolean> => {
    if (this.takesBack === null) return Promise.resolve(false);
    // A computer that was about to move may have shown something meanwhile.
    return this.#change((change, shown) => (shown.takes_back === null ? null : ask("undo", change)));
  };

  /** What a move would be; null if it makes no sense. */
  async tryOut(move: string): Promise<Exclude<Tried, { problem: string }> | null> {
    const { id, present: seat } = this;
    if (seat === null) return null;
    const tried = await this.#guarded(() => ask("try", { id, seat, move }));
    return !tried || "problem" in tried ? null : tried;
  }

  /** What is best in this turn; null if the game went on meanwhile. */
  async advise(): Promise<readonly Advice[] | null> {
    const generation = this.#generation;
    let advice: readonly Advice[] | null = null;
    await this.#guarded(async () => {
      const hinted = await ask("hint", { id: this.id, mark: this.#look?.mark ?? "" });
      if (generation !== this.#generation) return;
      if ("advice" in hinted) advice = hinted.advice;
      else {
        this.say(words.table.stale);
        await this.#lookAgain();
      }
    });
    return advice;
  }

  say(text: string, bad = false): void {
    this.notice = text ? { text, bad } : null;
    if (text) this.announced = text;
  }
  refuse(refusal: Refusal): void {
    if (this.shown) this.say(refusalText(this.shown.game, refusal), true);
  }

  /** What the work gives; nothing if it failed. */
  async #guarded<T>(work: () => Promise<T>): Promise<T | undefined> {
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
    clearInterval(this.#ticking);
    this.#turn = "";
    this.#flight = null;
    this.busy = true;
    this.failure = failureText(error);
  }

  /** `request` is given what a computer made of the session just now; it may find that nothing is to be asked. */
  async #change(request: (change: Change, shown: Shown) => Promise<Done> | null): Promise<boolean> {
    if (!this.#look || this.busy || this.left) return false;
    let look: Look | null = null;
    const generation = ++this.#generation;
    this.busy = true;
    this.notice = null;
    const before = this.#look;
    await this.#guarded(async () => {
      const since = (await this.#flight) ?? before;
      const done = await request(this.#changeOf(since), since.shown);
      if (generation !== this.#generation) return;
      if (done && "refusal" in done) this.refuse(done.refusal);
      if (done && "stale" in done) this.say(words.table.stale);
      look = done && "step" in done ? lookAfter(since, done.step) : null;
      await (look ? this.#goOn(look) : this.#lookAgain());
    });
    return look !== null;
  }

  #changeOf({ mark }: Look): Change {
    return { id: this.id, mark, seat: this.present };
  }

  /** As whoever is in front of the screen may see it now. */
  async #lookAgain(): Promise<void> {
    const generation = ++this.#generation;
    const look = await ask("show", { id: this.id, seat: this.present });
    if (generation === this.#generation) await this.#goOn(look);
  }

  /** Lets the computers move until a person is asked or the round is over. */
  async #goOn(look: Look): Promise<void> {
    const generation = ++this.#generation;
    for (;;) {
      const { shown } = look;
      const person = shown.seats[shown.to_move]?.player === "person";
      if (shown.end || person) {
        // What another person is to see behind the curtain shows no rack: the engine has seen to it.
        const isCovered = !shown.end && this.present !== shown.to_move;
        if (isCovered) this.present = null;
        return this.#see(look, isCovered);
      }
      this.#see(look, false);
      await pause(paceMilliseconds[preferences.pace]);
      if (generation !== this.#generation) return;
      this.#flight = this.#moveOfComputer(look);
      const moved = await this.#flight;
      this.#flight = null;
      if (generation !== this.#generation) return;
      if (!moved) return this.#lookAgain();
      look = moved;
    }
  }

  /** What is seen after it; nothing if the game went on elsewhere. */
  async #moveOfComputer(before: Look): Promise<Look | null> {
    const done = await ask("bot", this.#changeOf(before));
    return "step" in done ? lookAfter(before, done.step) : null;
  }

  #see(look: Look, curtain: boolean): void {
    const { shown, order, lasts } = look;
    this.#look = look;
    this.shown = shown;
    this.lasts = lasts;
    // Later looks may be older than what was laid out meanwhile.
    if (this.#orderOf !== this.present) this.order = order;
    this.#orderOf = this.present;
    this.curtain = curtain;
    this.busy = false;
    const news = shown.log.slice(this.#heard < 0 ? shown.log.length : this.#heard).map((entry) => spoken(shown, entry));
    this.#heard = shown.log.length;
    if (shown.moves) news.push(words.table.yourTurn);
    // Behind the curtain nothing stays of what a seat was told.
    if (news.length > 0 || curtain) this.announced = news.join(". ");
    this.#setClock();
  }

  /** The clock runs while a person looks at the own turn, if the rules know one for it. */
  #setClock(): void {
    const { clock, moves } = this.shown!;
    if (!clock || !moves || this.curtain) {
      clearInterval(this.#ticking);
      this.#turn = "";
      this.secondsLeft = null;
      return;
    }
    if (clock.turn === this.#turn) return;
    this.#turn = clock.turn;
    this.#clock.begin(clock.turn, clock.seconds);
    const tick = () => {
      this.secondsLeft = this.#clock.tick(!document.hidden);
      if (this.secondsLeft === 0 && !this.busy) void this.#timeUp();
    };
    clearInterval(this.#ticking);
    this.#ticking = setInterval(tick, 250);
    tick();
  }

  /** One action after the other, until the turn is over. */
  async #timeUp(): Promise<void> {
    clearInterval(this.#ticking);
    const turn = this.#turn;
    const up = words.table.clock.up(this.shown?.seats[this.shown.to_move]?.name ?? "");
    const before = this.shown?.log.length ?? 0;
    const seat = this.shown?.to_move;
    this.say(up, true);
    while (this.#turn === turn && this.shown?.moves && !this.left) {
      if (!(await this.#change((change) => ask("timeout", change)))) return;
    }
    this.#clock.forget(turn);
    const played = this.shown?.log.slice(before).filter((entry) => entry.seat === seat) ?? [];
    this.say([up, ...played.map((entry) => `${spoken(this.shown!, entry)}.`)].join(" "), true);
  }
}
