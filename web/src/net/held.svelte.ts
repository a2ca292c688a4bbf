/** The secrets of seats and of matches that somebody on this device has, kept by the browser. */

import type { Holding } from "./rest";

const KEY = "everest.held";

/** What is held of one match. */
export interface Held {
  match: string;
  /** The secret of whoever has made it. */
  host: string | null;
  /** The secrets of seats. */
  seats: { seat: number; token: string }[];
  /** Whether those who play take turns at this device. */
  passed: boolean;
}

function read(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Held[]) : [];
  } catch {
    return [];
  }
}

class AllHeld {
  #all = $state.raw(read());

  /** Newest first. */
  get all(): readonly Held[] {
    return this.#all;
  }

  of(match: string): Held | null {
    return this.#all.find((held) => held.match === match) ?? null;
  }

  /** One secret for each match, as the server is asked about them. */
  holdings(): Holding[] {
    return this.#all.flatMap(({ match, host, seats }) => {
      const token = seats[0]?.token ?? host;
      return token === null || token === undefined ? [] : [{ match, token }];
    });
  }

  keep(held: Held): void {
    this.#write([held, ...this.#all.filter((other) => other.match !== held.match)]);
  }

  forget(match: string): void {
    this.#write(this.#all.filter((other) => other.match !== match));
  }

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#all = read(); // another tab has sat down or stood up
    });
  }

  #write(all: Held[]): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // private windows keep nothing; it holds until the page is closed
    }
  }
}

export const held = new AllHeld();
