/** What the arrow keys go to. */

import type { Point } from "./geometry";

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest of some points in a direction; null if nothing lies there. */
export function nearestTowards<P extends Point>(
  from: Point,
  direction: Point,
  points: readonly P[],
): P | null {
  let best: P | null = null;
  let least = Infinity;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const along = dx * direction.x + dy * direction.y;
    const beside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    // what lies more beside than ahead belongs to another arrow
    if (along < 4 || beside > 1.7 * along) continue;
    const far = along + 1.6 * beside;
    if (far < least) [best, least] = [point, far];
  }
  return best;
}
