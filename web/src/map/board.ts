/** A map in the units of its picture: where spaces and ropes lie, and how big they are. */

import type { RulesetInfo } from "../net/rest";
import { type Box, boxAround, distance, overlap, type Point } from "./geometry";

export type SpaceInfo = RulesetInfo["spaces"][number];

/** The picture; it is about 0.78 times as wide as it is high. */
export const WIDTH = 780;
export const HEIGHT = 1000;
/** All that there is to see: the picture, and what stands beside its outermost spaces. */
export const WORLD: Box = { x: -20, y: -26, w: WIDTH + 40, h: HEIGHT + 58 };

/** The ground of a space around its middle, before `Board.size`. */
const GROUND = { w: 66, h: 46 };
/** Where the whole cost of getting there is shown, at the upper right. */
export const COST_AT: Point = { x: 27, y: -20 };
export const COST_RADIUS = 11;
/** The foot of the flag, at the upper left, and the box of its cloth. */
export const FLAG_FOOT: Point = { x: -22, y: -14 };
export const FLAG: Box = { x: -22, y: -41, w: 24, h: 17 };
/** Boxes have corners where what is drawn is round: so far they may overlap. */
const CORNER = 5;
const SMALLEST = 0.4;

export interface Spot extends Point {
  id: string;
  info: SpaceInfo;
  /** All that belongs to the space and must not be covered. */
  boxes: Box[];
}

export interface Rope {
  id: string;
  lower: Spot;
  upper: Spot;
  level: boolean;
  /** Whether the picture alone does not say which end is up. */
  isMarked: boolean;
}

export interface Board {
  ruleset: RulesetInfo;
  spots: Spot[];
  at: ReadonlyMap<string, Spot>;
  ropes: Rope[];
  /** How big everything is, 1 on the built-in maps. */
  size: number;
  /** Irregular areas of snow as on Everest, or ledges in the rock as on K2. */
  ground: "snow" | "ledge";
  seed: string;
}

export function boardOf(ruleset: RulesetInfo): Board {
  const places = ruleset.spaces.map(({ x, y }) => ({ x: x * WIDTH, y: y * HEIGHT }));
  const spotsOf = (size: number) =>
    ruleset.spaces.map((info, index) => spotOf(info, places[index]!, size));
  let size = 1;
  while (size > SMALLEST && isCrowded(spotsOf(size), size)) size = Math.round(100 * size - 2) / 100;
  const spots = spotsOf(size);
  const at = new Map(spots.map((spot) => [spot.id, spot]));
  const ropes = ruleset.edges.flatMap(({ lower, upper, level }) => {
    const [low, high] = [at.get(lower), at.get(upper)];
    if (low === undefined || high === undefined) return [];
    return [ropeOf(low, high, level)];
  });
  const isEverest = ruleset.game === "mount-everest" || ruleset.map.startsWith("everest");
  const seed = ruleset.spaces.map(({ id }) => id).join();
  return { ruleset, spots, at, ropes, size, ground: isEverest ? "snow" : "ledge", seed };
}

/** Whether spaces are in each other's way at this size. */
export function isCrowded(spots: readonly Spot[], size: number): boolean {
  return spots.some(({ boxes }, index) =>
    spots
      .slice(index + 1)
      .some((other) =>
        boxes.some((box) => other.boxes.some((taken) => overlap(box, taken, -CORNER * size))),
      ),
  );
}

function spotOf(info: SpaceInfo, { x, y }: Point, size: number): Spot {
  const ground = boxAround({ x, y }, GROUND.w * size, GROUND.h * size);
  const cost = boxAround(
    { x: x + COST_AT.x * size, y: y + COST_AT.y * size },
    2 * COST_RADIUS * size,
    2 * COST_RADIUS * size,
  );
  const boxes = [ground, cost];
  if (info.flag !== null)
    boxes.push({
      x: x + FLAG.x * size,
      y: y + FLAG.y * size,
      w: FLAG.w * size,
      h: FLAG.h * size,
    });
  return { id: info.id, info, x, y, boxes };
}

function ropeOf(lower: Spot, upper: Spot, level: boolean): Rope {
  const rise = lower.y - upper.y;
  const isMarked = level || rise < 0.42 * distance(lower, upper);
  return { id: `${lower.id} ${upper.id}`, lower, upper, level, isMarked };
}
