import { describe, expect, it } from "vitest";
import { nextPlay, riskSum, shownCards, without } from "$src/mine/picking";
import type { Choice } from "$src/protocol/messages";
import ruleset from "../map/rulesets/mount-everest-easy.json";

function plays(...cards: string[]): Choice[] {
  return cards.map((card) => ({ action: `play ${card}`, kind: "play", card }) as Choice);
}

describe("choosing cards", () => {
  it("adds up what counts for risk: of ropes the upward number, of levels nothing", () => {
    expect(riskSum(["any2", "rope1/3", "rest3"], ruleset.cards)).toBe(3);
  });

  it("sends them in the order in which the server lists them", () => {
    expect(nextPlay(plays("any1", "any2", "rest1"), ["rest1", "any2"])?.action).toBe("play any2");
    expect(nextPlay(plays("any3"), ["any2"])).toBeNull();
  });

  it("takes one of several equal cards away", () => {
    expect(without(["any1", "any2", "any1"], "any1")).toEqual(["any2", "any1"]);
    expect(without(["any1"], "any2")).toEqual(["any1"]);
  });
});

describe("shown cards", () => {
  it("are used up, whole, or partly left", () => {
    const shown = ["any3", "any3", "rope1/3"];
    expect(shownCards(shown, ["any3", "rope1/3-down-left2"], ruleset.cards)).toEqual([
      { card: "any3", left: "any3" },
      { card: "any3", left: null },
      { card: "rope1/3", left: "rope1/3-down-left2" },
    ]);
  });
});
