/** The nights ahead as the server tells them. */

import type { Advice, Night } from "../protocol/messages";

/** The nights ahead of one client, of a climber with index 0; none if nothing is known. */
export function nightsOf(
  advice: Advice | null,
  seat: number,
  holder: string,
  index = 0,
): readonly Night[] {
  const found = advice?.prospects.find(
    (one) => one.seat === seat && one.holder === holder && one.index === index,
  );
  return found?.nights ?? [];
}

/** A level, the last day of those on which it stays the same, and how many these are. */
export interface Step {
  level: number;
  day: number;
  nights: number;
  dies: boolean;
}

/** The levels ahead, equal ones together. */
export function steps(nights: readonly Night[]): Step[] {
  const found: Step[] = [];
  for (const { day, level, dies } of nights) {
    const last = found.at(-1);
    if (last !== undefined && last.level === level && !dies) {
      last.day = day;
      last.nights += 1;
    } else found.push({ level, day, nights: 1, dies });
  }
  return found;
}
