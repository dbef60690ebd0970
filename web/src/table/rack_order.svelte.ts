// The order of the rack in front of the player. It is kept with the game: nobody else's is known here.

import { ask } from "../engine/client";
import { arranged, moved, shuffled, slotsOf, sorted, type Slot } from "../rack/order";
import { failureText, words } from "../words";
import type { TableSession } from "./table_session.svelte";

export class RackOrder {
  readonly #session: TableSession;
  readonly tiles: readonly string[] = $derived.by(() => {
    const rack = this.#session.shown?.rack;
    return rack ? arranged(rack, this.#session.order) : [];
  });
  readonly slots: readonly Slot[] = $derived(slotsOf(this.tiles));

  constructor(session: TableSession) {
    this.#session = session;
  }

  #want(order: string[]): void {
    const { id, present } = this.#session;
    if (present === null) return;
    this.#session.order = order;
    ask("arrange", { id, seat: present, order }).catch((error: unknown) => {
      this.#session.say(`${words.table.rack.notKept} ${failureText(error)}`, true);
    });
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
