// What the engine advises in this turn, and which of it is looked at.

import type { Advice, Shown } from "../engine/messages";
import type { Match } from "./match.svelte";

export class Adviser {
  readonly #match: Match;
  thinking = $state(false);
  #given = $state.raw<{ advice: readonly Advice[]; chosen: number; about: Shown } | null>(null);
  /** It is about one position, and gone with it. */
  readonly #open = $derived.by(() => (this.#given?.about === this.#match.shown ? this.#given : null));
  /** Best first; null while nothing is advised. */
  readonly advice: readonly Advice[] | null = $derived(this.#open?.advice ?? null);
  readonly chosen: Advice | null = $derived(this.#open?.advice[this.#open.chosen] ?? null);

  constructor(match: Match) {
    this.#match = match;
  }

  /** Thinks; then the best move is chosen. False if there is none, or the turn is over. */
  async ask(): Promise<boolean> {
    const { shown, myTurn } = this.#match;
    if (!shown || !myTurn || this.thinking) return false;
    this.thinking = true;
    const advice = await this.#match.advise();
    this.thinking = false;
    if (!advice?.length || shown !== this.#match.shown) return false;
    this.#given = { advice, chosen: 0, about: shown };
    return true;
  }

  choose(chosen: number): void {
    if (this.#open) this.#given = { ...this.#open, chosen };
  }

  close(): void {
    this.#given = null;
  }
}
