/** The rows of the mountain as a table, from the summit down. */

import { isEverest, type View } from "../game/views";
import { dayAhead, zonesOf, type ZoneWeather } from "../game/weather";
import type { RulesetInfo } from "../net/rest";
import type { Advice } from "../protocol/messages";

type SpaceInfo = RulesetInfo["spaces"][number];

interface Somebody {
  seat: number;
  name: string;
  clients: number;
}

export interface MountainRow {
  space: SpaceInfo;
  /**
   * What entering costs: today, null where nobody can enter; if that is not told, as of the past, what
   * is printed, undefined where a tile lies.
   */
  cost: number | null | undefined;
  /** What its icefall tile shows, null if it lies face down; undefined if there is none. */
  tile: string | null | undefined;
  pieces: Somebody[];
  camps: Somebody[];
  up: string[];
  down: string[];
  level: string[];
}

/** A zone, what it allows, and what the weather of a day does there. */
export interface Zone extends Partial<Omit<ZoneWeather, "zone">> {
  zone: number;
  limit: number | null;
  bottles: number | null;
}

/** The zones from the highest down, with the weather of a day. */
export function zonesDown(ruleset: RulesetInfo, view: View, ahead: number): Zone[] {
  const day = dayAhead(ruleset, view, ahead);
  const weather = day === null ? [] : zonesOf(day);
  return ruleset.zones
    .map(({ limit, bottles }, zone) => ({
      ...weather.find((one) => one.zone === zone),
      zone,
      limit,
      bottles,
    }))
    .reverse();
}

/** All spaces, the highest first; `costs` are what the server says that entering takes today. */
export function mountainRows(
  ruleset: RulesetInfo,
  view: View,
  costs: Advice["costs"] = {},
): MountainRow[] {
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
      const printed = tile === undefined ? space.cost : undefined;
      return {
        space,
        tile,
        cost: space.id in costs ? costs[space.id] : printed,
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
