/** How a match went, day by day, as lines of a graph: plain readings of the views. */

import { isEverest, isK2, PIECES, type Piece, type View } from "../game/views";
import type { RulesetInfo } from "../net/rest";
import type { Position } from "../table/positions";

/** A view at the end of a day, its night included; day 0 is the start. */
export interface DayEnd {
  day: number;
  view: View;
}

/** A line of a graph: a value for each day, null where there is none. */
export interface Line {
  seat: number;
  piece: Piece | null;
  values: (number | null)[];
}

/** A graph, with the days that all its lines have. */
export interface Series {
  days: number[];
  lines: Line[];
}

/** The end of each day: the morning after, and of the last day the last position. */
export function dayEnds(positions: readonly Position[]): DayEnd[] {
  const ends: DayEnd[] = [];
  let round = 0;
  for (const { view } of positions) {
    if (view.round <= round) continue;
    round = view.round;
    ends.push({ day: round - 1, view });
  }
  const last = positions.at(-1);
  if (last !== undefined && round > 0) ends.push({ day: round, view: last.view });
  return ends;
}

function seatsOf(ends: readonly DayEnd[]): number[] {
  return ends[0]?.view.players.map(({ seat }) => seat) ?? [];
}

function series(ends: readonly DayEnd[], lines: Line[]): Series {
  return { days: ends.map(({ day }) => day), lines };
}

function bySeat(ends: readonly DayEnd[], read: (view: View, seat: number) => number | null): Series {
  const lines = seatsOf(ends).map((seat) => ({
    seat,
    piece: null,
    values: ends.map(({ view }) => read(view, seat)),
  }));
  return series(ends, lines);
}

/** The points of each player. */
export function scores(ends: readonly DayEnd[]): Series {
  return bySeat(ends, (view, seat) => view.players[seat]?.score ?? null);
}

/** How high each piece stands, in metres; nothing once it is dead. */
export function heights(ends: readonly DayEnd[], ruleset: RulesetInfo): Series {
  const altitudes = new Map(ruleset.spaces.map(({ id, altitude }) => [id, altitude]));
  const lines = seatsOf(ends).flatMap((seat) =>
    PIECES.map((piece, index) => ({
      seat,
      piece,
      values: ends.map(({ view }) => {
        const space = view.players[seat]?.pieces[index]?.space ?? null;
        return space === null ? null : (altitudes.get(space) ?? null);
      }),
    })),
  );
  return series(ends, lines);
}

/** The levels of all that a player has on the mountain: clients, or climbers that are alive. */
export function levelsOf(view: View, seat: number): number[] {
  if (isEverest(view)) {
    const player = view.players[seat];
    const held = [...(player?.pieces ?? []), ...(player?.camps ?? [])];
    return held.flatMap(({ clients }) => clients.map(({ level }) => level));
  }
  if (!isK2(view)) return [];
  const climbers = view.players[seat]?.pieces ?? [];
  return climbers.filter(({ space }) => space !== null).map(({ level }) => level);
}

/** The level of whoever stands worst. */
export function lowestLevels(ends: readonly DayEnd[]): Series {
  return bySeat(ends, (view, seat) => {
    const levels = levelsOf(view, seat);
    return levels.length === 0 ? null : Math.min(...levels);
  });
}

/** The mean level, to a tenth. */
export function meanLevels(ends: readonly DayEnd[]): Series {
  return bySeat(ends, (view, seat) => {
    const levels = levelsOf(view, seat);
    if (levels.length === 0) return null;
    const sum = levels.reduce((total, level) => total + level, 0);
    return Math.round((10 * sum) / levels.length) / 10;
  });
}
