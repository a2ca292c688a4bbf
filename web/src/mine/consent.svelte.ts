/** Nothing that kills somebody, or that cannot be undone, is done without having asked. */

import type { Piece } from "../game/views";
import type { Choice } from "../protocol/messages";
import type { Table } from "../table/table.svelte";

/** What waits for a yes. */
interface Pending {
  choices: Choice[];
  done: () => Promise<unknown>;
}

class Consent {
  pending = $state.raw<Pending | null>(null);

  /** Do it; where somebody dies of it at once, ask first. */
  async act(table: Table, choice: Choice): Promise<void> {
    await this.#ask([choice], () => table.act(choice.action));
  }

  /** Go there step by step; where a card that is used for it kills somebody, ask first. */
  async go(table: Table, piece: Piece, space: string): Promise<void> {
    const actions = table.way(piece, space)?.actions ?? [];
    const choices = table.choices.filter(({ action }) => actions.includes(action));
    await this.#ask(choices, () => table.go(piece, space));
  }

  /** Ask about it in any case. */
  ask(table: Table, choice: Choice): void {
    this.pending = { choices: [choice], done: () => table.act(choice.action) };
  }

  async yes(): Promise<void> {
    const asked = this.pending;
    this.pending = null;
    await asked?.done();
  }

  no(): void {
    this.pending = null;
  }

  async #ask(choices: Choice[], done: () => Promise<unknown>): Promise<void> {
    const deadly = choices.filter(({ deaths }) => deaths.length > 0);
    if (deadly.length > 0) this.pending = { choices: deadly, done };
    else await done();
  }
}

export const consent = new Consent();
