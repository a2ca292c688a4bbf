import { expect, it } from "vitest";
import { isEverest } from "$src/game/views";
import { climb, framesOf, nextOwn } from "$src/learn/film";
import { LESSONS } from "$src/learn/lessons";
import { FILM } from "./filmed";

const frames = framesOf(FILM);

function view(number: number) {
  const found = frames[number]!.view;
  if (!isEverest(found)) throw new Error("not Mount Everest");
  return found;
}

it("stops for every lesson that there is, in their order", () => {
  expect(FILM.lessons.map(({ id }) => id)).toEqual(LESSONS.map(({ id }) => id));
});

it("asks for actions that are legal where they are asked for, one right after the other", () => {
  for (const { step, asks } of FILM.lessons) {
    let now = step;
    for (let asked = 0; asked < asks; asked += 1) {
      while (!frames[now]!.isAsked) now += 1;
      expect(nextOwn(frames, now)).toBe(now + 1);
      const actions = frames[now]!.advice.choices.map(({ action }) => action);
      expect(actions).toContain(frames[now + 1]!.action);
      now += 1;
    }
  }
  const asked = frames.filter(({ isAsked }) => isAsked).length;
  expect(asked).toBe(FILM.lessons.reduce((sum, { asks }) => sum + asks, 0));
});

it("fills in what was left out", () => {
  const { advice } = frames[FILM.lessons.find(({ id }) => id === "follow")!.step]!;
  expect(advice.choices[0]).toMatchObject({ kind: "use", space: null, deaths: [] });
  expect(advice.reach[0]!.destinations[0]).toMatchObject({ blind: false, passing: false });
  expect(advice.prospects.every(({ seat }) => seat === FILM.seat)).toBe(true);
});

it("ends with all clients at home", () => {
  const last = view(frames.length - 1);
  expect(last.players.map(({ score }) => score)).toEqual([19, 5]);
  expect(last.players[FILM.seat]!.pieces.flatMap(({ clients }) => clients)).toEqual([]);
  expect(frames.flatMap(({ events }) => events.map(({ kind }) => kind))).not.toContain("clients-died");
});

it("foresees a death on the summit, and what prevents it", () => {
  const { step } = FILM.lessons.find(({ id }) => id === "tourist")!;
  const deaths = (number: number) =>
    frames[number]!.advice.prospects.filter(({ nights }) => nights[0]!.dies).length;
  expect(deaths(step)).toBe(1);
  expect(deaths(step + 2)).toBe(0);
});

it("knows where a climb leads to", () => {
  const place = FILM.lessons.find(({ id }) => id === "push")!;
  const found = climb(frames, place.step, frames.length);
  expect(found.map(({ space }) => space)).toEqual(["b1", "c3", "y2", "sc2", "bal"]);
  const { step } = found.at(-1)!;
  expect(view(step).players[FILM.seat]!.pieces[1]!.space).toBe("bal");
});

it("does not climb beyond the position that it is asked about", () => {
  const place = FILM.lessons.find(({ id }) => id === "push")!;
  expect(climb(frames, place.step, place.step + 2)).toHaveLength(1);
});
