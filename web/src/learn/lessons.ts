/** What is taught where; the film says where it stops for it, the catalogue what is said. */

/** A part of the table that a lesson is about. */
export type Part =
  | "mountain"
  | "weather"
  | "risk"
  | "hand"
  | "pieces"
  | "loading"
  | "levels"
  | "oxygen"
  | "settling"
  | "bar";

export interface Lesson {
  /** Its name in the film; `web-learn-ID` is its text, `web-learn-ID-do` what is to be done. */
  id: string;
  /** What to look at, for each thing that is to be done; the last holds for the rest, too. */
  parts: readonly (readonly Part[])[];
  /** Whether the pupil climbs here: it may name any space that the climb comes to. */
  isClimb?: true;
}

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", parts: [["mountain"]] },
  { id: "weather", parts: [["weather"]] },
  { id: "cards", parts: [["hand"]] },
  { id: "token", parts: [["risk"]] },
  { id: "outfit", parts: [["loading"]] },
  { id: "clients", parts: [["loading"]] },
  { id: "icefall", parts: [["mountain"]], isClimb: true },
  { id: "crevasse", parts: [["mountain"]] },
  { id: "camp", parts: [["bar"], ["loading"]] },
  { id: "night", parts: [["pieces", "bar"]] },
  { id: "follow", parts: [["mountain"]], isClimb: true },
  { id: "wait", parts: [["hand"]] },
  { id: "settle", parts: [["settling"]] },
  { id: "push", parts: [["mountain"]], isClimb: true },
  { id: "oxygen", parts: [["oxygen"]] },
  { id: "summit", parts: [["mountain"]], isClimb: true },
  { id: "tourist", parts: [["hand", "pieces"], ["levels"]] },
  { id: "down", parts: [["mountain"]], isClimb: true },
  { id: "home", parts: [["mountain"]], isClimb: true },
];

/** Where one has stopped, kept by the browser. */
const KEY = "everest.learn";

/** The lesson at which one goes on: 0 unless one has stopped before the end. */
export function kept(): number {
  let id: string | null = null;
  try {
    id = localStorage.getItem(KEY);
  } catch {
    // no storage: one begins anew
  }
  return Math.max(0, LESSONS.findIndex((lesson) => lesson.id === id));
}

/** Go on with this lesson next time; null: begin anew. */
export function keep(lesson: Lesson | null): void {
  try {
    if (lesson === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, lesson.id);
  } catch {
    // private windows keep nothing
  }
}
