// A match at the table: who looks, what is seen, and what can be done.

import { ask } from "../engine/client";
import type { Advice, Placement, Refusal, Shown, Tried } from "../engine/messages";
import type { Done, Look, NewGame } from "../engine/protocol";
import { personsOf } from "../engine/saved";
import { refusalText, words } from "../words";
import { Announcements, type Notice } from "./announcements.svelte";
import { Course, type Onlookers } from "./course.svelte";
import { SessionClock, type Run } from "./session_clock.svelte";
import { spoken } from "./story";

export class TableSession implements Onlookers {
  readonly id: string;
  shown = $state.raw<Shown | null>(null);
  setup = $state.raw<NewGame | null>(null);
  /** The person in front of the screen; null while nobody may see a rack. */
  present = $state<number | null>(null);
  curtain = $state(false);
  /** How the rack in front of the screen is laid out. */
  order = $state.raw<string[]>([]);
  /** False where the browser gives no room: then a reload ends the game. */
  lasts = $state(true);
  readonly #told = new Announcements();
  readonly #course = new Course(this);
  readonly #clock: SessionClock;
  /** Lines of the story that were told. */
  #heard = 0;
  /** Rises with every change that somebody at this table makes. */
  #changes = 0;
  #orderOf: number | null = null;

  readonly persons = $derived(personsOf(this.setup?.players ?? []));
  readonly busy = $derived(this.#course.busy);
  readonly failure = $derived(this.#course.failure);
  readonly myTurn = $derived(this.shown?.moves != null && !this.curtain && !this.busy);
  /** Tiles can be tried at any time; only placing them waits for one's own turn. */
  readonly canTry = $derived(this.shown?.rack != null && this.shown.end === null && !this.curtain && !this.busy);
  readonly placements: readonly Placement[] = $derived(this.canTry ? (this.shown!.moves?.place ?? this.shown!.ahead) : []);
  /** Whose latest action can be taken back; null if none can. */
  readonly takesBack: number | null = $derived(this.shown?.takes_back ?? null);

  constructor(id: string) {
    this.id = id;
    this.#clock = new SessionClock(id, (run) => void (this.busy || this.#timeUp(run)));
  }

  get notice(): Notice | null {
    return this.#told.notice;
  }
  /** What a screen reader says. */
  get announced(): string {
    return this.#told.announced;
  }
  set announced(text: string) {
    this.#told.announced = text;
  }
  /** Shown and announced; nothing takes away what was shown. */
  say(text: string, bad = false): void {
    this.#told.say(text, bad);
  }
  get secondsLeft(): number | null {
    return this.#clock.secondsLeft;
  }
  /** Nobody sits there any more. */
  get left(): boolean {
    return this.#course.left;
  }

  /** Begins, or goes on after a failure. */
  async open(): Promise<void> {
    // Whoever tries again need not be the one whose rack was seen.
    this.shown = null;
    this.present = null;
    this.announced = "";
    await this.#course.open(({ setup, shown }) => {
      this.setup = setup;
      this.#heard = shown.log.length;
      this.present = this.persons.length === 1 ? this.persons[0]! : null;
    });
  }
  leave(): void {
    this.#course.leave();
    this.stopped();
  }
  /** Whoever is next has sat down. */
  async lift(): Promise<void> {
    if (this.shown) await this.#course.seat(this.shown.to_move);
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

  #change(asking: Parameters<Course["change"]>[0]): Promise<boolean> {
    if (!this.busy) {
      ++this.#changes;
      this.say("");
    }
    return this.#course.change(asking);
  }

  /** What a move would be; null if it makes no sense. */
  async tryOut(move: string): Promise<Exclude<Tried, { problem: string }> | null> {
    const { id, present: seat } = this;
    if (seat === null) return null;
    const tried = await this.#course.guarded(() => ask("try", { id, seat, move }));
    return !tried || "problem" in tried ? null : tried;
  }
  /** What is best in this turn; null if the game went on meanwhile. */
  advise(): Promise<readonly Advice[] | null> {
    return this.#course.advice();
  }

  refuse(refusal: Refusal): void {
    if (this.shown) this.say(refusalText(this.shown.game, refusal), true);
  }
  turnedDown(why: Exclude<Done, { step: unknown }>): void {
    if ("refusal" in why) return this.refuse(why.refusal);
    this.say(words.table.stale);
    // Where the time is up and the turn still goes on, the next look begins it again.
    this.#clock.stop();
  }
  stopped(): void {
    this.#clock.stop();
  }

  see({ shown, order, lasts }: Look, curtain: boolean): void {
    this.shown = shown;
    this.lasts = lasts;
    // Later looks may be older than what was laid out meanwhile.
    if (this.#orderOf !== this.present) this.order = order;
    this.#orderOf = this.present;
    this.curtain = curtain;
    const news = shown.log.slice(this.#heard).map((entry) => spoken(shown, entry));
    this.#heard = shown.log.length;
    if (shown.moves) news.push(words.table.yourTurn);
    // Behind the curtain nothing stays of what a seat was told.
    if (news.length > 0 || curtain) this.announced = news.join(". ");
    this.#clock.follow(shown, curtain);
  }

  /** One action after the other, until the turn is over. If it comes back then, it is another run of the clock. */
  async #timeUp(run: Run): Promise<void> {
    this.#clock.pause();
    const { seats, to_move: seat, log } = this.shown!;
    const up = words.table.clock.up(seats[seat]?.name ?? "");
    this.say(up, true);
    while (this.#clock.run === run) {
      const changed = this.#change((change) => ask("timeout", change));
      const mine = this.#changes;
      // Whoever took it back while computers moved need not be told any more.
      if (!(await changed) || mine !== this.#changes) return;
    }
    const played = this.shown?.log.slice(log.length).filter((entry) => entry.seat === seat) ?? [];
    if (played.length > 0) this.say([up, ...played.map((entry) => `${spoken(this.shown!, entry)}.`)].join(" "), true);
  }
}
