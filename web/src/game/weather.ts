/** The weather tiles that lie open: their days, and what each does in the zones. */

import type { RulesetInfo } from "../net/rest";
import type { WeatherView } from "../protocol/messages";
import type { View } from "./views";

export type DayWeather = RulesetInfo["weather_tiles"][number]["days"][number];

/** A day of an open weather tile. */
export interface OpenDay {
  day: number;
  /** How many days after today it is; below 0 for those of the left tile that are over. */
  ahead: number;
  weather: DayWeather;
}

/** The days of a tile; none where it is unknown or not there. */
export function daysOf(ruleset: RulesetInfo, tile: string | null): readonly DayWeather[] {
  return ruleset.weather_tiles.find(({ id }) => id === tile)?.days ?? [];
}

/** All days of the open tiles, the first of the left tile first. */
export function openDays(
  ruleset: RulesetInfo,
  { round, weather }: { round: number; weather: WeatherView },
): OpenDay[] {
  const today = Math.max(round, 1); // before the first day its tiles may lie there already
  return [weather.left, weather.right]
    .flatMap((tile) => daysOf(ruleset, tile))
    .map((effects, index) => {
      const ahead = index - weather.day;
      return { day: today + ahead, ahead, weather: effects };
    });
}

/** A day from the tiles that lie open; null if nobody knows it yet. */
export function dayAhead(ruleset: RulesetInfo, view: View, ahead: number): DayWeather | null {
  return openDays(ruleset, view).find((day) => day.ahead === ahead)?.weather ?? null;
}

/** What the weather of a day does in a zone. */
export interface ZoneWeather {
  zone: number;
  loss: number;
  extraCost: number;
  isClosed: boolean;
  isFine: boolean;
}

/** The zones of a day from the highest down, as they lie on the map. */
export function zonesOf(day: DayWeather): ZoneWeather[] {
  return day.loss
    .map((loss, zone) => {
      const extraCost = day.extra_cost[zone] ?? 0;
      const isClosed = day.closed[zone] ?? false;
      return { zone, loss, extraCost, isClosed, isFine: loss + extraCost === 0 && !isClosed };
    })
    .reverse();
}

/** The zones that a day touches; none if nobody knows it yet. */
export function touchedBy(day: DayWeather | null): ZoneWeather[] {
  return day === null ? [] : zonesOf(day).filter(({ isFine }) => !isFine);
}

export type Sky = "fine" | "clouds" | "snow" | "storm";

/** How bad a day is, for its picture: by the worst that it takes anywhere. */
export function skyOf(day: DayWeather): Sky {
  const zones = zonesOf(day);
  if (zones.every(({ isFine }) => isFine)) return "fine";
  const worst = Math.max(...zones.map(({ loss }) => loss));
  if (zones.some(({ isClosed }) => isClosed) || worst > 2) return "storm";
  return worst > 1 ? "snow" : "clouds";
}

/** Whether there is anything to show of the weather yet. */
export function hasWeather(view: View): boolean {
  return view.weather.left !== null;
}
