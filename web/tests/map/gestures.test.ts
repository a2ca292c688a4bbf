import { beforeEach, expect, it, vi } from "vitest";
import { Gestures } from "$src/map/gestures.svelte";
import { Viewport } from "$src/map/viewport.svelte";
import { preferences } from "$src/preferences.svelte";

const element = document.createElement("div");
element.setPointerCapture = () => undefined;

/** Something that a finger does at a pixel. */
function touch(x: number, y: number, finger = 1): PointerEvent {
  const event = { clientX: x, clientY: y, pointerId: finger, pointerType: "touch", button: 0 };
  return { ...event, detail: 1, currentTarget: element } as unknown as PointerEvent;
}

/** A phone, with a space in the upper half and a piece on the left of the lower one. */
function phone() {
  const viewport = new Viewport();
  [viewport.width, viewport.height] = [360, 480];
  viewport.begin([{ x: 390, y: 500 }]);
  const half = viewport.world({ x: 180, y: 240 });
  const told = { onpick: vi.fn(), onpiece: vi.fn(), ongrab: vi.fn(), ondrop: vi.fn() };
  const gestures = new Gestures(viewport, {
    pieceAt: ({ x, y }) => (y > half.y && x < half.x ? "B" : null),
    spaceAt: ({ y }) => (y < half.y ? "camp" : null),
    ...told,
  });
  return { viewport, gestures, ...told };
}

beforeEach(() => preferences.set({ motion: false }));

it("picks what is tapped", () => {
  const { gestures, onpick, onpiece } = phone();
  for (const y of [100, 400]) {
    gestures.down(touch(100, y));
    gestures.move(touch(103, y + 2));
    gestures.up(touch(103, y + 2));
    gestures.click(touch(103, y + 2));
  }
  expect(onpick).toHaveBeenCalledExactlyOnceWith("camp");
  expect(onpiece).toHaveBeenCalledExactlyOnceWith("B");
});

it("drags a piece to a space, and leaves the picture where it is", () => {
  const { viewport, gestures, ongrab, ondrop, onpiece } = phone();
  const before = viewport.seen;
  gestures.down(touch(100, 400));
  gestures.move(touch(120, 300));
  expect(ongrab).toHaveBeenCalledExactlyOnceWith("B");
  expect(gestures.dragged?.over).toBeNull();
  gestures.move(touch(150, 100));
  expect(gestures.dragged?.over).toBe("camp");
  gestures.up(touch(150, 100));
  gestures.click(touch(150, 100));
  expect(ondrop).toHaveBeenCalledExactlyOnceWith("B", "camp", viewport.world({ x: 150, y: 100 }));
  expect(onpiece).not.toHaveBeenCalled();
  expect(viewport.seen).toEqual(before);
});

it("drops nothing beside the spaces, or when the browser takes over", () => {
  const { gestures, ondrop } = phone();
  gestures.down(touch(100, 400));
  gestures.move(touch(150, 300));
  gestures.up(touch(150, 300));
  gestures.down(touch(100, 400));
  gestures.move(touch(150, 100));
  gestures.cancel(touch(150, 100));
  gestures.up(touch(150, 100));
  expect(ondrop).not.toHaveBeenCalled();
});

it("pushes the picture, and picks nothing at the end", () => {
  const { viewport, gestures, onpick } = phone();
  const under = viewport.world({ x: 200, y: 100 });
  gestures.down(touch(200, 100));
  gestures.move(touch(170, 60));
  gestures.up(touch(170, 60));
  gestures.click(touch(170, 60));
  expect(viewport.world({ x: 170, y: 60 }).x).toBeCloseTo(under.x);
  expect(viewport.world({ x: 170, y: 60 }).y).toBeCloseTo(under.y);
  expect(onpick).not.toHaveBeenCalled();
});

it("zooms with two fingers, and picks nothing at the end", () => {
  const { viewport, gestures, onpick } = phone();
  const before = viewport.scale;
  gestures.down(touch(150, 200, 1));
  gestures.down(touch(210, 200, 2));
  gestures.move(touch(90, 200, 1));
  gestures.up(touch(90, 200, 1));
  gestures.up(touch(210, 200, 2));
  gestures.click(touch(210, 200, 2));
  expect(viewport.scale).toBeCloseTo(before * 2);
  expect(onpick).not.toHaveBeenCalled();
});
