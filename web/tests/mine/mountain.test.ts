import { describe, expect, it } from "vitest";
import { mountainRows, zonesDown } from "$src/mine/mountain";
import type { RulesetInfo } from "$src/net/rest";
import everest from "../map/rulesets/mount-everest-easy.json";
import k2 from "../map/rulesets/k2-hard.json";
import { everestView, k2View } from "../shared/table";

const rules = everest as RulesetInfo;
const tile = rules.weather_tiles.find(({ days }) => days[1]!.loss.some((loss) => loss > 0))!;
const weather = { left: tile.id, right: null, day: 1, face_down: [] };

describe("the mountain as a table", () => {
  const view = everestView({
    weather,
    icefall: [
      { space: "i1", type: "I", face: "cost2" },
      { space: "i2", type: "I", face: "crevasse" },
      { space: "i3", type: "I", face: null },
    ],
    players: [
      {
        seat: 0,
        pieces: [{ name: "A", space: "summit", clients: [{}, {}] }],
        camps: [{ name: "camp1", space: "c1w", clients: [{}] }],
      },
    ],
  });
  const costs = { i1: 7, i2: null, i3: 1, summit: 4 };
  const rows = mountainRows(rules, view, costs);
  const row = (id: string) => rows.find(({ space }) => space.id === id)!;

  it("goes down from the summit", () => {
    expect(rows[0]!.space.id).toBe("summit");
    const heights = rows.map(({ space }) => space.altitude);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(rows).toHaveLength(rules.spaces.length);
  });

  it("shows what entering costs as the server tells it, whatever lies there", () => {
    expect(row("i1")).toMatchObject({ tile: "cost2", cost: 7 });
    expect(row("i2")).toMatchObject({ tile: "crevasse", cost: null });
    expect(row("i3")).toMatchObject({ tile: null, cost: 1 });
    expect(row("summit").cost).toBe(4);
    expect(row("summit").tile).toBeUndefined();
  });

  it("shows what is printed when nothing is told, as of the past", () => {
    const past = mountainRows(rules, view);
    for (const { space, tile, cost } of past)
      expect(cost).toBe(tile === undefined ? space.cost : undefined);
  });

  it("says who is where", () => {
    expect(row("summit").pieces).toEqual([{ seat: 0, name: "A", clients: 2 }]);
    expect(row("c1w").camps).toEqual([{ seat: 0, name: "camp1", clients: 1 }]);
  });

  it("says where one gets to, both ways round", () => {
    for (const { space, up } of rows)
      for (const above of up) expect(row(above).down).toContain(space.id);
  });

  it("has the zones from above, with the weather of a day", () => {
    const zones = zonesDown(rules, view, 0);
    expect(zones.map(({ zone }) => zone)).toEqual([3, 2, 1, 0]);
    expect(zones.map(({ loss }) => loss).reverse()).toEqual(tile.days[1]!.loss);
    // beyond the known days nothing is said
    expect(zonesDown(rules, view, 2).every(({ loss }) => loss === undefined)).toBe(true);
  });
});

describe("K2", () => {
  it("has ropes that lead neither up nor down", () => {
    const rows = mountainRows(k2 as RulesetInfo, k2View({ weather }));
    const level = rows.filter((row) => row.level.length > 0).map(({ space }) => space.id);
    expect(level.toSorted()).toEqual(["s13", "s14"]);
  });
});
