/**
 * The mountain of the first page: a landscape of ridges, seen from a hill, as flat facets.
 *
 * Heights come from ridge lines, as a tent from its poles: the ground falls away from each of them,
 * and where several would be, the highest counts. Nothing here knows of colours.
 */

/** Right of the middle, away from the viewer, up. */
export type Point = readonly [x: number, z: number, height: number];

interface Ridge {
  line: readonly Point[];
  /** How steeply the ground falls on both sides. */
  fall: number;
}

/** A facet as it is seen: its corners on the picture, and what its colour depends on. */
export interface Facet {
  corners: readonly (readonly [number, number])[];
  /** How much of the sun it gets, 0 to 1. */
  light: number;
  /** Its height, 0 to about 1. */
  height: number;
  /** How steep it is, 0 flat, 1 upright. */
  steepness: number;
  /** How far away, 0 near, 1 far. */
  distance: number;
}

export const SUMMIT: Point = [0.08, 0.62, 1.06];

const RIDGES: readonly Ridge[] = [
  // the west ridge with its shoulder, and the long way down from it
  {
    line: [
      SUMMIT,
      [-0.1, 0.58, 0.84],
      [-0.3, 0.53, 0.68],
      [-0.52, 0.46, 0.6],
      [-0.76, 0.38, 0.36],
      [-0.98, 0.3, 0.12],
    ],
    fall: 1.95,
  },
  // the ridge that people take: south summit, col, and the next peak
  {
    line: [
      SUMMIT,
      [0.15, 0.62, 0.98],
      [0.27, 0.62, 0.82],
      [0.42, 0.62, 0.67],
      [0.55, 0.6, 0.78],
      [0.66, 0.58, 0.9],
      [0.84, 0.62, 0.66],
      [1.2, 0.62, 0.5],
    ],
    fall: 2.1,
  },
  // the wall on the right, which closes the valley
  {
    line: [
      [0.66, 0.58, 0.9],
      [0.78, 0.48, 0.74],
      [0.92, 0.4, 0.72],
      [1.06, 0.34, 0.54],
      [1.3, 0.26, 0.3],
    ],
    fall: 2.1,
  },
  // buttresses of the great face
  { line: [SUMMIT, [0.03, 0.53, 0.78], [-0.02, 0.45, 0.48], [-0.05, 0.37, 0.22]], fall: 2.5 },
  { line: [[0.27, 0.62, 0.82], [0.25, 0.54, 0.58], [0.23, 0.47, 0.36]], fall: 2.8 },
  { line: [[-0.3, 0.53, 0.68], [-0.34, 0.43, 0.42], [-0.36, 0.34, 0.16]], fall: 2.4 },
  { line: [[0.92, 0.4, 0.72], [0.87, 0.31, 0.42], [0.82, 0.22, 0.12]], fall: 2.4 },
  { line: [[1.06, 0.34, 0.54], [1.04, 0.22, 0.2]], fall: 2.4 },
  // far away
  {
    line: [
      [-1.7, 0.98, 0.42],
      [-1.3, 1, 0.58],
      [-1.02, 0.96, 0.44],
      [-0.7, 1, 0.52],
      [-0.4, 1, 0.36],
    ],
    fall: 1.3,
  },
  { line: [[0.9, 1, 0.4], [1.22, 0.98, 0.62], [1.5, 1, 0.44]], fall: 1.3 },
  // near, at both sides
  { line: [[-1.5, 0.12, 0.36], [-1.1, 0.04, 0.22], [-0.7, -0.06, 0.06]], fall: 1.1 },
  { line: [[1.3, 0.02, 0.3], [0.9, -0.06, 0.15], [0.6, -0.14, 0.02]], fall: 1.1 },
];

