/** Where the points of each player came from. */

import { isK2 } from "../game/views";
import type { RulesetInfo } from "../net/rest";
import type { TableEvent } from "../protocol/messages";
import type { Position } from "../table/positions";

export type Source = "start" | "summit" | "home" | "deaths" | "least" | "A" | "B";

/** A part of a score. */
export interface Part {
  source: Source;
  points: number;
  /** How many clients it is for; null where it is for none. */
  mountaineers: number | null;
  tourists: number | null;
  /** Of a climber: whether it lived. */
  isAlive: boolean;
}

const OF_EVENTS: Readonly<Record<string, "summit" | "home" | "deaths">> = {
  summited: "summit",
  "came-home": "home",
  "clients-died": "deaths",
};

function part(source: Source, points: number): Part {
  return { source, points, mountaineers: null, tourists: null, isAlive: true };
}

function count(event: TableEvent, name: string): number {
  const value = event.data[name];
  return typeof value === "number" ? value : 0;
}

/** Guides: clients on the summit, home and dead, by what has happened. */
function ofGuides(seat: number, score: number, events: TableEvent[], ruleset: RulesetInfo): Part[] {
  const parts: Part[] = [part("start", ruleset.start_score)];
  const worth = (kind: string, source: "summit" | "home" | "deaths"): number => {
    const client = ruleset.clients.find((one) => one.kind === kind);
    if (client === undefined) return 0;
    return source === "deaths" ? client.death : client[source];
  };
  for (const source of ["summit", "home", "deaths"] as const) {
    const mine = events.filter(({ kind, data }) => OF_EVENTS[kind] === source && data.seat === seat);
    const mountaineers = mine.reduce((sum, event) => sum + count(event, "mountaineers"), 0);
    const tourists = mine.reduce((sum, event) => sum + count(event, "tourists"), 0);
    const points =
      mountaineers * worth("mountaineer", source) + tourists * worth("tourist", source);
    parts.push({ source, points, mountaineers, tourists, isAlive: true });
  }
  // what deaths could not take, since a score has a least value
  const rest = score - parts.reduce((sum, { points }) => sum + points, 0);
  if (rest !== 0) parts.push(part("least", rest));
  return parts;
}

/** The parts of the score of each seat at the last of the positions. */
export function sources(positions: readonly Position[], ruleset: RulesetInfo): Part[][] {
  const view = positions.at(-1)?.view;
  if (view === undefined) return [];
  if (isK2(view))
    return view.players.map(({ pieces }) =>
      pieces.map(({ name, score, space }) => ({
        ...part(name === "B" ? "B" : "A", score),
        isAlive: space !== null,
      })),
    );
  const events = positions.flatMap((position) => position.events);
  return view.players.map(({ seat, score }) => ofGuides(seat, score, events, ruleset));
}
