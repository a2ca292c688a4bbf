/** Which part of the mountain is seen, and how big. */

import { preferences } from "../preferences.svelte";
import { WORLD } from "./board";
import { between, type Box, clamped, distance, type Point } from "./geometry";

const MOST = 3;
/** Pixels for a unit where the map begins zoomed in. */
const READABLE = 0.98;
/** The least of them, for more to be seen. */
const LEAST = 0.72;
/** What a space and the pieces beside it take around its middle. */
const ROOM = 60;
/** Narrower maps begin zoomed in. */
export const NARROW = 560;
const GLIDE = 220;

export class Viewport {
  /** The size of the element in pixels, and what the rail takes of it on the left. */
  width = $state(700);
  height = $state(900);
  inset = $state(0);
  /** Pixels for a unit of the picture; 0: as many as let everything be seen. */
  #scale = $state(0);
  #centre = $state.raw<Point>(middleOf(WORLD));
  #frame = 0;

  /** Small enough to see everything. */
  get fit(): number {
    return Math.max(0.05, Math.min((this.width - this.inset) / WORLD.w, this.height / WORLD.h));
  }

  get scale(): number {
    return clamped(this.#scale, this.fit, Math.max(MOST, this.fit));
  }

  get isNarrow(): boolean {
    return this.width < NARROW;
  }

  get isZoomed(): boolean {
    return this.scale > this.fit * 1.01;
  }

  /** The part of the world beside the rail. */
  get seen(): Box {
    const { scale } = this;
    const [w, h] = [(this.width - this.inset) / scale, this.height / scale];
    const inside = (at: number, low: number, length: number, shown: number) =>
      shown >= length ? low + length / 2 : clamped(at, low + shown / 2, low + length - shown / 2);
    const x = inside(this.#centre.x, WORLD.x, WORLD.w, w);
    const y = inside(this.#centre.y, WORLD.y, WORLD.h, h);
    return { x: x - w / 2, y: y - h / 2, w, h };
  }

  get viewBox(): string {
    const { x, y, w, h } = this.seen;
    const behind = this.inset / this.scale;
    return `${x - behind} ${y} ${w + behind} ${h}`;
  }

  /** The point of the world under a pixel of the element. */
  world({ x, y }: Point): Point {
    const { seen, scale } = this;
    return { x: seen.x + (x - this.inset) / scale, y: seen.y + y / scale };
  }

  /** The pixel of the element where a height of the world is drawn. */
  pixelY(y: number): number {
    return (y - this.seen.y) * this.scale;
  }

  // -- moving -------------------------------------------------------------------------------------

  /**
   * Begin: everything where there is room, else the stretch around some points; and of what lies
   * beyond them, where one could go next, as much as can be read.
   */
  begin(around: readonly Point[], beyond: readonly Point[] = []): void {
    if (!this.isNarrow || around.length === 0) {
      const foot = { x: WORLD.w / 2, y: WORLD.h };
      this.#show(this.isNarrow ? foot : middleOf(WORLD), this.isNarrow ? this.#readable : 0);
      return;
    }
    const own = boxOf(around);
    // if they are too far apart, the upper one is in greater need of care
    if (own.h > (0.7 * this.height) / this.#readable) {
      const y = own.y + (0.3 * this.height) / this.#readable;
      this.#show({ x: middleOf(own).x, y }, this.#readable);
      return;
    }
    const all = boxOf([...around, ...beyond]);
    const wanted = Math.min(
      (this.width - this.inset) / (all.w + 2 * ROOM),
      this.height / (all.h + 2 * ROOM),
    );
    const scale = clamped(wanted, Math.max(this.fit, LEAST), this.#readable);
    this.#show(middleOf(all), scale);
    const { seen } = this;
    const inside = (middle: number, low: number, length: number, shown: number) => {
      const play = shown / 2 - Math.min(ROOM, shown / 2);
      const [first, last] = [low + length - play, low + play];
      return first > last ? low + length / 2 : clamped(middle, first, last);
    };
    const { x, y } = middleOf(all);
    this.#show({ x: inside(x, own.x, own.w, seen.w), y: inside(y, own.y, own.h, seen.h) }, scale);
  }

  get #readable(): number {
    return Math.max(this.fit, READABLE);
  }

  #show(centre: Point, scale: number): void {
    cancelAnimationFrame(this.#frame);
    this.#scale = scale;
    this.#centre = centre;
  }

  /** Make everything so many times as big, with one pixel of the element staying where it is. */
  zoom(factor: number, at: Point): void {
    cancelAnimationFrame(this.#frame);
    const fixed = this.world(at);
    this.#scale = this.#allowed(this.scale * factor);
    const { x, y } = this.world(at);
    const { seen } = this;
    this.#centre = { x: seen.x + seen.w / 2 + fixed.x - x, y: seen.y + seen.h / 2 + fixed.y - y };
  }

  /** Push the picture by so many pixels. */
  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.#frame);
    const { seen, scale } = this;
    this.#centre = { x: seen.x + seen.w / 2 - dx / scale, y: seen.y + seen.h / 2 - dy / scale };
  }

  /** Zoom from a button: gently, around the middle. */
  zoomGently(factor: number): void {
    const { seen } = this;
    this.#glide(middleOf(seen), this.#allowed(this.scale * factor));
  }

  #allowed(scale: number): number {
    return scale <= this.fit * 1.005 ? 0 : Math.min(scale, MOST);
  }

  showAll(): void {
    this.#glide(middleOf(WORLD), 0);
  }

  /** Let a point be seen, with some room around it. */
  reveal(point: Point, margin = 70): void {
    const { seen } = this;
    const room = { x: Math.min(margin, seen.w / 2), y: Math.min(margin, seen.h / 2) };
    const now = middleOf(seen);
    const [across, along] = [seen.w / 2 - room.x, seen.h / 2 - room.y];
    const x = clamped(now.x, point.x - across, point.x + across);
    const y = clamped(now.y, point.y - along, point.y + along);
    // not this.scale: a map that shows everything goes on doing so at another size
    if (distance({ x, y }, now) > 1) this.#glide({ x, y }, this.#scale);
  }

  #glide(centre: Point, scale: number): void {
    cancelAnimationFrame(this.#frame);
    if (!preferences.motion) return this.#show(centre, scale);
    const [from, size] = [middleOf(this.seen), this.scale];
    let began: number | null = null;
    const draw = (now: number) => {
      began ??= now;
      const share = Math.min(1, (now - began) / GLIDE);
      const eased = 1 - (1 - share) ** 3;
      this.#scale = share < 1 ? size + ((scale || this.fit) - size) * eased : scale;
      this.#centre = between(from, centre, eased);
      if (share < 1) this.#frame = requestAnimationFrame(draw);
    };
    this.#frame = requestAnimationFrame(draw);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}

/** What holds some points. */
function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

function middleOf({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}
