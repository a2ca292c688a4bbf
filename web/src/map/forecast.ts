/** The weather that lies on the map: today's, or that of a day ahead, zone by zone. */

import type { View } from "../game/views";
import type { RulesetInfo } from "../net/rest";

type DayInfo = RulesetInfo["weather_tiles"][number]["days"][number];

/** What the weather of a day does in one zone. */
export interface Effect {
  zone: number;
  loss: number;
  extra: number;
  closed: boolean;
}

/** A day from the tiles that lie open; null if nobody knows it yet. */
export function dayAhead(ruleset: RulesetInfo, view: View, ahead: number): DayInfo | null {
  const { left, right, day } = view.weather;
  const index = day + ahead;
  const isLeft = index < ruleset.days_per_tile;
  const tile = ruleset.weather_tiles.find(({ id }) => id === (isLeft ? left : right));
  return tile?.days[isLeft ? index : index - ruleset.days_per_tile] ?? null;
}

/** The zones that a day touches. */
export function effectsOf(day: DayInfo | null): Effect[] {
  if (day === null) return [];
  return day.loss
    .map((loss, zone) => ({
      zone,
      loss,
      extra: day.extra_cost[zone] ?? 0,
      closed: day.closed[zone] ?? false,
    }))
    .filter(({ loss, extra, closed }) => loss > 0 || extra > 0 || closed);
}
