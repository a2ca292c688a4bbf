/** Where one altitude zone ends in the picture and the next one begins. */

import { type Board, HEIGHT, type Spot, WIDTH } from "./board";
import { clamped, type Point } from "./geometry";

/** The lower end of a zone, from left to right across the picture. */
export interface ZoneLine {
  zone: number;
  altitude: number;
  points: Point[];
  /** Its height on the left, where it is labelled. */
  y: number;
}

/** How far beside the picture lines go on. */
export const BEYOND = 1600;
const STEP = 30;
const CLEAR = 34;
const NEAR = 50;

/** The lines from the lowest to the highest; none where one side of it has no spaces. */
export function zoneLines(board: Board): ZoneLine[] {
  return board.ruleset.zones.flatMap(({ from_altitude }, zone) => {
    const above = board.spots.filter(({ info }) => info.zone >= zone);
    const below = board.spots.filter(({ info }) => info.zone < zone);
    if (above.length === 0 || below.length === 0) return [];
    const points = lineBetween(above, below);
    return [{ zone, altitude: from_altitude, points, y: points[0]!.y }];
  });
}

function lineBetween(above: readonly Spot[], below: readonly Spot[]): Point[] {
  const low = Math.max(...above.map(({ y }) => y));
  const high = Math.min(...below.map(({ y }) => y));
  const middle = (low + high) / 2;
  const ends = (at: readonly number[]) => [
    { x: -BEYOND, y: at[0]! },
    ...at.slice(0, -1).map((y, index) => ({ x: index * STEP, y })),
    { x: WIDTH + BEYOND, y: at.at(-1)! },
  ];
  if (low < high) return ends([middle]);
  // somebody's own map: the line winds between its spaces as well as it can
  let at = Array.from({ length: WIDTH / STEP + 1 }, () => middle);
  for (let round = 0; round < 4; round++) {
    at = at.map((y, index) => {
      const isNear = ({ x }: Spot) => Math.abs(x - index * STEP) < NEAR;
      const least = Math.max(-Infinity, ...above.filter(isNear).map((spot) => spot.y + CLEAR));
      const most = Math.min(Infinity, ...below.filter(isNear).map((spot) => spot.y - CLEAR));
      return least > most ? (least + most) / 2 : clamped(y, least, most);
    });
    if (round < 3)
      at = at.map((y, index) => (y * 2 + (at[index - 1] ?? y) + (at[index + 1] ?? y)) / 4);
  }
  return ends(at);
}

/** The part of the picture that a zone fills; undefined without spaces in it. */
export interface Band {
  zone: number;
  points: Point[];
  top: number;
  bottom: number;
}

/** The zones that have spaces, from the lowest to the highest. */
export function bandsOf(board: Board, lines: readonly ZoneLine[]): Band[] {
  const edge = (y: number): Point[] => [
    { x: -BEYOND, y },
    { x: WIDTH + BEYOND, y },
  ];
  return board.ruleset.zones.flatMap((_, zone) => {
    if (!board.spots.some(({ info }) => info.zone === zone)) return [];
    const under = lines.findLast((line) => line.zone <= zone)?.points ?? edge(HEIGHT + 400);
    const over = lines.find((line) => line.zone > zone)?.points ?? edge(-400);
    const heights = (points: readonly Point[]) => points.map(({ y }) => y);
    return [
      {
        zone,
        points: [...over, ...under.toReversed()],
        top: Math.min(...heights(over)),
        bottom: Math.max(...heights(under)),
      },
    ];
  });
}

export function pathThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}
