// The order of the rack in front of the player, remembered for each game and seat.

import { arranged, moved, shuffled, slotsOf, sorted, type Slot } from "../rack/order";
import { recall, remember } from "../store/preferences.svelte";
import type { Match } from "./match.svelte";

export class RackOrder {
  readonly #match: Match;
  #wanted = $state.raw<Record<string, string[]>>({});

  readonly tiles: readonly string[] = $derived.by(() => {
    const rack = this.#match.shown?.rack;
    return rack ? arranged(rack, this.#wanted[this.#key] ?? []) : [];
  });
  readonly slots: readonly Slot[] = $derived(slotsOf(this.tiles));

  constructor(match: Match) {
    this.#match = match;
    this.#wanted = recall(`rack.${match.id}`, {});
  }

  get #key(): string {
    return String(this.#match.present ?? "");
  }
  #want(tiles: string[]): void {
    this.#wanted = { ...this.#wanted, [this.#key]: tiles };
    remember(`rack.${this.#match.id}`, this.#wanted);
  }

  move(from: number, to: number): void {
    this.#want(moved(this.tiles, from, to));
  }
  sort(): void {
    this.#want(sorted(this.tiles));
  }
  shuffle(): void {
    this.#want(shuffled(this.tiles));
  }
}
