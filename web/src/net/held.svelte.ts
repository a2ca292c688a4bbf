/** The secrets of seats and of matches that somebody on this device has, kept by the browser. */

import { heldOf } from "./reading";
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
    return heldOf(localStorage.getItem(KEY));
  } catch {
    return []; // no storage at all
  }
}

class AllHeld {
  #all = $state.raw(read());
  #isKept = $state(true);

  /** Newest first. */
  get all(): readonly Held[] {
    return this.#all;
  }

  /** Whether the browser has kept what was held last; if not, it is gone with the page. */
  get isKept(): boolean {
    return this.#isKept;
  }

  of(match: string): Held | null {
    return this.#all.find((held) => held.match === match) ?? null;
  }

  /** One secret for each match, as the server is asked about them. */
  holdings(): Holding[] {
    return this.#all.flatMap(({ match, host, seats }) => {
      const token = seats[0]?.token ?? host;
      return token === null ? [] : [{ match, token }];
    });
  }

  keep(held: Held): void {
    this.#write([held, ...this.#latest().filter((other) => other.match !== held.match)]);
  }

  /** Somebody on this device has sat down, beside whoever else on it has a part in the match. */
  sit(match: string, seat: Held["seats"][number]): void {
    const here = this.#latest().find((held) => held.match === match);
    const others = here?.seats.filter((other) => other.seat !== seat.seat) ?? [];
    const seats = [...others, seat];
    this.keep({ match, host: here?.host ?? null, seats, passed: seats.length > 1 });
  }

  /** A secret opens nothing any more. */
  drop(match: string, token: string): void {
    const left = this.#latest().flatMap((held) => {
      if (held.match !== match) return [held];
      const seats = held.seats.filter((seat) => seat.token !== token);
      const host = held.host === token ? null : held.host;
      return host === null && seats.length === 0 ? [] : [{ ...held, host, seats }];
    });
    this.#write(left);
  }

  forget(match: string): void {
    this.#write(this.#latest().filter((other) => other.match !== match));
  }

  constructor() {
    addEventListener("storage", (event) => {
      // another tab has sat down or stood up; null: all was cleared
      if (event.key === KEY || event.key === null) this.#all = read();
    });
  }

  /** What is held now; another tab may have changed it without this one having heard of it. */
  #latest(): readonly Held[] {
    return this.#isKept ? read() : this.#all;
  }

  #write(all: Held[]): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
      this.#isKept = true;
    } catch {
      this.#isKept = false; // it is full, or there is none; what is held holds until the page is closed
    }
  }
}

export const held = new AllHeld();
