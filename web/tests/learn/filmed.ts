/** The film as it is, and walks through it. */

import type { Course } from "$src/learn/course.svelte";
import type { Film } from "$src/learn/film";
import text from "$src/learn/first-climb.json?raw";
import { LESSONS } from "$src/learn/lessons";

export const FILM = JSON.parse(text) as Film;

/** The number of a lesson. */
export function numberOf(id: string): number {
  return LESSONS.findIndex((lesson) => lesson.id === id);
}

/** Do what is to be done until the lesson is over. */
export function doLesson(course: Course): void {
  const { number } = course;
  while (course.number === number) {
    if (course.isTelling) course.next();
    else course.act(course.right!.action);
    course.hurry();
  }
}
