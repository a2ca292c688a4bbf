/** Ways along the ropes: of pieces that walk, and of those that could. */

import { PIECES, type Piece } from "../game/views";
import type { Advice, Destination } from "../protocol/messages";
import type { Board, Spot } from "./board";

/** The spaces of a shortest way, both ends included; empty if there is none. */
export function shortestWay(board: Board, from: string, to: string): string[] {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  const waiting = [from];
  for (let space = waiting.shift(); space !== undefined; space = waiting.shift()) {
    if (space === to) break;
    for (const { lower, upper } of board.ropes) {
      const next = lower.id === space ? upper.id : upper.id === space ? lower.id : null;
      if (next === null || cameFrom.has(next)) continue;
      cameFrom.set(next, space);
      waiting.push(next);
    }
  }
  if (!cameFrom.has(to)) return [];
  const way = [];
  for (let space: string | null = to; space !== null; space = cameFrom.get(space) ?? null)
    way.unshift(space);
  return way;
}

/** The spaces that a rope leads to from some spaces, on or up. */
export function onward(board: Board, from: readonly string[]): Spot[] {
  const next = board.ropes.flatMap(({ lower, upper, level }) => [
    ...(from.includes(lower.id) ? [upper] : []),
    ...(level && from.includes(upper.id) ? [lower] : []),
  ]);
  return [...new Set(next)];
}

/** Where a piece can get to, by space. */
export function destinationsOf(
  advice: Advice | null,
  piece: Piece | null,
): ReadonlyMap<string, Destination> {
  const reach = advice?.reach.find((one) => one.piece === piece);
  return new Map(reach?.destinations.map((one) => [one.space, one]) ?? []);
}

/** The spaces that a piece walks through on its way to a destination, its own one first. */
export function wayTo(from: string, { actions }: Destination): string[] {
  const steps = actions.flatMap((action) => /^move \S+ to (\S+)$/.exec(action)?.[1] ?? []);
  return [from, ...steps];
}

/** The own pieces that can do something now. */
export function activePieces(advice: Advice | null): ReadonlySet<string> {
  return new Set(
    PIECES.filter(
      (piece) =>
        advice?.reach.some((one) => one.piece === piece && one.destinations.length > 0) ||
        advice?.choices.some((choice) => choice.piece === piece),
    ),
  );
}
