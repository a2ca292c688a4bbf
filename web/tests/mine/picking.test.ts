import { describe, expect, it } from "vitest";
import { nextPlay, riskSum, shownCards, usingAllTheSame, without } from "$src/mine/picking";
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

describe("a card that nobody can use", () => {
  const kind = (id: string) => ruleset.cards.find((card) => card.id === id)!;

  it("is tried all the same, in the words of the notation", () => {
    expect(usingAllTheSame(kind("any2"), "A")).toBe("use any2 for A");
    expect(usingAllTheSame(kind("rope1/3"), "B")).toBe("use rope1/3 for B up");
    expect(usingAllTheSame(kind("rest2"), "camp1")).toBe("use rest2 for camp1");
  });

  it("is not tried where there is no such action", () => {
    expect(usingAllTheSame(kind("any2"), "camp1")).toBeNull();
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
