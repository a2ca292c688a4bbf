/** What the pupil is told: the sentences of a lesson with the numbers and names of the film. */

import { isEverest } from "../game/views";
import { toldEvents } from "../text/events";
import type { Words } from "../text/words";
import type { Course } from "./course.svelte";

/** How many lines of what others do are shown. */
const MOST_LINES = 3;

/** The text of the lesson. */
export function lessonText(course: Course, words: Words): string {
  const id = course.lesson!.id;
  const { view } = course.frame;
  const own = view.players[course.film.seat]!;
  const space = words.space(own.pieces[0]?.space ?? "");
  return words.say(`web-learn-${id}`, { rival: rivalOf(course, words), space });
}

/** What is to be done, in one line. */
export function taskText(course: Course, words: Words): string {
  const space = course.climb.at(-1)?.space;
  return words.say(`web-learn-${course.lesson!.id}-do`, {
    space: space === undefined ? "" : words.space(space),
    cards: words.cards(course.cards),
  });
}

/** What to do instead of what was tried. */
export function correction(course: Course, words: Words): string {
  const goal = course.climb.at(-1);
  if (goal !== undefined)
    return words.say("web-learn-wrong-climb", { piece: goal.piece, space: words.space(goal.space) });
  return words.say("web-learn-wrong", { what: words.phrase(course.right!) });
}

/** What has happened since the film runs, the latest last. */
export function meanwhile(course: Course, words: Words): string[] {
  const seen = course.frames.slice(course.since + 1, course.now + 1);
  const told = toldEvents(words, seen.flatMap(({ events }) => events));
  return told.slice(-MOST_LINES).map(({ text }) => text);
}

/** How it has ended. */
export function ending(course: Course, words: Words): string {
  const { view } = course.frame;
  const { seat } = course.film;
  if (!isEverest(view)) throw new Error("the film is of Mount Everest");
  return words.say("web-learn-done", {
    score: view.players[seat]!.score,
    rival: rivalOf(course, words),
    other: view.players.find((player) => player.seat !== seat)!.score,
    days: words.ruleset.rounds - view.round,
  });
}

function rivalOf(course: Course, words: Words): string {
  const rival = course.frame.view.players.find(({ seat }) => seat !== course.film.seat);
  return words.player(rival?.seat ?? 0);
}
