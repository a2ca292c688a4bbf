/** Finds room for pawns and camps beside their spaces: nothing may cover a number. */

import type { Board, Spot } from "./board";
import { WORLD } from "./board";
import {
  type Box,
  boxAround,
  distance,
  isWithin,
  overlap,
  type Point,
  shareInside,
} from "./geometry";
import { shapeOf, type Token } from "./pieces";

export interface Placed {
  token: Token;
  /** The middle of its body. */
  at: Point;
  box: Box;
  /** Whether it stands so far away that a line has to say to which space it belongs. */
  isTethered: boolean;
}

const ANGLES = 24;
/** Steps away from the space, in units of the picture. */
const RINGS = [0, 7, 16, 28, 44, 62, 84, 110, 140, 180, 230, 290];
const GAP = 2;
const TETHERED_FROM = 7;

/** What makes a place worse, in the same units as steps away. */
const WORSE = { rope: 36, name: 16, elsewhere: 40, tether: 14, flip: 3 };

/** Places all tokens; names of spaces are avoided where that is easy. */
export function placed(
  board: Board,
  tokens: readonly Token[],
  names: readonly Box[] = [],
): Placed[] {
  const done: Placed[] = [];
  for (const token of tokens) {
    const spot = board.at.get(token.space);
    if (spot !== undefined) done.push(bestPlace(board, spot, token, done, names));
  }
  return done;
}

function bestPlace(
  board: Board,
  spot: Spot,
  token: Token,
  done: readonly Placed[],
  names: readonly Box[],
): Placed {
  const { size } = board;
  const shape = shapeOf(token);
  const [w, h] = [shape.w * size, shape.h * size];
  const ground = spot.boxes[0]!;
  let best: { box: Box; ring: number } | null = null;
  let least = Infinity;
  for (const ring of RINGS) {
    if (ring * size > least) break; // further out it only gets worse
    for (let index = 0; index < ANGLES; index++) {
      const angle = (index / ANGLES) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const away = Math.min(
        ((ground.w + w) / 2 + GAP * size) / Math.abs(dx),
        ((ground.h + h) / 2 + GAP * size) / Math.abs(dy),
      );
      const far = away + ring * size;
      const box = boxAround({ x: spot.x + dx * far, y: spot.y + dy * far }, w, h);
      if (!isFree(board, box, done, spot, ring)) continue;
      const bad = badness(board, spot, box, ring, names, done) + (dy < -0.5 ? WORSE.flip : 0);
      if (bad < least) [best, least] = [{ box, ring }, bad];
    }
  }
  const { box, ring } = best ?? { box: anyPlace(board, spot, w, h, done), ring: Infinity };
  const middle = { x: box.x + w / 2, y: box.y + h / 2 + shape.body * size };
  return { token, at: middle, box, isTethered: ring >= TETHERED_FROM };
}

/** Where everything near is taken: the nearest room that there is at all. */
function anyPlace(board: Board, spot: Spot, w: number, h: number, done: readonly Placed[]): Box {
  let best = boxAround(spot, w, h);
  let least = Infinity;
  for (let x = WORLD.x; x + w <= WORLD.x + WORLD.w; x += 10)
    for (let y = WORLD.y; y + h <= WORLD.y + WORLD.h; y += 10) {
      const box = { x, y, w, h };
      const far = distance({ x: x + w / 2, y: y + h / 2 }, spot);
      if (far < least && isFree(board, box, done, spot, 0)) [best, least] = [box, far];
    }
  return best;
}

function isFree(
  board: Board,
  box: Box,
  done: readonly Placed[],
  spot: Spot,
  ring: number,
): boolean {
  const gap = GAP * board.size;
  if (!isWithin(box, WORLD)) return false;
  if (done.some((other) => overlap(box, other.box, gap / 2))) return false;
  if (board.spots.some(({ boxes }) => boxes.some((taken) => overlap(box, taken, gap / 2))))
    return false;
  if (ring < TETHERED_FROM) return true;
  // a line to its space must not run over the numbers of another one
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return !board.spots.some(
    (other) => other !== spot && shareInside(spot, middle, other.boxes[0]!) > 0,
  );
}

function badness(
  board: Board,
  spot: Spot,
  box: Box,
  ring: number,
  names: readonly Box[],
  done: readonly Placed[],
): number {
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  let bad = ring * board.size;
  for (const { lower, upper } of board.ropes) {
    const share = shareInside(lower, upper, box);
    if (share === 0) continue;
    const length = share * distance(lower, upper);
    bad += 4 + WORSE.rope * Math.min(1, length / (0.8 * box.w));
  }
  for (const name of names) if (overlap(box, name)) bad += WORSE.name;
  const own = distance(middle, spot);
  if (board.spots.some((other) => other !== spot && distance(middle, other) < own))
    bad += WORSE.elsewhere;
  if (ring >= TETHERED_FROM) {
    bad += WORSE.tether;
    for (const other of done)
      if (shareInside(spot, middle, other.box) > 0) bad += WORSE.tether;
  }
  return bad;
}
