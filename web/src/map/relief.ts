/** The mountain itself: many small faces, lit from the left, around the spaces of any map. */

import { type Board, HEIGHT, type Spot } from "./board";
import { clamped, type Point } from "./geometry";
import { noise, random } from "./random";

/** Faces of one colour. */
export interface Faces {
  tone: Tone;
  path: string;
}

/** From dark to bright. */
type Light = 0 | 1 | 2 | 3 | 4 | 5;
/** What a face is made of, and how much light it has. */
export type Tone = `${"snow" | "rock" | "ice"}-${Light}`;

interface Vertex extends Point {
  z: number;
}

const ROW = 30;
const COLUMN = 36;
const FOOT = HEIGHT + 330;
const LIGHT = { x: -0.62, y: -0.42, z: 0.66 };

/** The left and the right edge of the mountain at a height of the picture. */
export interface Outline {
  top: Point;
  left: (y: number) => number;
  right: (y: number) => number;
}

export function outlineOf(board: Board): Outline {
  const summit = board.at.get(board.ruleset.summit) ?? highest(board.spots);
  const top = { x: summit.x + 6 * board.size, y: Math.min(summit.y, highest(board.spots).y) - 36 };
  const rough = noise(`${board.seed} edge`);
  // as wide as any space above needs, and wider with each step down
  const edge = (y: number, side: -1 | 1) => {
    let out = side * top.x + 0.36 * (y - top.y);
    for (const spot of board.spots) {
      const below = y - spot.y + 30;
      // a shoulder first, then the long slope
      const shoulder = 16 + 0.95 * Math.min(below, 34);
      if (below > 0) out = Math.max(out, side * spot.x + shoulder + 0.27 * Math.max(0, below - 34));
    }
    const wild = Math.min(1, (y - top.y) / 120);
    out += wild * (16 * rough(y / 46, side * 9) + 8 * rough(y / 17, side * 31));
    return side * out;
  };
  return { top, left: (y) => edge(y, -1), right: (y) => edge(y, 1) };
}

function highest(spots: readonly Spot[]): Spot {
  return spots.reduce((best, spot) => (spot.y < best.y ? spot : best));
}

export function reliefOf(board: Board): Faces[] {
  const outline = outlineOf(board);
  const heights = heightsOf(board, outline);
  const rows = rowsOf(board, outline, heights);
  const faces = new Map<Tone, string>();
  const paint = toneOf(board);
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next === undefined) break;
    for (const [a, b, c] of stitched(row, next)) {
      const tone = paint(a, b, c);
      const path = [a, b, c].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L");
      faces.set(tone, `${faces.get(tone) ?? ""}M${path}Z`);
    }
  }
  return [...faces].map(([tone, path]) => ({ tone, path }));
}

/** How far each point stands out towards who looks: a ridge down the middle, ribs beside it. */
function heightsOf(board: Board, outline: Outline): (x: number, y: number) => number {
  const bend = noise(`${board.seed} bend`);
  const rib = noise(`${board.seed} rib`);
  const rock = noise(`${board.seed} rock`);
  const sharp = (value: number) => 1 - 2 * Math.abs(value);
  return (x, y) => {
    const down = y - outline.top.y;
    const lean = 0.12 * down * bend(1, 7);
    const spine = outline.top.x + lean + 70 * bend(y / 170, 3) * Math.min(1, down / 200);
    // ribs run down and away from the top
    const away = (x - outline.top.x) / (60 + 0.34 * down);
    const ribs = sharp(rib(away * 2.4, y / 330)) * (18 + 0.05 * down);
    const rough = 20 * sharp(rock(x / 62, y / 74)) + 9 * rock(x / 21, y / 21);
    return ribs + rough - 0.55 * Math.abs(x - spine);
  };
}

function rowsOf(
  board: Board,
  outline: Outline,
  heights: (x: number, y: number) => number,
): Vertex[][] {
  const draw = random(`${board.seed} faces`);
  const { top } = outline;
  const rows: Vertex[][] = [[{ ...top, z: heights(top.x, top.y) + 30 }]];
  for (let y = top.y + 14; y < FOOT; y += y < top.y + 60 ? 16 : ROW) {
    const [left, right] = [outline.left(y), outline.right(y)];
    const inner = Math.max(0, Math.round((right - left) / COLUMN) - 1);
    const row: Vertex[] = [{ x: left, y, z: heights(left, y) - 14 }];
    for (let index = 1; index <= inner; index++) {
      const x = left + ((index + 0.62 * draw() - 0.31) / (inner + 1)) * (right - left);
      const shaken = y + (draw() - 0.5) * ROW * 0.62;
      row.push({ x, y: shaken, z: heights(x, shaken) });
    }
    row.push({ x: right, y, z: heights(right, y) - 14 });
    rows.push(row);
  }
  return rows;
}

/** The triangles between two rows. */
function* stitched(
  upper: readonly Vertex[],
  lower: readonly Vertex[],
): Generator<[Vertex, Vertex, Vertex]> {
  let [i, j] = [0, 0];
  while (i < upper.length - 1 || j < lower.length - 1) {
    const [a, b] = [upper[i]!, lower[j]!];
    const [nextA, nextB] = [upper[i + 1], lower[j + 1]];
    if (nextB === undefined || (nextA !== undefined && nextA.x < nextB.x)) {
      yield [a, nextA!, b];
      i++;
    } else {
      yield [a, b, nextB];
      j++;
    }
  }
}

function toneOf(board: Board): (a: Vertex, b: Vertex, c: Vertex) => Tone {
  const patches = noise(`${board.seed} patches`);
  const rocky = board.ground === "ledge" ? 0.2 : 0;
  const tiles = board.spots.filter(({ info }) => info.tile !== null);
  return (a, b, c) => {
    const [x, y] = [(a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3];
    const u = { x: b.x - a.x, y: b.y - a.y, z: b.z - a.z };
    const v = { x: c.x - a.x, y: c.y - a.y, z: c.z - a.z };
    let n = { x: u.y * v.z - u.z * v.y, y: u.z * v.x - u.x * v.z, z: u.x * v.y - u.y * v.x };
    const length = Math.hypot(n.x, n.y, n.z) * (n.z < 0 ? -1 : 1) || 1;
    n = { x: n.x / length, y: n.y / length, z: n.z / length };
    const light = n.x * LIGHT.x + n.y * LIGHT.y + n.z * LIGHT.z;
    const level = Math.round(5 * clamped(light * 0.95 + 0.08, 0, 1)) as Light;
    if (tiles.some((spot) => Math.abs(spot.x - x) < 78 && Math.abs(spot.y - y) < 52))
      return `ice-${level}`;
    // rock shows where it is steep, more of it further down
    const steep = 1 - n.z;
    const bare = steep * 0.95 + 0.3 * patches(x / 85, y / 60) + 0.16 * (y / HEIGHT) + rocky;
    return bare > 0.62 ? `rock-${level}` : `snow-${level}`;
  };
}

/** The outline of the whole mountain as a closed path. */
export function silhouetteOf(board: Board): string {
  const { top, left, right } = outlineOf(board);
  const points: string[] = [];
  const heights = [];
  for (let y = top.y + 14; y < FOOT; y += y < top.y + 60 ? 16 : ROW) heights.push(y);
  for (const y of heights.toReversed()) points.push(`${Math.round(left(y))} ${Math.round(y)}`);
  points.push(`${Math.round(top.x)} ${Math.round(top.y)}`);
  for (const y of heights) points.push(`${Math.round(right(y))} ${Math.round(y)}`);
  return `M${points.join("L")}Z`;
}
