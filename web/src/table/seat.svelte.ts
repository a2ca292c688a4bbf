/** One seat of this device, or the spectator: its connection, and the match as it has seen it. */

import { Connection } from "../net/connection.svelte";
import { preferences } from "../preferences.svelte";
import type { Update } from "../protocol/messages";
import { Pace } from "./pace.svelte";
import { readPast } from "./past";
import { advanced, type Position, shifted } from "./positions";

export class Seat {
  readonly connection: Connection;
  #positions = $state.raw<Position[]>([]);
  readonly pace = new Pace(() => this.positions);
  /** The number of the position that is looked at, null for the present. */
  at = $state<number | null>(null);
  /** Whether the seat itself is doing something, which is shown at once. */
  isActing = false;
  #isReading = false;
  /** Whether something of what has happened is not among the positions. */
  #hasGap = false;

  constructor(match: string, token: string | null) {
    this.connection = new Connection(match, token, {
      known: () => this.positions.at(-1)?.ply ?? 0,
      update: (update, isFirst) => this.#take(update, isFirst),
    });
  }

  get positions(): readonly Position[] {
    return this.#positions;
  }

  /** Leave the match. */
  close(): void {
    this.pace.skip();
    this.connection.close();
  }

  /** There are other positions; whoever looks at one of them goes on looking at the same moment. */
  #put(positions: Position[]): void {
    const before = this.#positions;
    this.#positions = positions;
    this.at = shifted(this.at, before, positions);
    this.pace.shift(shifted(this.pace.shown, before, positions));
  }

  #take(update: Update, isFirst: boolean): void {
    const before = this.positions.at(-1);
    // what happened while nobody was connected, and after the end what was hidden from this seat
    const isBehind = isFirst && (before?.ply !== update.ply || update.start < update.ply);
    const hasEnded = update.over && before?.view.phase !== "over";
    if (!this.#isReading) {
      const { length } = this.positions;
      this.#put(advanced(this.positions, update));
      const isOthers = !isFirst && !this.isActing && this.positions.length > length;
      if (isOthers && preferences.motion) this.pace.follow(this.positions.length - 1);
      else if (!isOthers) this.pace.skip();
    }
    if (isBehind || hasEnded) this.#hasGap = true;
    if (this.#hasGap && (isFirst || hasEnded)) void this.#read();
  }

  /** Read the whole match, as far as this seat may know it. */
  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      const past = await readPast(this.connection);
      if (past !== null) {
        this.#hasGap = false;
        this.#put(past);
      }
    } finally {
      this.#isReading = false;
    }
    const { update } = this.connection;
    // without the past the match goes on from here
    if (update !== null && this.positions.at(-1)?.ply !== update.ply)
      this.#put(advanced(this.positions, update));
  }
}
