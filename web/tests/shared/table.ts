/** Small positions and rules for tests of what all share. */

import type { View } from "$src/game/views";
import type { RulesetInfo } from "$src/net/rest";
import type { TableEvent } from "$src/protocol/messages";
import type { Position } from "$src/table/positions";

/** A view of Mount Everest with what a test needs. */
export function everestView(given: object): View {
  return { game: "mount-everest", round: 1, phase: "actions", players: [], ...given } as never;
}

export function k2View(given: object): View {
  return { game: "k2", round: 1, phase: "actions", players: [], ...given } as never;
}

export function position(view: View, events: TableEvent[] = [], ply = 0): Position {
  return { ply, view, events };
}

export function event(kind: string, data: object = {}): TableEvent {
  return { kind, data: { ...data } };
}

export function ruleset(given: object): RulesetInfo {
  return { game: "mount-everest", ...given } as never;
}
