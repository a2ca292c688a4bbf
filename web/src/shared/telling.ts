/** The lines of the log: day by day, each with the position that it leads to. */

import type { TableEvent } from "../protocol/messages";
import type { Position } from "../table/positions";
import type { Told } from "../text/events";

export type Tell = (events: readonly TableEvent[]) => Told[];

/** A line, and the number of the position that it has led to. */
export interface LogLine extends Told {
  at: number;
}

export interface LogDay {
  /** 0 for what was before the first day. */
  day: number;
  lines: LogLine[];
}

/** Kinds whose events are told together, also over several positions. */
const JOINED = new Set([
  "given",
  "abandoned",
  "drawn",
  "oxygen-drawn",
  "card-chosen",
  "token-opened",
  "weather-opened",
]);

/** Positions whose events are told at once: one, or a row of them with one kind of event. */
interface Run {
  kind: string | null;
  at: number;
  positions: Position[];
}

function onlyKind(events: readonly TableEvent[]): string | null {
  const kind = events[0]?.kind;
  if (kind === undefined || !JOINED.has(kind)) return null;
  return events.every((event) => event.kind === kind) ? kind : null;
}

function runs(positions: readonly Position[]): Run[] {
  const found: Run[] = [];
  for (const [at, position] of positions.entries()) {
    if (position.events.length === 0) continue;
    const kind = onlyKind(position.events);
    const last = found.at(-1);
    if (last !== undefined && kind !== null && last.kind === kind) {
      last.positions.push(position);
      last.at = at;
    } else found.push({ kind, at, positions: [position] });
  }
  return found;
}

/** Tells positions, and remembers what was told of those that stay. */
export class Teller {
  readonly #tell: Tell;
  readonly #told = new WeakMap<Position, { positions: number; lines: Told[] }>();

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  #lines(run: Run): Told[] {
    const last = run.positions.at(-1)!;
    const known = this.#told.get(last);
    if (known?.positions === run.positions.length) return known.lines;
    const lines = this.#tell(run.positions.flatMap(({ events }) => events));
    this.#told.set(last, { positions: run.positions.length, lines });
    return lines;
  }

  /** All days of the positions, the first one first. */
  days(positions: readonly Position[]): LogDay[] {
    const days: LogDay[] = [{ day: 0, lines: [] }];
    for (const run of runs(positions)) {
      for (const told of this.#lines(run)) {
        // the night before and the new morning come with one position
        if (told.kind === "day-began") days.push({ day: positions[run.at]!.view.round, lines: [] });
        days.at(-1)!.lines.push({ ...told, at: run.at });
      }
    }
    return days.filter(({ lines }) => lines.length > 0);
  }
}

/** What somebody has done: whoever did it knows. */
const DEEDS = new Set([
  "cards-shown",
  "token-taken",
  "moved",
  "swapped",
  "went-back",
  "pitched",
  "summited",
  "came-home",
  "rescued",
]);
/** What befalls people, and is said to all. */
const EVENTS = new Set([
  "day-began",
  "weather-opened",
  "risk-tied",
  "tile-turned",
  "clients-died",
  "dying",
  "climber-died",
  "game-over",
]);
const MOST_SPOKEN = 6;

/** What is read aloud of new events: short, and not what the listener has done. */
export function spoken(told: readonly Told[], viewer: number | null): string {
  const lines = told.filter(({ kind, seats }) => {
    if (DEEDS.has(kind)) return viewer === null || !seats.includes(viewer);
    return EVENTS.has(kind);
  });
  return lines
    .slice(-MOST_SPOKEN)
    .map(({ text }) => text)
    .join(" ");
}
