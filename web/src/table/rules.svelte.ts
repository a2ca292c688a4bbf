/** Reads the rules that a match is played by, and does not give up. */

import { type MatchInfo, type ProblemBody, Refusal, server } from "../net/rest";
import type { MatchTable } from "./table.svelte";

/** Seconds to wait before each next try; the last one goes on. */
const WAITS = [2, 4, 8, 15];

export class RulesReader {
  /** Why they have not come; it is tried again. */
  problem = $state.raw<ProblemBody | null>(null);
  readonly #table: Pick<MatchTable, "ruleset">;
  #info: MatchInfo | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;

  constructor(table: Pick<MatchTable, "ruleset">) {
    this.#table = table;
  }

  /** Read the rules of a match, once; returns what stops it. */
  read(info: MatchInfo): () => void {
    this.#info = info;
    if (this.#timer === undefined) this.retry();
    return () => {
      this.#info = null;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Try it now. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#try();
  }

  async #try(): Promise<void> {
    const info = this.#info;
    if (info === null || this.#isReading || this.#table.ruleset !== null) return;
    this.#isReading = true;
    try {
      this.#table.ruleset = await server.ruleset({ ...info, seats: info.seats.length });
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
      const seconds = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
      this.#tries += 1;
      if (this.#info !== null) this.#timer = setTimeout(() => this.retry(), seconds * 1000);
    } finally {
      this.#isReading = false;
    }
  }
}
