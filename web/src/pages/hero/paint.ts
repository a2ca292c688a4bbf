/** The facets of the landscape gathered by colour: few paths instead of thousands of triangles. */

import { type Facet, rows } from "./terrain";

/** All facets of one colour in one row of the landscape. */
export interface Stroke {
  d: string;
  colour: string;
}

const TONES = 7;
const HAZES = 5;

function toned(value: number, steps: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * steps) / steps;
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`;
}

/** Where snow stays: it slides from what is steep, and low down it melts. */
function hasSnow({ steepness, height }: Facet): boolean {
  return steepness < 0.5 + height * 0.08;
}

/** Rock and snow between shade and sun, what is far away paler, and the heights warm in the sun. */
export function colour(facet: Facet): string {
  const what = hasSnow(facet) ? "snow" : "stone";
  const light = toned(facet.light ** 0.85, TONES);
  const warm = toned((facet.height - 0.5) * 1.6 * facet.light, 3);
  const haze = toned((facet.distance - 0.42) * 1.15 + (0.16 - facet.height) * 0.5, HAZES) * 0.72;
  const lit = `color-mix(in oklab, var(--${what}-sun) ${percent(light)}, var(--${what}-shade))`;
  const glowing = warm > 0 ? `color-mix(in oklab, var(--glow) ${percent(warm * 0.62)}, ${lit})` : lit;
  return haze > 0 ? `color-mix(in oklab, var(--haze) ${percent(haze)}, ${glowing})` : glowing;
}

function path({ corners }: Facet): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** What is drawn, the farthest first. */
export function strokes(): Stroke[] {
  return rows().flatMap((row) => {
    const byColour = new Map<string, string>();
    for (const facet of row) {
      const of = colour(facet);
      byColour.set(of, (byColour.get(of) ?? "") + path(facet));
    }
    return [...byColour].map(([of, d]) => ({ d, colour: of }));
  });
}
