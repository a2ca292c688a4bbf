import { describe, expect, it } from "vitest";
import { type Face, faceOf } from "$src/mine/faces";
import everest from "../map/rulesets/mount-everest-easy.json";
import k2 from "../map/rulesets/k2-easy.json";

function face(id: string): Face {
  return faceOf(everest.cards.find((card) => card.id === id)!);
}

describe("the face of a card", () => {
  it("says its points and its kind", () => {
    expect(face("any2")).toMatchObject({ kind: "any", main: 2, sign: "", down: null, loss: 0 });
    expect(face("any3-loss1")).toMatchObject({ kind: "loss", main: 3, loss: 1 });
    expect(face("rope1/3")).toMatchObject({ kind: "rope", main: 1, sign: "up", down: 3 });
    expect(face("down2")).toMatchObject({ kind: "down", main: 2, sign: "down", down: null });
    expect(face("rest2")).toMatchObject({ kind: "rest", main: 2, sign: "plus" });
  });

  it("of a rest says that it is one", () => {
    expect(face("any3")).toMatchObject({ isLeft: false });
    expect(face("any3-left1")).toMatchObject({ kind: "any", main: 1, isLeft: true });
    expect(face("rope1/3-down-left2")).toMatchObject({ kind: "down", main: 2, isLeft: true });
  });

  it("is there for every card of both games", () => {
    for (const card of [...everest.cards, ...k2.cards]) {
      const shown = faceOf(card);
      const numbers = [card.any, card.up, card.down, card.rest];
      expect(numbers, card.id).toContain(shown.main);
    }
  });
});
