import { describe, expect, it } from "vitest";
import type { View } from "$src/game/views";
import { dayAhead, openDays, skyOf, touchedBy, zonesOf } from "$src/game/weather";
import { ruleset } from "../shared/table";

const fine = { loss: [0, 0], closed: [false, false], extra_cost: [0, 0] };
const cold = { loss: [0, 1], closed: [false, false], extra_cost: [0, 0] };
const rules = ruleset({
  weather_tiles: [
    { id: "s1", days: [fine, cold, fine] },
    { id: "s2", days: [cold, cold, fine] },
  ],
});

describe("the open days", () => {
  const row = (left: string | null, right: string | null, day: number) => ({
    left,
    right,
    day,
    face_down: [],
  });

  it("are those of both tiles, the days that are over too", () => {
    const days = openDays(rules, { round: 5, weather: row("s1", "s2", 1) });
    expect(days.map(({ day }) => day)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(days.map(({ ahead }) => ahead)).toEqual([-1, 0, 1, 2, 3, 4]);
    expect(days[1]!.weather).toBe(cold);
  });

  it("are three when the last tile lies alone", () => {
    const days = openDays(rules, { round: 18, weather: row("s2", null, 2) });
    expect(days.map(({ day }) => day)).toEqual([16, 17, 18]);
  });

  it("are none before a tile is opened", () => {
    expect(openDays(rules, { round: 0, weather: row(null, null, 0) })).toEqual([]);
  });

  it("begin with day 1 while the match is set up", () => {
    expect(openDays(rules, { round: 0, weather: row("s1", null, 0) })[0]!.day).toBe(1);
  });
});

it("a day ahead is that of the tile where it stands, if anybody knows it", () => {
  const view = (day: number) =>
    ({ weather: { left: "s1", right: "s2", day, face_down: [] }, round: 4 }) as unknown as View;
  const [first, second] = rules.weather_tiles.map(({ days }) => days);
  expect(dayAhead(rules, view(0), 0)).toBe(first![0]);
  expect(dayAhead(rules, view(1), 1)).toBe(first![2]);
  expect(dayAhead(rules, view(2), 1)).toBe(second![0]);
  expect(dayAhead(rules, view(2), 4)).toBeNull();
});

it("a day touches some zones", () => {
  expect(touchedBy(cold).map(({ zone, loss }) => [zone, loss])).toEqual([[1, 1]]);
  expect(touchedBy({ ...fine, extra_cost: [2, 0] }).map(({ extraCost }) => extraCost)).toEqual([2]);
  expect(touchedBy(null)).toEqual([]);
});

it("zones lie as on the map, the highest first", () => {
  expect(zonesOf(cold)).toEqual([
    { zone: 1, loss: 1, extraCost: 0, isClosed: false, isFine: false },
    { zone: 0, loss: 0, extraCost: 0, isClosed: false, isFine: true },
  ]);
});

describe("the sky", () => {
  const day = (given: object) => ({ ...fine, ...given });
  it.each([
    ["fine", day({})],
    ["clouds", day({ loss: [0, 1] })],
    ["clouds", day({ extra_cost: [1, 0] })],
    ["snow", day({ loss: [1, 2] })],
    ["storm", day({ closed: [false, true] })],
    ["storm", day({ loss: [0, 3] })],
  ])("is %s", (sky, weather) => {
    expect(skyOf(weather)).toBe(sky);
  });
});
