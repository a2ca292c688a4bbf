import { describe, expect, it } from "vitest";
import { type Board, boardOf, isCrowded, WORLD } from "$src/map/board";
import { isWithin, overlap, shareInside } from "$src/map/geometry";
import { type Placed, placed } from "$src/map/layout";
import { namesOf, uncovered } from "$src/map/names";
import type { Sign, Token } from "$src/map/pieces";
import { random } from "$src/map/random";
import { everyMap } from "./maps";

const SEATS = [0, 1, 2, 3, 4];
const LOADS: Sign[][] = [
  [],
  ["tent"],
  ["tent", "bottle"],
  ["mountaineer", "mountaineer", "tourist", "tourist"],
  ["bottle", "bottle", "bottle"],
];

function token(kind: "pawn" | "camp", seat: number, name: string, space: string): Token {
  const letter = kind === "pawn" ? name : "4";
  const empty = { signs: [], clients: [], bottles: 0, tents: 0, level: null, dying: 0 };
  return { key: `${seat}-${name}`, kind, seat, name, space, letter, ...empty };
}

/** Everything that five players can have on the map, in spaces that are drawn one after another. */
function crowd(drawn: (kind: "pawn" | "camp") => string, draw: () => number): Token[] {
  const camps = SEATS.flatMap((seat) =>
    ["camp1", "camp2"].map((name) => token("camp", seat, name, drawn("camp"))),
  );
  const pawns = SEATS.flatMap((seat) =>
    ["A", "B"].map((name) => token("pawn", seat, name, drawn("pawn"))),
  );
  for (const one of camps)
    if (draw() < 0.5) one.signs = Array.from({ length: Math.ceil(draw() * 6) }, () => "bottle");
  for (const one of pawns) one.signs = LOADS[Math.floor(draw() * LOADS.length)]!;
  for (const one of [...camps, ...pawns]) one.dying = draw() < 0.3 ? 1 : 0;
  return [...camps, ...pawns];
}

/** Places of pawns as the limits allow them, those of camps at will. */
function scattered(board: Board, draw: () => number, from: readonly string[]) {
  const room = new Map(board.spots.map(({ id, info }) => [id, info.limit ?? 10]));
  return (kind: "pawn" | "camp") => {
    const free = kind === "camp" ? from : from.filter((space) => room.get(space)! > 0);
    const space = free[Math.floor(draw() * free.length)] ?? board.ruleset.start;
    if (kind === "pawn") room.set(space, room.get(space)! - 1);
    return space;
  };
}

/** What is covered, as sentences; nothing should be. */
function covered(board: Board, pieces: readonly Placed[]): string[] {
  return pieces.flatMap(({ token: { key }, box }, index) => [
    ...(isWithin(box, WORLD) ? [] : [`${key} is outside`]),
    ...pieces
      .slice(index + 1)
      .filter((other) => overlap(box, other.box))
      .map((other) => `${key} over ${other.token.key}`),
    ...board.spots
      .filter(({ boxes }) => boxes.some((taken) => overlap(box, taken)))
      .map(({ id }) => `${key} over ${id}`),
  ]);
}

describe.each(everyMap())("on %s", (_, ruleset) => {
  const board = boardOf(ruleset);
  const names = namesOf(board, (id) => ruleset.spaces.find((space) => space.id === id)!.name);
  const boxes = names.map(({ box }) => box);

  it("covers nothing when all are in base camp", () => {
    const pieces = placed(board, crowd(() => board.ruleset.start, random("base")));
    expect(pieces).toHaveLength(20);
    expect(covered(board, pieces)).toEqual([]);
  });

  it("covers nothing wherever they are", () => {
    const ids = board.spots.map(({ id }) => id);
    for (let game = 0; game < 8; game++) {
      const draw = random(`game ${game}`);
      const tokens = crowd(scattered(board, draw, ids), draw);
      expect(covered(board, placed(board, tokens, boxes))).toEqual([]);
    }
  });

  it("covers nothing where they crowd on neighbouring spaces", () => {
    for (const { id } of board.spots.slice(0, 8)) {
      const near = board.ropes
        .map(({ lower, upper }) => [lower.id, upper.id])
        .filter((ends) => ends.includes(id))
        .flat()
        .concat(board.ruleset.start);
      const draw = random(id);
      const tokens = crowd(scattered(board, draw, near), draw);
      expect(covered(board, placed(board, tokens, boxes))).toEqual([]);
    }
  });

  it("gives names places where they cover nothing", () => {
    for (const [index, { space, box }] of names.entries()) {
      for (const other of names.slice(index + 1))
        expect(overlap(box, other.box), `${space} over ${other.space}`).toBe(false);
      for (const spot of board.spots)
        for (const taken of spot.boxes)
          expect(overlap(box, taken), `${space} over ${spot.id}`).toBe(false);
      for (const { id, lower, upper } of board.ropes)
        expect(shareInside(lower, upper, box), `${space} over ${id}`).toBe(0);
    }
    expect(names.map(({ space }) => space)).toContain(board.ruleset.summit);
  });

  it("hides a name where somebody stands", () => {
    const draw = random("names");
    const ids = board.spots.map(({ id }) => id);
    const pieces = placed(board, crowd(scattered(board, draw, ids), draw), boxes);
    for (const { box, space } of uncovered(names, pieces.map((one) => one.box)))
      for (const { token, box: taken } of pieces)
        expect(overlap(box, taken), `${space}, ${token.key}`).toBe(false);
  });
});

it("finds the same places again", () => {
  const board = boardOf(everyMap()[0]![1]);
  const tokens = crowd(() => board.ruleset.start, random("again"));
  expect(placed(board, tokens)).toEqual(placed(board, tokens));
});

it.each(everyMap())("gives the spaces of %s room of their own", (_, ruleset) => {
  const { spots, size } = boardOf(ruleset);
  expect(isCrowded(spots, size)).toBe(false);
  expect(size).toBeGreaterThan(0.6);
});
