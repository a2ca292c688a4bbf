/** Where the lines of a graph run: numbers to places in a picture. */

import type { Series } from "./series";

/** The measures of a graph; places are those of its picture. */
export interface Frame {
  left: number;
  right: number;
  /** How many players it has. */
  seats: number;
  rows: { y: number; value: number }[];
  columns: { x: number; day: number }[];
  x: (index: number) => number;
  y: (value: number) => number;
}

/** A shape for each seat, round the middle: circle, square, triangle, diamond, cross. */
export const MARKERS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
  "M-3.6-3.6h7.2v7.2h-7.2Z",
  "M0-4.6 4.6 3.6h-9.2Z",
  "M0-5 5 0 0 5-5 0Z",
  "M-1.6-4.6h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3Z",
] as const;

const TOP = 14;
const BOTTOM = 26;
const RIGHT = 12;
const ROWS = 5;

/** A step of 1, 2 or 5 times a power of ten that makes few enough rows. */
export function stepFor(range: number): number {
  const rough = Math.max(range, 1) / ROWS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, step * power);
}

export function frame(series: Series, width: number, height: number): Frame {
  const values = series.lines.flatMap((line) => line.values).filter((value) => value !== null);
  const least = Math.min(...values, Infinity);
  const most = Math.max(...values, -Infinity);
  const [low, high] = values.length === 0 ? [0, 1] : [least, most];
  const step = stepFor(high - Math.min(low, high));
  // small numbers are counted from nought, heights are not
  const from = low < 3 * step ? Math.min(0, Math.floor(low / step) * step) : Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const left = to >= 1000 ? 44 : 40;
  const last = Math.max(1, series.days.length - 1);
  const x = (index: number): number => left + 4 + ((width - left - 4 - RIGHT) * index) / last;
  const y = (value: number): number => TOP + ((height - TOP - BOTTOM) * (to - value)) / (to - from);
  const rows = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, row) => {
    const value = from + row * step;
    return { y: y(value), value };
  });
  const every = series.days.length > 10 ? 3 : 1;
  const columns = series.days
    .map((day, index) => ({ x: x(index), day }))
    .filter(({ day }) => day % every === 0);
  const seats = new Set(series.lines.map(({ seat }) => seat)).size;
  return { left, right: RIGHT, seats, rows, columns, x, y };
}

/** A mark of a line. */
export interface Mark {
  x: number;
  y: number;
  /** Whether it is the last one. */
  isEnd: boolean;
}

export function pointsOf(shape: Frame, values: readonly (number | null)[]): Mark[] {
  const marks = values.flatMap((value, index) =>
    value === null ? [] : [{ x: shape.x(index), y: shape.y(value), isEnd: false }],
  );
  const end = marks.at(-1);
  if (end !== undefined) end.isEnd = true;
  return marks;
}

/** The line; it breaks where there is no value. */
export function pathOf(shape: Frame, values: readonly (number | null)[]): string {
  let path = "";
  let isDrawing = false;
  for (const [index, value] of values.entries()) {
    if (value !== null) {
      path += `${isDrawing ? "L" : "M"}${round(shape.x(index))} ${round(shape.y(value))}`;
    }
    isDrawing = value !== null;
  }
  return path;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
