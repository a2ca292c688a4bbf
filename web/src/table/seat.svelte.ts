/** One seat of this device, or the spectator: its connection, and the match as it has seen it. */

import { Connection } from "../net/connection.svelte";
import { Refusal, server } from "../net/rest";
import { preferences } from "../preferences.svelte";
import type { Update } from "../protocol/messages";
import { Pace } from "./pace.svelte";
import { advanced, type Position, unfolded } from "./positions";

export class Seat {
  readonly connection: Connection;
  positions = $state.raw<Position[]>([]);
  readonly pace = new Pace(() => this.positions);
  /** Whether the seat itself is doing something, which is shown at once. */
  isActing = false;
  #isReading = false;

  constructor(match: string, token: string | null) {
    this.connection = new Connection(match, token, {
      known: () => this.positions.at(-1)?.ply ?? 0,
      update: (update, isFirst) => this.#take(update, isFirst),
    });
  }

  /** Leave the match. */
  close(): void {
    this.pace.skip();
    this.connection.close();
  }

  #take(update: Update, isFirst: boolean): void {
    const before = this.positions.at(-1);
    // what happened while nobody was connected, and after the end what was hidden from this seat
    const isBehind = isFirst && (before?.ply !== update.ply || update.start < update.ply);
    const hasEnded = update.over && before?.view.phase !== "over";
    if (!this.#isReading) {
      const { length } = this.positions;
      this.positions = advanced(this.positions, update);
      const isOthers = !isFirst && !this.isActing && this.positions.length > length;
      if (isOthers && preferences.motion) this.pace.follow(this.positions.length - 1);
      else if (!isOthers) this.pace.skip();
    }
    if (isBehind || hasEnded) void this.#read();
  }

  /** Read the whole match, as far as this seat may know it. */
  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const token = this.connection.token ?? undefined;
    try {
      do {
        this.positions = unfolded(await server.history(this.connection.match, token));
      } while (this.positions.at(-1)?.ply !== this.connection.update?.ply);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // without it the match goes on from here
    } finally {
      this.#isReading = false;
    }
  }
}
