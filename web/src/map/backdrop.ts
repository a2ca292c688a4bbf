/** What lies behind the mountain: far ridges, clouds below, stars where the air is thin. */

import { type Board, HEIGHT, WIDTH } from "./board";
import type { Point } from "./geometry";
import { noise, random } from "./random";
import { BEYOND } from "./zones";

/** Ranges of peaks from the furthest to the nearest, as closed paths. */
export function rangesOf(board: Board): string[] {
  return [0, 1, 2].map((layer) => {
    const rough = noise(`${board.seed} range ${layer}`);
    const line = HEIGHT * (0.5 + 0.13 * layer);
    const points: string[] = [];
    for (let x = -BEYOND; x <= WIDTH + BEYOND; x += 34) {
      const peak = 1 - Math.abs(rough(x / 190, layer));
      const y = line - 130 * peak ** 2 + 26 * rough(x / 41, 5 + layer);
      points.push(`${x} ${Math.round(y)}`);
    }
    const foot = HEIGHT + 500;
    return `M${points.join("L")}L${WIDTH + BEYOND} ${foot}L${-BEYOND} ${foot}Z`;
  });
}

export interface Star extends Point {
  r: number;
}

/** More of them the higher one looks. */
export function starsOf(board: Board): Star[] {
  const draw = random(`${board.seed} stars`);
  return Array.from({ length: 110 }, () => {
    const high = draw() ** 1.7;
    return {
      x: Math.round(-400 + draw() * (WIDTH + 800)),
      y: Math.round(-160 + high * HEIGHT * 0.5),
      r: 0.6 + 1.1 * draw() ** 3,
    };
  });
}

export interface Cloud extends Point {
  w: number;
  h: number;
}

/** A sea of clouds that the mountain stands in. */
export function cloudsOf(board: Board): Cloud[] {
  const draw = random(`${board.seed} clouds`);
  return Array.from({ length: 34 }, (_, index) => ({
    x: Math.round(-700 + (index / 33) * (WIDTH + 1400) + 60 * (draw() - 0.5)),
    y: Math.round(HEIGHT * (0.66 + 0.16 * draw())),
    w: Math.round(110 + 150 * draw()),
    h: Math.round(20 + 26 * draw()),
  }));
}
