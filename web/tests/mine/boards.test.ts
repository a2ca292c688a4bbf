import { describe, expect, it } from "vitest";
import { boardRows, clientName, isLikeBefore } from "$src/mine/boards";
import type { GuideView } from "$src/protocol/messages";
import ruleset from "../map/rulesets/mount-everest-easy.json";

const BOARD = ruleset.guide_board;

function guide(load: Partial<GuideView>): GuideView {
  return { name: "A", space: "base", clients: [], bottles: 0, tents: 0, ...load };
}

function kinds(load: Partial<GuideView>): string[] {
  return boardRows(guide(load), BOARD).map(({ kind, rows }) => `${kind} ${rows}`);
}

const tourist = { kind: "tourist", level: 2, summited: false };

describe("the rows of a guide's board", () => {
  it("are all free at first", () => {
    expect(kinds({})).toEqual(["free 1", "free 1", "free 1", "free 1"]);
  });

  it("are taken by clients one by one", () => {
    expect(kinds({ clients: [tourist, tourist, tourist] })).toEqual([
      "client 1",
      "client 1",
      "client 1",
      "free 1",
    ]);
  });

  it("are taken by a first bottle two by two, by further ones singly", () => {
    expect(kinds({ bottles: 3 })).toEqual(["bottle 2", "bottle 1", "bottle 1"]);
  });

  it("have one left beside a tent, for a bottle or a client", () => {
    expect(kinds({ tents: 1 })).toEqual(["tent 3", "free 1"]);
    expect(kinds({ tents: 1, bottles: 1 })).toEqual(["tent 3", "bottle 1"]);
  });

  it("are never negative while a guide carries too much", () => {
    expect(kinds({ tents: 1, clients: [tourist, tourist] })).toEqual([
      "client 1",
      "client 1",
      "tent 3",
    ]);
  });
});

describe("clients", () => {
  it("have the names of the notation", () => {
    expect(clientName(tourist)).toBe("tourist-2");
    expect(clientName({ ...tourist, summited: true })).toBe("tourist-2-summited");
  });

  it("in the same state are told from others", () => {
    const clients = [tourist, { ...tourist }, { ...tourist, level: 3 }];
    expect(clients.map((_, index) => isLikeBefore(clients, index))).toEqual([false, true, false]);
  });
});
