/** Where a piece is drawn while it walks from space to space. */

import { preferences } from "../preferences.svelte";
import { between, distance, type Point } from "./geometry";

/** Milliseconds for each step. */
const STEP = 200;
/** Longer ways are not walked step by step: somebody looks at another moment of the match. */
const MOST_STEPS = 8;

export class Walk {
  at = $state.raw<Point>({ x: 0, y: 0 });
  #frame = 0;

  constructor(at: Point) {
    this.at = at;
  }

  /** Be there at once. */
  jump(to: Point): void {
    cancelAnimationFrame(this.#frame);
    this.at = to;
  }

  /** Go from wherever it is now past some points to the last one. */
  go(points: readonly Point[]): void {
    cancelAnimationFrame(this.#frame);
    const to = points.at(-1);
    if (to === undefined) return;
    if (!preferences.motion || distance(this.at, to) < 0.5) {
      this.at = to;
      return;
    }
    const stops = [this.at, ...(points.length > MOST_STEPS ? [to] : points)];
    let began: number | null = null;
    const draw = (now: number) => {
      began ??= now;
      const steps = (now - began) / STEP;
      const index = Math.floor(steps);
      const next = stops[index + 1];
      if (next === undefined) {
        this.at = to;
        return;
      }
      const share = steps - index;
      this.at = between(stops[index]!, next, share * share * (3 - 2 * share));
      this.#frame = requestAnimationFrame(draw);
    };
    this.#frame = requestAnimationFrame(draw);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
