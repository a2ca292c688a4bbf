/** Finds room for the names of spaces; a name without room is told in the caption alone. */

import { type Board, type Spot, WORLD } from "./board";
import { type Box, boxAround, isWithin, overlap, type Point, shareInside } from "./geometry";

export interface Name {
  space: string;
  lines: string[];
  box: Box;
  anchor: "start" | "middle" | "end";
  /** Of the first baseline. */
  at: Point;
}

export const TEXT = { height: 13.5, line: 15 };
const WIDEST_LINE = 15;

/** About how wide a text is: too wide rather than too narrow, in any of the alphabets. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[ .,'’]/.test(letter)) width += 0.34;
    else if (/[iljtfrI]/.test(letter)) width += 0.42;
    else if (/[mwMWщшжюфмыШЩЖЮФМЫωΩ]/.test(letter)) width += 0.92;
    else width += /\p{Lu}/u.test(letter) ? 0.74 : 0.63;
  }
  return width * 1.06 * TEXT.height;
}

/** One line, or two of about the same length. */
export function wrapped(name: string): string[] {
  if (name.length <= WIDEST_LINE) return [name];
  const words = name.split(" ");
  let best = [name];
  let shortest = name.length;
  for (let index = 1; index < words.length; index++) {
    const lines = [words.slice(0, index).join(" "), words.slice(index).join(" ")];
    const longest = Math.max(...lines.map(({ length }) => length));
    if (longest < shortest) [best, shortest] = [lines, longest];
  }
  return best;
}

/** All names that there is room for, the most important places first. */
export function namesOf(board: Board, nameOf: (space: string) => string): Name[] {
  const { start, summit } = board.ruleset;
  const isFirst = ({ id }: Spot) => (id === start || id === summit ? 0 : 1);
  const isIce = ({ info }: Spot) => Number(info.tile !== null);
  const order = board.spots.toSorted(
    (a, b) => isFirst(a) - isFirst(b) || isIce(a) - isIce(b),
  );
  const done: Name[] = [];
  for (const spot of order) {
    const name = roomFor(board, spot, nameOf(spot.id), done);
    if (name !== null) done.push(name);
  }
  return done;
}

function roomFor(board: Board, spot: Spot, text: string, done: readonly Name[]): Name | null {
  const layouts = text.length > WIDEST_LINE ? [wrapped(text), [text]] : [[text]];
  for (const lines of layouts) {
    const w = Math.max(...lines.map(widthOf)) * board.size;
    const h = lines.length * TEXT.line * board.size;
    for (const { box, anchor } of candidates(board, spot, w, h)) {
      if (!isFree(board, box, done)) continue;
      const x = anchor === "start" ? box.x : anchor === "end" ? box.x + w : box.x + w / 2;
      return { space: spot.id, lines, box, anchor, at: { x, y: box.y + 11.5 * board.size } };
    }
  }
  return null;
}

function* candidates(board: Board, spot: Spot, w: number, h: number) {
  const { size } = board;
  const [side, up] = [41 * size, 29 * size];
  for (const shift of [0, 10, -8, 18]) {
    const y = spot.y + shift * size;
    yield { box: { x: spot.x + side, y: y - h / 2, w, h }, anchor: "start" as const };
    yield { box: { x: spot.x - side - w, y: y - h / 2, w, h }, anchor: "end" as const };
  }
  for (const shift of [0, -20, 20, -40, 40])
    yield {
      box: boxAround({ x: spot.x + shift * size, y: spot.y + up + h / 2 }, w, h),
      anchor: "middle" as const,
    };
}

function isFree(board: Board, box: Box, done: readonly Name[]): boolean {
  return (
    isWithin(box, WORLD) &&
    !board.spots.some(({ boxes }) => boxes.some((taken) => overlap(box, taken, 1))) &&
    !board.ropes.some(({ lower, upper }) => shareInside(lower, upper, box) > 0) &&
    !done.some((other) => overlap(box, other.box, 3))
  );
}

/** The names that nothing stands on. */
export function uncovered(names: readonly Name[], taken: readonly Box[]): Name[] {
  return names.filter(({ box }) => !taken.some((other) => overlap(box, other, 1)));
}
