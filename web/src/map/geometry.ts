/** Points, boxes, and whether they are in each other's way. */

export interface Point {
  x: number;
  y: number;
}

/** A box from its upper left corner. */
export interface Box extends Point {
  w: number;
  h: number;
}

export function boxAround({ x, y }: Point, w: number, h: number): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** Whether two boxes come closer to each other than `gap`. */
export function overlap(a: Box, b: Box, gap = 0): boolean {
  return (
    a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap
  );
}

export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  );
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How much of the line from `a` to `b` lies in a box, from 0 to 1. */
export function shareInside(a: Point, b: Point, box: Box): number {
  let from = 0;
  let to = 1;
  for (const [start, step, low, high] of [
    [a.x, b.x - a.x, box.x, box.x + box.w],
    [a.y, b.y - a.y, box.y, box.y + box.h],
  ] as const) {
    if (step === 0) {
      if (start < low || start > high) return 0;
      continue;
    }
    const first = (low - start) / step;
    const second = (high - start) / step;
    from = Math.max(from, Math.min(first, second));
    to = Math.min(to, Math.max(first, second));
  }
  return Math.max(0, to - from);
}

export function clamped(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The point that is so much of the way from `a` to `b`. */
export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
