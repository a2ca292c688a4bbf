import { describe, expect, it } from "vitest";
import type { Advice, Destination } from "$src/protocol/messages";
import { boardOf } from "$src/map/board";
import { ARROWS, nearestTowards } from "$src/map/direction";
import { activePieces, destinationsOf, onward, shortestWay, wayTo } from "$src/map/ways";
import { bandsOf, zoneLines } from "$src/map/zones";
import { madeUp, ruleset } from "./maps";

const everest = boardOf(ruleset("mount-everest-easy"));

const destination: Destination = {
  space: "c3",
  cost: 2,
  uses: ["rope2/3"],
  actions: ["use rope2/3 for A up", "move A to b1", "move A to c3"],
  blind: false,
  passing: false,
};
const advice: Advice = {
  costs: {},
  choices: [],
  reach: [{ piece: "A", destinations: [destination] }],
  prospects: [],
  duties: [],
  warnings: [],
  hints: [],
};

describe("ways", () => {
  it("lead along the ropes", () => {
    expect(shortestWay(everest, "se", "summit")).toEqual(["se", "hs", "summit"]);
    expect(shortestWay(everest, "summit", "summit")).toEqual(["summit"]);
    expect(shortestWay(everest, "summit", "nowhere")).toEqual([]);
  });

  it("onward lead up or on, not down", () => {
    const map = boardOf(madeUp());
    const from = (...spaces: string[]) => onward(map, spaces).map(({ id }) => id);
    expect(from("b")).toEqual(["c"]);
    expect(from("e")).toEqual(["d", "f"]);
    expect(from("a", "b")).toEqual(["b", "c"]);
    expect(from("f")).toEqual([]);
  });

  it("of the advice pass through the spaces that are moved to", () => {
    expect(destinationsOf(advice, "A").get("c3")).toBe(destination);
    expect(destinationsOf(advice, "B").size).toBe(0);
    expect(destinationsOf(null, "A").size).toBe(0);
    expect(wayTo("c2w", destination)).toEqual(["c2w", "b1", "c3"]);
  });

  it("are there for pieces that can do something", () => {
    expect([...activePieces(advice)]).toEqual(["A"]);
    expect(activePieces(null).size).toBe(0);
  });
});

describe("ropes", () => {
  it("are marked where the picture does not say what is up", () => {
    const marked = ({ ropes }: typeof everest) =>
      ropes.filter(({ isMarked }) => isMarked).map(({ id }) => id);
    expect(marked(everest)).toContain("base kala");
    expect(marked(everest)).not.toContain("hs summit");
    const k2 = boardOf(ruleset("k2-hard"));
    expect(k2.ropes.find(({ id }) => id === "s13 s14")?.level).toBe(true);
    expect(marked(k2)).toEqual(expect.arrayContaining(["s13 s14", "s04 s03", "s27 s26"]));
  });
});

describe("arrow keys", () => {
  it("go to the nearest space of that direction, and every space can be come to", () => {
    const at = (id: string) => everest.at.get(id)!;
    expect(nearestTowards(at("summit"), ARROWS["ArrowDown"]!, everest.spots)?.id).toBe("se");
    expect(nearestTowards(at("summit"), ARROWS["ArrowRight"]!, everest.spots)?.id).toBe("hs");
    expect(nearestTowards(at("i3"), ARROWS["ArrowRight"]!, everest.spots)?.id).toBe("i4");
    expect(nearestTowards(at("summit"), ARROWS["ArrowUp"]!, everest.spots)).toBeNull();
    for (const name of ["mount-everest-easy", "mount-everest-hard", "k2-easy", "k2-hard"]) {
      const { spots, ruleset: rules, at: byId } = boardOf(ruleset(name));
      const found = new Set([byId.get(rules.start)!]);
      for (const spot of found)
        for (const arrow of Object.values(ARROWS)) {
          const next = nearestTowards(spot, arrow, spots);
          if (next !== null) found.add(next);
        }
      expect(found.size, name).toBe(spots.length);
    }
  });
});

describe("zones", () => {
  it.each(["mount-everest-easy", "k2-hard"])("are told apart by level lines on %s", (name) => {
    const board = boardOf(ruleset(name));
    const lines = zoneLines(board);
    expect(lines.map(({ altitude }) => altitude)).toEqual([6000, 7000, 8000]);
    for (const { zone, y, points } of lines) {
      expect(new Set(points.map((point) => point.y)).size).toBe(1);
      for (const spot of board.spots) expect(spot.y < y, spot.id).toBe(spot.info.zone >= zone);
    }
    expect(bandsOf(board, lines).map(({ zone }) => zone)).toEqual([0, 1, 2, 3]);
  });

  it("wind between spaces where a higher one is drawn lower; empty zones have none", () => {
    const board = boardOf(madeUp());
    const lines = zoneLines(board);
    expect(lines.map(({ altitude }) => altitude)).toEqual([6000, 7000]);
    const bottom = lines[0]!.points;
    const heightAt = (x: number) => bottom.findLast((point) => point.x <= x)!.y;
    for (const spot of board.spots)
      expect(spot.y < heightAt(spot.x), spot.id).toBe(spot.info.zone >= 1);
    expect(bandsOf(board, lines).map(({ zone }) => zone)).toEqual([0, 1, 2]);
  });
});
