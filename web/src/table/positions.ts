/** The match as one viewer has seen it, move by move: what the slider and the log show. */

import type { TableEvent, Update } from "../protocol/messages";
import type { History } from "../net/rest";
import type { View } from "../game/views";

/** A position, and what has led to it. */
export interface Position {
  ply: number;
  view: View;
  events: TableEvent[];
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** `value` put into `where` at a path; all that is not on the path is shared, not copied. */
export function changed(where: Json, path: readonly (string | number)[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(where)) {
    const copy = where.slice();
    copy[Number(key)] = changed(where[Number(key)] ?? null, rest, value);
    return copy;
  }
  const object = where as { [key: string]: Json };
  return { ...object, [key]: changed(object[key] ?? null, rest, value) };
}

/** All positions of a history. */
export function unfolded(history: History): Position[] {
  let view: Json = null;
  return history.steps.map(({ ply, events, changes }) => {
    for (const { path, value } of changes) view = changed(view, path, value as Json);
    return { ply, view: view as unknown as View, events: events as TableEvent[] };
  });
}

/**
 * The number that the position with a number has among others: the same moment, or the last one
 * before it that is left; null for the present, which is the last of them.
 */
export function shifted(
  at: number | null,
  before: readonly Position[],
  after: readonly Position[],
): number | null {
  const moment = at === null ? undefined : before[at];
  if (moment === undefined) return null;
  const found = Math.max(0, after.findLastIndex(({ ply }) => ply <= moment.ply));
  return found >= after.length - 1 ? null : found;
}

/** The positions after an update: what was taken back is gone, and what is new stands at the end. */
export function advanced(positions: readonly Position[], update: Update): Position[] {
  const kept = positions.filter(({ ply }) => ply <= update.start);
  const last = kept.at(-1);
  const now = { ply: update.ply, view: update.view as View, events: update.events };
  if (last?.ply !== update.ply) return [...kept, now];
  // nothing that stays has happened: this seat has chosen a card, or others have
  return [...kept.slice(0, -1), { ...now, events: [...last.events, ...update.events] }];
}
