/** The shapes of what one stands on: areas in the snow, ledges in the rock. */

import type { Board } from "./board";
import type { Point } from "./geometry";
import { random } from "./random";

/** Around 0, 0 and before `Board.size`; `under` is what carries it. */
export interface Ground {
  top: string;
  under: string;
}

export function groundOf(board: Board, space: string): Ground {
  const draw = random(board.seed + space);
  return board.ground === "snow" ? snow(draw) : ledge(draw);
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

/** A closed curve through points (Catmull-Rom). */
function curve(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const parts = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const numbers = [
      point.x + (next.x - before.x) / 6,
      point.y + (next.y - before.y) / 6,
      next.x - (after.x - point.x) / 6,
      next.y - (after.y - point.y) / 6,
      next.x,
      next.y,
    ];
    return `C${numbers.map(rounded).join(" ")}`;
  });
  return `M${rounded(at(0).x)} ${rounded(at(0).y)}${parts.join("")}Z`;
}

function around(draw: () => number, width: number, height: number, uneven: number): Point[] {
  const count = 11;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5 * draw()) / count) * 2 * Math.PI;
    // between an ellipse and a box: numbers at both sides have room
    const [across, along] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const stretch = (across ** 3 + along ** 3) ** (-1 / 3);
    const reach = stretch * (1 - uneven * draw());
    return { x: Math.cos(angle) * width * reach, y: Math.sin(angle) * height * reach };
  });
}

function snow(draw: () => number): Ground {
  return { top: curve(around(draw, 33, 22.5, 0.1)), under: curve(around(draw, 46, 32, 0.3)) };
}

function ledge(draw: () => number): Ground {
  const shake = (x: number, y: number) =>
    `${rounded(x + 3 * draw() - 1.5)} ${rounded(y + 3 * draw() - 1.5)}`;
  const [left, right] = [shake(-33, -3), shake(33, -4)];
  const top =
    `M${left}L${shake(-27, -20)}L${shake(-4, -22)}L${shake(26, -20)}` +
    `L${right}L${shake(30, 17)}L${shake(2, 21)}L${shake(-29, 18)}Z`;
  const under =
    `M${left}L${shake(-33, 18)}L${shake(-24, 27)}L${shake(-10, 25)}L${shake(-3, 33)}` +
    `L${shake(10, 26)}L${shake(22, 29)}L${shake(34, 17)}L${right}Z`;
  return { top, under };
}