/** A number between 0 and 1 that looks like chance and is always the same. */
function chance(a: number, b: number): number {
  const wave = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Waves of about one unit's length, between -1 and 1. */
function waves(x: number, z: number): number {
  const [left, near] = [Math.floor(x), Math.floor(z)];
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const [across, away] = [smooth(x - left), smooth(z - near)];
  const row = (of: number) => chance(left, of) * (1 - across) + chance(left + 1, of) * across;
  return (row(near) * (1 - away) + row(near + 1) * away) * 2 - 1;
}

/** How high a ridge lifts the ground of a place. */
function lifted({ line, fall }: Ridge, x: number, z: number): number {
  let highest = 0;
  for (let part = 1; part < line.length; part++) {
    const [fromX, fromZ, fromHeight] = line[part - 1]!;
    const [toX, toZ, toHeight] = line[part]!;
    const [wide, deep] = [toX - fromX, toZ - fromZ];
    const along = ((x - fromX) * wide + (z - fromZ) * deep) / (wide * wide + deep * deep);
    const at = Math.min(1, Math.max(0, along));
    const away = Math.hypot(x - fromX - wide * at, z - fromZ - deep * at);
    // less and less steep, to the foot
    const steep = Math.min(away, 0.4);
    const drop = fall * (steep * (1.1 - 0.8 * steep) + 0.52 * (away - steep));
    highest = Math.max(highest, fromHeight + (toHeight - fromHeight) * at - drop);
  }
  return highest;
}

/** The height of the ground. */
export function ground(x: number, z: number): number {
  const high = Math.max(...RIDGES.map((ridge) => lifted(ridge, x, z)));
  const rough = waves(x * 9, z * 9) * 0.72 + waves(x * 23, z * 23) * 0.28;
  const valley = 0.04 + 0.16 * z + waves(x * 4, z * 6) * 0.012;
  return Math.max(high + rough * Math.min(0.055, 0.012 + high * 0.05), valley);
}

// -- seeing it --------------------------------------------------------------------------------------

export const WIDTH = 1600;
export const HEIGHT = 900;

const EYE: Point = [0, -1.35, 0.52];
const LENS = 1160;
const HORIZON = 505;
/** Where the middle is: the left of the sky is for words. */
const MIDDLE = 930;

/** Where a point is on the picture. */
export function seen([x, z, height]: Point): [number, number] {
  const away = z - EYE[1];
  return [MIDDLE + ((x - EYE[0]) / away) * LENS, HORIZON - ((height - EYE[2]) / away) * LENS];
}

const SUN = unit([-0.72, -0.38, 0.58]);

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function facet(a: Point, b: Point, c: Point, distance: number): Facet | null {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  let normal = unit([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]);
  if (normal[2] < 0) normal = [-normal[0], -normal[1], -normal[2]];
  const look = [a[0] - EYE[0], a[1] - EYE[1], a[2] - EYE[2]] as const;
  if (normal[0] * look[0] + normal[1] * look[1] + normal[2] * look[2] > 0) return null; // from behind
  const sun = normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2];
  return {
    corners: [seen(a), seen(b), seen(c)],
    light: Math.min(1, Math.max(0, sun)),
    height: (a[2] + b[2] + c[2]) / 3,
    steepness: 1 - normal[2],
    distance,
  };
}

/** All facets in rows, the farthest first, so that what is nearer is drawn over it. */
export function rows(columns = 96, lines = 52): Facet[][] {
  const near = -0.16;
  const far = 1.12;
  const point = (column: number, line: number): Point => {
    const z = near + ((far - near) * (line + (chance(column, line) - 0.5) * 0.7)) / lines;
    const across = (column + (chance(line, column + 50) - 0.5) * 0.7) / columns;
    const x = ((across * 1.06 - 0.03) * WIDTH - MIDDLE) * ((z - EYE[1]) / LENS); // as wide as is seen
    return [x, z, ground(x, z)];
  };
  const grid = Array.from({ length: lines + 1 }, (_, line) =>
    Array.from({ length: columns + 1 }, (_, column) => point(column, line)),
  );
  const found: Facet[][] = [];
  for (let line = lines - 1; line >= 0; line--) {
    const row: Facet[] = [];
    for (let column = 0; column < columns; column++) {
      const [a, b] = [grid[line]![column]!, grid[line]![column + 1]!];
      const [c, d] = [grid[line + 1]![column]!, grid[line + 1]![column + 1]!];
      const halves = chance(column, line + 9) < 0.5 ? [[a, b, c], [b, d, c]] : [[a, b, d], [a, d, c]];
      for (const [one, two, three] of halves) {
        const made = facet(one!, two!, three!, line / lines);
        if (made !== null) row.push(made);
      }
    }
    found.push(row);
  }
  return found;
}
