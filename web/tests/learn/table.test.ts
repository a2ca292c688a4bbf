import { beforeAll, expect, it } from "vitest";
import { Course } from "$src/learn/course.svelte";
import { correction, ending, lessonText, meanwhile, taskText } from "$src/learn/sentences";
import { LearnTable } from "$src/learn/table.svelte";
import { LESSONS } from "$src/learn/lessons";
import type { RulesetInfo } from "$src/net/rest";
import { speak } from "$src/text/catalogue.svelte";
import { LANGUAGES } from "$src/text/languages";
import { doLesson, FILM, numberOf } from "./filmed";
import samples from "../text/sentences.json";

// the same map and cards
const RULESET = samples.find(({ ruleset }) => ruleset.game === FILM.ruleset.game)!
  .ruleset as unknown as RulesetInfo;

function at(id: string): LearnTable {
  const course = new Course(FILM, () => false);
  course.open(numberOf(id));
  return new LearnTable(course, RULESET, ["Ada", "Dawa"]);
}

beforeAll(() => speak("en"));

it("looks like a match in which it is one's turn", async () => {
  const table = at("push");
  expect([table.isMyMove, table.isMyTurn, table.seat, table.isPast]).toEqual([true, true, 0, false]);
  expect(table.of("use").every(({ kind }) => kind === "use")).toBe(true);
  expect(table.way("B", "bal")?.cost).toBe(6);
  expect(table.update.legal.map(({ text }) => text)).toContain("end");
  expect(table.connection.update).toBe(table.update);
  await table.go("B", "bal");
  expect(table.course.lesson!.id).toBe("oxygen");
});

it("does nothing but what is to be done, and refuses nothing", async () => {
  const table = at("settle");
  expect(await table.act("end")).toBe(false);
  expect(table.refused).toBeNull();
  expect(await table.act("settle with card any1")).toBe(true);
  expect(table.course.lesson!.id).toBe("push");
});

it("does nothing while one looks back", async () => {
  const table = at("settle");
  table.look(3);
  expect([table.isPast, table.advice, table.choices]).toEqual([true, null, []]);
  expect(table.view).toBe(table.positions[3]!.view);
  expect(await table.act("settle with card any1")).toBe(false);
  table.look(null);
  expect(table.view).toBe(table.course.frame.view);
});

it("says where one goes and what comes next", () => {
  const climb = at("summit");
  expect(taskText(climb.course, climb.words)).toContain("Summit");
  climb.course.act("end");
  expect(correction(climb.course, climb.words)).toContain("Guide B");
  const clients = at("clients");
  expect(correction(clients.course, clients.words)).toContain("mountaineer");
});

it("tells what others have done meanwhile", () => {
  const { course, words } = at("night");
  course.act("end");
  expect(meanwhile(course, words).length).toBeGreaterThan(0);
});

it.each(LANGUAGES)("has a sentence for everything, in %s", async (language) => {
  await speak(language);
  const { course, words } = at("welcome");
  const said: string[] = [];
  while (!course.isDone) {
    said.push(lessonText(course, words));
    if (course.isAsking) said.push(taskText(course, words), correction(course, words));
    doLesson(course);
  }
  said.push(ending(course, words));
  expect(said.length).toBeGreaterThan(2 * LESSONS.length);
  expect(said.join(" ")).not.toMatch(/[{}]|undefined|null/);
  await speak("en");
});
