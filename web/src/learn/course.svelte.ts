/** A walk through the film: it runs by itself, and stops where the pupil is told or asked something. */

import type { Choice, Reach } from "../protocol/messages";
import { pause } from "../table/pace.svelte";
import { type Arrival, climb, type Film, type Frame, framesOf, nextOwn, type Place } from "./film";
import { keep, kept, type Lesson, LESSONS, type Part } from "./lessons";

/** What the film stands still for, so that it can be taken in. */
const GREAT = new Set(["day-began", "tile-turned", "summited", "came-home"]);
const LONG = 900;
/** Wrong tries after which nothing but the right thing can be done. */
const PATIENCE = 2;

export class Course {
  readonly film: Film;
  readonly frames: readonly Frame[];
  /** The number of the lesson, that of the lessons when all are done. */
  number = $state(0);
  /** The number of the position that is shown. */
  now = $state(0);
  /** Where the film ran last: from the position after this one on. */
  since = $state(0);
  /** How often something else was tried than what is to be done. */
  mistakes = $state(0);
  /** Whether the film runs. */
  isRunning = $state(false);
  readonly #places: ReadonlyMap<string, Place>;
  readonly #moves: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the position up to which the film runs without asking anything. */
  #target = 0;

  /** `moves`: whether things may be seen moving; if not, the film is at its next stop at once. */
  constructor(film: Film, moves: () => boolean) {
    this.film = film;
    this.frames = framesOf(film);
    this.#places = new Map(film.lessons.map((place) => [place.id, place]));
    this.#moves = moves;
    this.open(kept());
  }

  get lesson(): Lesson | null {
    return LESSONS[this.number] ?? null;
  }

  get frame(): Frame {
    return this.frames[this.now]!;
  }

  get isDone(): boolean {
    return this.lesson === null && !this.isRunning;
  }

  /** Whether the lesson only tells something. */
  get isTelling(): boolean {
    return !this.isRunning && this.lesson !== null && this.#place(this.number).asks === 0;
  }

  /** Whether the pupil is to do something. */
  get isAsking(): boolean {
    return !this.isRunning && this.lesson !== null && !this.isTelling && this.frame.isAsked;
  }

  /** The parts of the table that one is to look at now. */
  get parts(): readonly Part[] {
    if (this.isRunning || this.lesson === null) return [];
    const { parts } = this.lesson;
    const shown = this.frames.slice(this.#stop(this.number) + 1, this.now + 1);
    const done = shown.filter(({ action }) => action !== null).length;
    return parts[Math.min(done, parts.length - 1)]!;
  }

  /** What is to be done now. */
  get right(): Choice | null {
    const next = this.isAsking ? nextOwn(this.frames, this.now) : null;
    if (next === null) return null;
    return this.frame.advice.choices.find(({ action }) => action === this.frames[next]!.action) ?? null;
  }

  /** Whether so much was wrong that only the right thing may be tried. */
  get isOnly(): boolean {
    return this.mistakes >= PATIENCE && this.right !== null;
  }

  /** What may be tried: all that is legal, until enough was wrong. */
  get choices(): readonly Choice[] {
    if (!this.isAsking) return [];
    return this.isOnly ? [this.right!] : this.frame.advice.choices;
  }

  /** The cards of what is still to be done in this lesson, as far as it is about cards alone. */
  get cards(): string[] {
    const found: string[] = [];
    for (let now = this.now; this.frames[now]?.isAsked === true; now += 1) {
      const { advice } = this.frames[now]!;
      const { action } = this.frames[now + 1]!;
      const choice = advice.choices.find((one) => one.action === action);
      if (choice?.card === null || choice?.card === undefined) break;
      found.push(choice.card);
    }
    return found;
  }

  /** The spaces of the climb that is to be done, the last one being its goal. */
  get climb(): Arrival[] {
    if (!this.isAsking) return [];
    const next = nextOwn(this.frames, this.now) ?? this.now;
    const until = this.lesson?.isClimb === true ? this.#stop(this.number + 1) : next;
    return climb(this.frames, this.now, until);
  }

  /** The ways that are shown: all, until enough was wrong. */
  get reach(): Reach[] {
    const { reach } = this.frame.advice;
    if (!this.isOnly) return reach;
    const right = new Set(this.climb.map(({ space }) => space));
    return reach.map(({ piece, destinations }) => ({
      piece,
      destinations: destinations.filter(({ space }) => right.has(space)),
    }));
  }

  // -- the lessons --------------------------------------------------------------------------------

  /** Go to a lesson at once. */
  open(number: number): void {
    this.#halt();
    this.number = number;
    this.now = this.since = this.#stop(number);
    keep(this.lesson);
  }

  /** Go on after a lesson that tells something. */
  next(): void {
    if (this.isTelling) this.#leave();
  }

  /** Leave the rest of the lesson to the film. */
  skip(): void {
    this.open(Math.min(this.number + 1, LESSONS.length));
  }

  /** Go back to the lesson before. */
  back(): void {
    this.open(Math.max(this.number - 1, 0));
  }

  /** Be where the film stops next at once. */
  hurry(): void {
    while (this.isRunning) this.#step();
  }

  // -- what the pupil does ------------------------------------------------------------------------

  /** Try an action; true if it is what is to be done. */
  act(action: string): boolean {
    if (!this.isAsking) return false;
    const next = nextOwn(this.frames, this.now);
    return this.#done(this.frames[next ?? 0]?.action === action ? next : null);
  }

  /** Try to get somewhere; true if that is where the climb leads. */
  go(piece: string, space: string): boolean {
    if (!this.isAsking) return false;
    const there = this.climb.find((one) => one.piece === piece && one.space === space);
    return this.#done(there?.step ?? null);
  }

  #done(step: number | null): boolean {
    if (step === null) {
      this.mistakes += 1;
      return false;
    }
    this.#run(step);
    return true;
  }

  // -- the film -----------------------------------------------------------------------------------

  #place(number: number): Place {
    const place = this.#places.get(LESSONS[number]!.id);
    if (place === undefined) throw new Error(`no place for ${LESSONS[number]!.id}`);
    return place;
  }

  /** The position of a lesson; after the last lesson the end of the film. */
  #stop(number: number): number {
    return number < LESSONS.length ? this.#place(number).step : this.frames.length - 1;
  }

  /** Run to a position at least, and on to where something is told or asked. */
  #run(target: number): void {
    this.mistakes = 0;
    this.since = this.now;
    this.#target = target;
    this.isRunning = true;
    if (!this.#moves()) this.hurry();
    else this.#step();
  }

  /** Go on to the next lesson, which may be told at the same position. */
  #leave(): void {
    if (this.now < this.#stop(this.number + 1)) this.#run(this.now);
    else this.open(this.number + 1);
  }

  /** One position on, or a halt if here is one. */
  #step(): void {
    clearTimeout(this.#timer);
    this.now += 1;
    if (this.now >= this.#stop(this.number + 1)) {
      this.number += 1;
      keep(this.lesson);
      this.#halt();
    } else if (this.now >= this.#target && this.frame.isAsked) {
      this.#halt();
    } else {
      this.#timer = setTimeout(() => this.#step(), wait(this.frame));
    }
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.isRunning = false;
    this.mistakes = 0;
  }

  close(): void {
    this.#halt();
  }
}

/** How long a position is shown while the film runs: milliseconds. */
function wait(frame: Frame): number {
  return frame.events.some(({ kind }) => GREAT.has(kind)) ? LONG : pause(frame, 1);
}
