import { beforeEach, describe, expect, it } from "vitest";
import { WORLD } from "$src/map/board";
import { Viewport } from "$src/map/viewport.svelte";
import { preferences } from "$src/preferences.svelte";

function phone(): Viewport {
  const viewport = new Viewport();
  [viewport.width, viewport.height, viewport.inset] = [360, 480, 58];
  return viewport;
}

beforeEach(() => preferences.set({ motion: false }));

describe("a wide map", () => {
  it("begins with everything", () => {
    const viewport = new Viewport();
    [viewport.width, viewport.height] = [1000, 900];
    viewport.begin([{ x: 100, y: 100 }]);
    expect(viewport.isZoomed).toBe(false);
    const { seen } = viewport;
    expect(seen.x).toBeLessThanOrEqual(WORLD.x);
    expect(seen.x + seen.w).toBeGreaterThanOrEqual(WORLD.x + WORLD.w);
    expect(seen.y).toBeCloseTo(WORLD.y);
  });
});

describe("a narrow map", () => {
  it("begins where the pieces are, in a readable size", () => {
    const viewport = phone();
    viewport.begin([
      { x: 300, y: 500 },
      { x: 340, y: 560 },
    ]);
    expect(viewport.scale).toBeGreaterThan(0.9);
    const { seen } = viewport;
    expect(seen.x + seen.w / 2).toBeCloseTo(320);
    expect(seen.y + seen.h / 2).toBeCloseTo(530);
  });

  it("shows where one can go next, as far as it can be read", () => {
    const viewport = phone();
    const [here, next] = [{ x: 600, y: 900 }, { x: 380, y: 820 }];
    viewport.begin([here], [next]);
    for (const { x, y } of [here, next]) {
      const { seen } = viewport;
      expect(x).toBeGreaterThan(seen.x + 40);
      expect(x).toBeLessThan(seen.x + seen.w - 40);
      expect(y).toBeGreaterThan(seen.y);
      expect(y).toBeLessThan(seen.y + seen.h);
    }
    // what lies too far away does not push the piece out of sight, nor make everything tiny
    viewport.begin([here], [next, { x: 20, y: 100 }]);
    expect(viewport.scale).toBeGreaterThan(0.7);
    expect(here.x).toBeLessThan(viewport.seen.x + viewport.seen.w - 40);
    expect(here.y).toBeLessThan(viewport.seen.y + viewport.seen.h - 40);
  });

  it("shows the upper one of pieces that are far apart", () => {
    const viewport = phone();
    viewport.begin([
      { x: 390, y: 960 },
      { x: 390, y: 100 },
    ]);
    const { seen } = viewport;
    expect(seen.y).toBeLessThan(100);
    expect(seen.y + seen.h).toBeGreaterThan(100);
  });

  it("stays inside the picture", () => {
    const viewport = phone();
    viewport.begin([{ x: 0, y: 0 }]);
    viewport.pan(5000, 5000);
    expect(viewport.seen.x).toBeCloseTo(WORLD.x);
    expect(viewport.seen.y).toBeCloseTo(WORLD.y);
    viewport.pan(-9000, -9000);
    expect(viewport.seen.y + viewport.seen.h).toBeCloseTo(WORLD.y + WORLD.h);
  });

  it("zooms around the finger", () => {
    const viewport = phone();
    viewport.begin([{ x: 390, y: 500 }]);
    const finger = { x: 200, y: 120 };
    const under = viewport.world(finger);
    viewport.zoom(1.6, finger);
    expect(viewport.world(finger).x).toBeCloseTo(under.x);
    expect(viewport.world(finger).y).toBeCloseTo(under.y);
    viewport.zoom(0.001, finger);
    expect(viewport.isZoomed).toBe(false);
  });

  it("lets a point be seen, and moves no further than needed", () => {
    const viewport = phone();
    viewport.begin([{ x: 390, y: 500 }]);
    const before = viewport.seen;
    viewport.reveal({ x: 390, y: 510 });
    expect(viewport.seen).toEqual(before);
    viewport.reveal({ x: 390, y: 100 });
    expect(viewport.seen.y).toBeLessThan(100);
    expect(viewport.seen.x).toBeCloseTo(before.x);
    viewport.showAll();
    expect(viewport.isZoomed).toBe(false);
  });
});
