/** The film of the first climb: a match that the engine has played, position by position. */

import { NOTHING } from "../game/choices";
import type { Advice, Choice, Destination } from "../protocol/messages";
import type { Choices, History } from "../net/rest";
import { changed, type Position, unfolded } from "../table/positions";

type Step = History["steps"][number];
type Change = Step["changes"][number];

/** Where the film stops for a lesson, and how many of the actions from there on the pupil does. */
export interface Place {
  id: string;
  step: number;
  asks: number;
}

/** What web/scripts/first_climb.py writes; what is empty or false is left out of it. */
export interface Film {
  ruleset: Choices;
  digest: string;
  seat: number;
  lessons: Place[];
  /** All that can be chosen anywhere; advice names it by its number here. */
  choices: Sparse<Choice, "action" | "kind">[];
  steps: (Sparse<Step, "ply"> & { action?: string; prospects?: Change[]; costs?: Change[]; advice?: Written })[];
}

type Sparse<Whole, Kept extends keyof Whole> = Pick<Whole, Kept> & Partial<Whole>;

interface Written extends Partial<Pick<Advice, "duties" | "warnings" | "hints">> {
  choices: number[];
  reach: { piece: string; destinations: Sparse<Destination, "space" | "cost" | "actions">[] }[];
}

/** A position of the film. */
export interface Frame extends Position {
  /** What the pupil has done to get here; null if others, or chance, have done something. */
  action: string | null;
  advice: Advice;
  /** Whether the pupil is asked to go on itself. */
  isAsked: boolean;
}

const SILENCE = { choices: [], reach: [], duties: [], warnings: [], hints: [] };

/** All positions of a film. */
export function framesOf(film: Film): Frame[] {
  const choices = film.choices.map((choice): Choice => ({ ...NOTHING, ...choice }));
  const steps = film.steps.map((step) => ({ line: null, events: [], changes: [], ...step }));
  let prospects: unknown = [];
  let costs: unknown = {};
  return unfolded({ steps }).map((position, number) => {
    const { action = null, advice, ...news } = film.steps[number]!;
    for (const { path, value } of news.prospects ?? [])
      prospects = changed(prospects as never, path, value as never);
    for (const { path, value } of news.costs ?? [])
      costs = changed(costs as never, path, value as never);
    const known = {
      ...SILENCE,
      prospects: prospects as Advice["prospects"],
      costs: costs as Advice["costs"],
    };
    return {
      ...position,
      action,
      isAsked: advice !== undefined,
      advice: { ...known, ...(advice === undefined ? {} : full(advice, choices)) },
    };
  });
}

function full(advice: Written, choices: readonly Choice[]): Partial<Advice> {
  return {
    ...advice,
    choices: advice.choices.map((one) => choices[one]!),
    reach: advice.reach.map(({ piece, destinations }) => ({
      piece,
      destinations: destinations.map((one) => ({ uses: [], blind: false, passing: false, ...one })),
    })),
  };
}

/** The number of the next position that the pupil brings about. */
export function nextOwn(frames: readonly Frame[], now: number): number | null {
  const found = frames.findIndex(({ action }, number) => number > now && action !== null);
  return found < 0 ? null : found;
}

/** Where a climb leads to: a piece, a space, and the number of the position in which it is there. */
export interface Arrival {
  piece: string;
  space: string;
  step: number;
}

/**
 * All spaces that the climb from a position on comes to, the first one first.
 *
 * A climb is cards and steps, as far as the pupil does nothing else, and before position `until`.
 */
export function climb(frames: readonly Frame[], now: number, until: number): Arrival[] {
  const found: Arrival[] = [];
  for (let step = now + 1; step <= until && step < frames.length; step += 1) {
    const { action, view } = frames[step]!;
    if (view.turn === null || (action !== null && !/^(use|move) /.test(action))) break;
    const [, piece, space] = /^move (.) to (.+)$/.exec(action ?? "") ?? [];
    if (piece !== undefined && space !== undefined) found.push({ piece, space, step });
  }
  return found;
}
