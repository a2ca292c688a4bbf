/** What a finger or the mouse means: fingers are wide, so the nearest thing wins. */

import type { Piece } from "../game/views";
import type { Board, Spot } from "./board";
import { distance, type Point } from "./geometry";
import type { Placed } from "./layout";

/** Half of what a finger needs, in pixels. */
const FINGER = 22;

interface Near {
  spot: Spot;
  far: number;
}

function nearest(board: Board, point: Point, within: number): Near | null {
  let best: Near | null = null;
  for (const spot of board.spots) {
    const far = distance(spot, point);
    if (far < within && far < (best?.far ?? Infinity)) best = { spot, far };
  }
  return best;
}

/** The space at a point; `scale` is pixels for a unit of the picture. */
export function spaceAt(board: Board, point: Point, scale: number): string | null {
  return nearest(board, point, Math.max(42 * board.size, FINGER / scale))?.spot.id ?? null;
}

/** The own pawn at a point, if no space is nearer. */
export function pieceAt(
  board: Board,
  own: readonly Placed[],
  point: Point,
  scale: number,
): Piece | null {
  const reach = Math.max(19 * board.size, FINGER / scale);
  const [first] = own
    .map(({ token, at }) => ({ piece: token.name as Piece, far: distance(at, point) }))
    .filter(({ far }) => far < reach)
    .sort((a, b) => a.far - b.far);
  if (first === undefined) return null;
  const space = nearest(board, point, 30 * board.size);
  return space !== null && space.far < first.far ? null : first.piece;
}
