/** Where the slider of the past can go. */

import type { Position } from "../table/positions";

/** The first position of each day. */
export interface DayMark {
  day: number;
  at: number;
}

export function dayMarks(positions: readonly Position[]): DayMark[] {
  const marks: DayMark[] = [];
  for (const [at, { view }] of positions.entries()) {
    if (view.round > (marks.at(-1)?.day ?? 0)) marks.push({ day: view.round, at });
  }
  return marks;
}

/** The start of the day before, or after, a position; the end of the row where there is none. */
export function otherDay(marks: readonly DayMark[], at: number, step: -1 | 1, last: number): number {
  if (step > 0) return marks.find((mark) => mark.at > at)?.at ?? last;
  return marks.findLast((mark) => mark.at < at)?.at ?? 0;
}

/** The next position at which something has happened that can be seen. */
export function nextScene(positions: readonly Position[], at: number): number {
  const next = positions.findIndex(({ events }, index) => index > at && events.length > 0);
  return next < 0 ? positions.length - 1 : next;
}
