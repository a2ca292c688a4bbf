import { describe, expect, it } from "vitest";
import { CAMPS, PEOPLE, WAY } from "$src/pages/hero/people";
import { strokes } from "$src/pages/hero/paint";
import { ground, HEIGHT, rows, seen, SUMMIT, WIDTH } from "$src/pages/hero/terrain";

describe("the landscape of the first page", () => {
  const facets = rows().flat();

  it("is the same each time", () => {
    expect(rows(8, 4)).toEqual(rows(8, 4));
  });

  it("is drawn from far to near", () => {
    const distances = rows().map((row) => row[0]?.distance ?? 0);
    expect(distances).toEqual(distances.toSorted((one, other) => other - one));
  });

  it("has its summit above all else", () => {
    expect(Math.max(...facets.map(({ height }) => height))).toBeLessThanOrEqual(SUMMIT[2]);
    const [x, y] = seen(SUMMIT);
    expect(x).toBeGreaterThan(WIDTH / 2);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(100);
  });

  it("covers the foot of the picture from side to side", () => {
    const xs = facets.flatMap(({ corners }) => corners.map(([x]) => x));
    const ys = facets.flatMap(({ corners }) => corners.map(([, y]) => y));
    expect(Math.min(...xs)).toBeLessThan(0);
    expect(Math.max(...xs)).toBeGreaterThan(WIDTH);
    expect(Math.max(...ys)).toBeGreaterThan(HEIGHT);
  });

  it("takes few paths", () => {
    expect(strokes().length).toBeLessThan(900);
  });

  it("has its people and tents on the ground in the picture", () => {
    for (const { step } of PEOPLE) expect(WAY[step]).toBeDefined();
    for (const [x, z] of [...WAY, ...CAMPS.map(({ place }) => place)]) {
      const [right, down] = seen([x, z, ground(x, z)]);
      expect(right).toBeGreaterThan(0);
      expect(right).toBeLessThan(WIDTH);
      expect(down).toBeLessThan(HEIGHT);
    }
  });
});
