/** Lets what others do be seen one thing after another, where a bot does a whole turn in no time. */

import type { Position } from "./positions";

/** Events that are seen on the table, and want a moment each. */
const SEEN = new Set([
  "moved",
  "swapped",
  "pitched",
  "tile-turned",
  "went-back",
  "summited",
  "came-home",
  "clients-died",
  "climber-died",
  "rescued",
  "cards-shown",
  "card-used",
  "token-taken",
  "checked",
  "day-began",
]);
const MOMENT = 420;
const GLANCE = 60;
/** However much has happened, one waits no longer than about this: milliseconds. */
const MOST = 6000;

/** How long a position is shown when so many are still to come: milliseconds. */
export function pause(position: Position, left: number): number {
  const wanted = position.events.some(({ kind }) => SEEN.has(kind)) ? MOMENT : GLANCE;
  return Math.min(wanted, MOST / Math.max(left, 1));
}

export class Pace {
  /** The number of the position that is shown, null for the newest. */
  shown = $state<number | null>(null);
  readonly #positions: () => readonly Position[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(positions: () => readonly Position[]) {
    this.#positions = positions;
  }

  /** There are new positions, from a number on; they are shown in turn. */
  follow(first: number): void {
    if (this.shown !== null && this.shown < first) return; // they wait behind others
    this.shown = first;
    this.#next();
  }

  /** What is shown has another number now; null: it is not there any more, or the newest. */
  shift(number: number | null): void {
    if (number === null) this.skip();
    else this.shown = number;
  }

  /** Show the newest at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** Show what is shown for its time, then the one after it. */
  #next(): void {
    clearTimeout(this.#timer);
    const number = this.shown ?? 0;
    const positions = this.#positions();
    const position = positions[number];
    if (position === undefined) {
      this.shown = null; // it was taken back
      return;
    }
    this.#timer = setTimeout(
      () => {
        const next = (this.shown ?? 0) + 1;
        const isLast = next >= this.#positions().length;
        this.shown = isLast ? null : next;
        if (!isLast) this.#next();
      },
      pause(position, positions.length - number),
    );
  }
}
