import { describe, expect, it } from "vitest";
import { giveOf, loadsFirst, places, stacksOf, supplyStacks } from "$src/mine/exchange";
import type { Choice } from "$src/protocol/messages";
import ruleset from "../map/rulesets/mount-everest-easy.json";

function give(thing: string, source: string, target: string): Choice {
  const action = `give ${thing} from ${source} to ${target}`;
  return { action, kind: "give", thing, source, target } as Choice;
}

const tourist = { kind: "tourist", level: 2, summited: false };
const player = {
  tent_stock: 1,
  pieces: [
    { name: "A", space: "base", clients: [tourist, tourist], bottles: 1, tents: 0 },
    { name: "B", space: "c2", clients: [], bottles: 0, tents: 1 },
  ],
  camps: [{ name: "camp1", space: "c2", clients: [], bottles: 2 }],
} as never;

describe("loading", () => {
  it("is between those in one space, and in base camp with the supply", () => {
    const gives = [give("tourist-2", "A", "supply"), give("bottle", "camp1", "B")];
    expect(places(player, "base", gives)).toEqual([
      { space: "base", holders: ["supply", "A"] },
      { space: "c2", holders: ["B", "camp1"] },
    ]);
  });

  it("happens nowhere if nothing can be given", () => {
    expect(places(player, "base", [])).toEqual([]);
  });

  it("finds the legal choice, or none", () => {
    const gives = [give("bottle", "camp1", "B")];
    expect(giveOf(gives, "bottle", "camp1", "B")).toBe(gives[0]);
    expect(giveOf(gives, "bottle", "B", "camp1")).toBeNull();
  });
});

describe("loading before the cards", () => {
  const shown = ["any1", "any2", "any3"];
  const silent = { hints: [], duties: [] };
  const note = (code: string) => [{ code, params: {} }];
  function viewOf(unused: string[], ...spaces: string[]) {
    const pieces = spaces.map((space) => ({ space }));
    return { turn: { seat: 0, unused }, players: [{ seat: 0, shown, pieces }] } as never;
  }

  it("comes while all guides are in base camp and no card is used", () => {
    expect(loadsFirst(viewOf(shown, "base", "base"), 0, "base", silent)).toBe(true);
    expect(loadsFirst(viewOf(["any1"], "base", "base"), 0, "base", silent)).toBe(false);
    expect(loadsFirst(viewOf(shown, "base", "c2"), 0, "base", silent)).toBe(false);
  });

  it("comes when the server says so", () => {
    const late = viewOf(["any1"], "base", "c2");
    expect(loadsFirst(late, 0, "base", { hints: note("load"), duties: [] })).toBe(true);
    expect(loadsFirst(late, 0, "base", { hints: [], duties: note("overloaded") })).toBe(true);
  });

  it("is nothing for another's turn", () => {
    expect(loadsFirst(viewOf(shown, "base", "base"), 1, "base", silent)).toBe(false);
  });
});

describe("what lies somewhere", () => {
  it("is counted, equal clients together", () => {
    expect(stacksOf({ clients: [tourist, { ...tourist }], bottles: 2, tents: 1 })).toEqual([
      { thing: "tourist-2", count: 2 },
      { thing: "bottle", count: 2 },
      { thing: "tent", count: 1 },
    ]);
  });

  it("in the supply is without end, but for the tents", () => {
    expect(supplyStacks(player, ruleset as never)).toEqual([
      { thing: "mountaineer-1", count: null },
      { thing: "tourist-1", count: null },
      { thing: "bottle", count: null },
      { thing: "tent", count: 1 },
    ]);
  });
});
