import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Course } from "$src/learn/course.svelte";
import { LESSONS } from "$src/learn/lessons";
import { doLesson, FILM, numberOf } from "./filmed";

const still = (): Course => new Course(FILM, () => false);

function at(id: string): Course {
  const course = still();
  course.open(numberOf(id));
  return course;
}

it("leads from the first lesson to the last, when one does what is to be done", () => {
  const course = still();
  const seen: string[] = [];
  while (!course.isDone) {
    seen.push(course.lesson!.id);
    doLesson(course);
  }
  expect(seen).toEqual(LESSONS.map(({ id }) => id));
  expect(course.now).toBe(course.frames.length - 1);
});

it("goes on by one lesson at a time where nothing is asked", () => {
  const course = still();
  expect([course.isTelling, course.isAsking]).toEqual([true, false]);
  course.next();
  expect(course.lesson!.id).toBe("weather");
  course.next();
  expect([course.lesson!.id, course.isAsking]).toEqual(["cards", true]);
});

it("lets only what is to be done be done, and after two mistakes nothing else be tried", () => {
  const course = at("clients");
  const { length } = course.choices;
  expect(length).toBeGreaterThan(1);
  expect(course.act("end")).toBe(false);
  expect([course.mistakes, course.choices.length]).toEqual([1, length]);
  expect(course.go("B", "i3")).toBe(false);
  expect(course.choices).toEqual([course.right]);
  expect(course.act("give mountaineer-1 from supply to B")).toBe(true);
  expect([course.mistakes, course.lesson!.id]).toEqual([0, "clients"]);
});

it("takes a climb by its goal, by any space on the way, or card by card", () => {
  const course = at("push");
  expect(course.climb.at(-1)).toMatchObject({ piece: "B", space: "bal" });
  expect(course.go("A", "bal")).toBe(false);
  expect(course.go("B", "sc1")).toBe(false);
  expect(course.go("B", "bal")).toBe(true);
  expect(course.lesson!.id).toBe("oxygen");

  const slow = at("push");
  expect(slow.act("use any2 for B")).toBe(true);
  expect([slow.lesson!.id, slow.isAsking]).toEqual(["push", true]);
  expect(slow.go("B", "c3")).toBe(true);
  expect(slow.lesson!.id).toBe("oxygen");
});

it("shows only the right ways after two mistakes", () => {
  const course = at("push");
  const spaces = () => course.reach.flatMap(({ destinations }) => destinations.map(({ space }) => space));
  expect(spaces()).toContain("base");
  course.go("B", "base");
  course.go("B", "base");
  expect(spaces().sort()).toEqual(["b1", "bal", "c3", "sc2", "y2"]);
});

it("does not climb on from where one step is asked for", () => {
  const course = at("crevasse");
  expect(course.climb.map(({ space }) => space)).toEqual(["j4"]);
  expect(course.go("A", "c2w")).toBe(false);
  expect(course.go("A", "j4")).toBe(true);
  expect(course.lesson!.id).toBe("camp");
});

it("skips a lesson, and goes back to it", () => {
  const course = at("icefall");
  course.skip();
  expect(course.lesson!.id).toBe("crevasse");
  course.back();
  expect(course.lesson!.id).toBe("icefall");
  course.open(0);
  course.back();
  expect(course.number).toBe(0);
  course.open(LESSONS.length - 1);
  course.skip();
  expect([course.isDone, course.lesson]).toEqual([true, null]);
});

it("goes on next time where one has stopped, and begins anew after the end", () => {
  at("summit");
  expect(still().lesson!.id).toBe("summit");
  at("home").skip();
  expect(still().number).toBe(0);
});

it("tells where the film has run", () => {
  const course = at("night");
  const { now } = course;
  course.act("end");
  expect(course.since).toBe(now);
  expect(course.now).toBeGreaterThan(now + 5);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows the film running, and hurries when asked to", () => {
  const course = new Course(FILM, () => true);
  course.open(numberOf("night"));
  course.act("end");
  const { now } = course;
  expect([course.isRunning, course.isAsking, course.choices]).toEqual([true, false, []]);
  vi.advanceTimersByTime(3000);
  expect(course.now).toBeGreaterThan(now);
  expect(course.lesson!.id).toBe("night");
  course.hurry();
  expect([course.isRunning, course.lesson!.id]).toEqual([false, "follow"]);
  vi.advanceTimersByTime(60_000);
  expect(course.lesson!.id).toBe("follow");
});

it("stops when it is closed", () => {
  const course = new Course(FILM, () => true);
  course.open(numberOf("night"));
  course.act("end");
  const { now } = course;
  course.close();
  vi.advanceTimersByTime(60_000);
  expect(course.now).toBe(now);
});

it("looks at one part after another, as one does what is to be done", () => {
  const course = at("camp");
  expect(course.parts).toEqual(["bar"]);
  course.act("pitch A");
  expect(course.parts).toEqual(["loading"]);
  const cards = at("cards");
  cards.act(cards.right!.action);
  expect(cards.parts).toEqual(["hand"]);
});

it("names the cards that are still to be chosen", () => {
  const course = at("cards");
  expect(course.cards).toEqual(["any1", "any3-loss1", "any3-loss1"]);
  course.act("play any1");
  expect(course.cards).toEqual(["any3-loss1", "any3-loss1"]);
});
