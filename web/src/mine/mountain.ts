/** The rows of the mountain as a table, from the summit down. */

import { isEverest, type View } from "../game/views";
import { dayAhead } from "../map/forecast";
import type { RulesetInfo } from "../net/rest";

type SpaceInfo = RulesetInfo["spaces"][number];

interface Somebody {
  seat: number;
  name: string;
  clients: number;
}

export interface MountainRow {
  space: SpaceInfo;
  /** What entering costs today; null where nobody can enter. */
  cost: number | null;
  /** What its icefall tile shows, null if it lies face down; undefined if there is none. */
  tile: string | null | undefined;
  pieces: Somebody[];
  camps: Somebody[];
  up: string[];
  down: string[];
  level: string[];
}

export interface Zone {
  zone: number;
  limit: number | null;
  bottles: number | null;
  loss: number;
  extraCost: number;
  isClosed: boolean;
}

/** The zones from the highest down, with the weather of a day. */
export function zonesDown(ruleset: RulesetInfo, view: View, ahead: number): Zone[] {
  const day = dayAhead(ruleset, view, ahead);
  return ruleset.zones
    .map(({ limit, bottles }, zone) => ({
      zone,
      limit,
      bottles,
      loss: day?.loss[zone] ?? 0,
      extraCost: day?.extra_cost[zone] ?? 0,
      isClosed: day?.closed[zone] ?? false,
    }))
    .reverse();
}

export function mountainRows(ruleset: RulesetInfo, view: View): MountainRow[] {
  const today = dayAhead(ruleset, view, 0);
  const tiles = new Map(
    isEverest(view) ? view.icefall.map(({ space, face }) => [space, face] as const) : [],
  );
  const everybody = view.players.flatMap(({ seat, pieces, camps }) => ({
    pieces: pieces.map((piece) => ({ seat, ...piece })),
    camps: camps.map((camp) => ({ seat, ...camp })),
  }));
  const somebody = (one: { seat: number; name: string; clients?: unknown[] }): Somebody => ({
    seat: one.seat,
    name: one.name,
    clients: one.clients?.length ?? 0,
  });
  const joined = (id: string, way: "up" | "down" | "level") =>
    ruleset.edges.flatMap(({ lower, upper, level }) => {
      if (level !== (way === "level")) return [];
      if (lower === id && way !== "down") return [upper];
      return upper === id && way !== "up" ? [lower] : [];
    });
  return ruleset.spaces
    .map((space) => {
      const tile = tiles.get(space.id);
      const shown = tile === undefined || tile === null ? space.cost : faceCost(ruleset, tile);
      return {
        space,
        tile,
        cost: shown === null ? null : shown + (today?.extra_cost[space.zone] ?? 0),
        pieces: everybody
          .flatMap(({ pieces }) => pieces)
          .filter((piece) => piece.space === space.id)
          .map(somebody),
        camps: everybody
          .flatMap(({ camps }) => camps)
          .filter((camp) => camp.space === space.id)
          .map(somebody),
        up: joined(space.id, "up"),
        down: joined(space.id, "down"),
        level: joined(space.id, "level"),
      };
    })
    .sort((one, other) => other.space.altitude - one.space.altitude);
}

function faceCost(ruleset: RulesetInfo, face: string): number | null {
  return ruleset.faces.find(({ name }) => name === face)?.cost ?? null;
}
