/** Who is on the way in the picture of the first page, and what stands in its sky. */

/** The way from base camp through the valley and over the col to the top: right, and away. */
export const WAY: readonly (readonly [number, number])[] = [
  [-0.2, 0.1],
  [-0.04, 0.1],
  [0.12, 0.14],
  [0.33, 0.24],
  [0.42, 0.36],
  [0.44, 0.46],
  [0.45, 0.54],
  [0.41, 0.61],
  [0.3, 0.61],
  [0.2, 0.613],
  [0.14, 0.615],
  [0.08, 0.619],
];

export interface Person {
  step: number;
  seat: number;
  shape: "A" | "B";
  size: number;
}

export const PEOPLE: readonly Person[] = [
  { step: 1, seat: 2, shape: "B", size: 1.7 },
  { step: 3, seat: 1, shape: "A", size: 1.45 },
  { step: 5, seat: 3, shape: "A", size: 1.25 },
  { step: 6, seat: 1, shape: "B", size: 1.15 },
  { step: 9, seat: 0, shape: "A", size: 1.05 },
];

export interface Tent {
  place: readonly [number, number];
  seat: number;
  size: number;
}

export const CAMPS: readonly Tent[] = [
  { place: [0.37, 0.6], seat: 0, size: 0.9 },
  { place: [0.27, 0.3], seat: 1, size: 1.25 },
  { place: [-0.36, 0.1], seat: 4, size: 1.6 },
  { place: [-0.29, 0.07], seat: 2, size: 1.75 },
  { place: [-0.21, 0.1], seat: 3, size: 1.55 },
];

/** Stars: where, and how large. */
export const STARS: readonly (readonly [number, number, number])[] = Array.from(
  { length: 110 },
  (_, number) => {
    const of = (salt: number) => Math.abs(Math.sin((number + 1) * salt) * 43758.5453) % 1;
    return [of(12.9898) * 1600, of(78.233) ** 1.6 * 430, 0.6 + of(39.425) ** 3 * 1.5] as const;
  },
);
