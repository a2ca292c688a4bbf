/** The table of the first climb: it looks like a match at the server, and is the film of one. */

import type { Choice, Destination, MatchInfo, Update } from "../protocol/messages";
import type { Piece, View } from "../game/views";
import type { RulesetInfo } from "../net/rest";
import type { Refused, Table } from "../table/table.svelte";
import type { Position } from "../table/positions";
import { Words } from "../text/words";
import type { Course } from "./course.svelte";

const MATCH = "first-climb";

export class LearnTable implements Table {
  readonly match = MATCH;
  readonly held = null;
  readonly course: Course;
  ruleset = $state.raw<RulesetInfo | null>(null);
  at = $state<number | null>(null);
  piece = $state<Piece | null>(null);
  ahead = $state(0);
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** Nothing is refused here: whoever tries something else is told what to do instead. */
  refused = $state.raw<Refused | null>(null);
  chatRead = 0;
  readonly isBusy = false;
  readonly seat: number;
  readonly info: MatchInfo;
  readonly isPassed = false;
  readonly next = null;
  readonly isCovered = false;
  readonly isOver = false;
  readonly canTakeBack = false;
  readonly words: Words;
  readonly #positions = $derived.by(() => this.course.frames.slice(0, this.course.now + 1));

  readonly #update = $derived.by(() => updateOf(this.course, this.choices));

  /** `names`: who sits where. */
  constructor(course: Course, ruleset: RulesetInfo, names: readonly string[]) {
    this.course = course;
    this.ruleset = ruleset;
    this.seat = course.film.seat;
    this.words = new Words(ruleset, names);
    this.info = infoOf(course, names);
  }

  close(): void {
    this.course.close();
  }

  uncover(): void {}

  get connection(): Table["connection"] {
    const { info, seat, update } = this;
    return { ...UNCONNECTED, info, seat, update };
  }

  get update(): Update {
    return this.#update;
  }

  get positions(): readonly Position[] {
    return this.#positions;
  }

  get isPast(): boolean {
    return this.at !== null;
  }

  get isCatchingUp(): boolean {
    return !this.isPast && this.course.isRunning;
  }

  catchUp(): void {
    this.course.hurry();
  }

  get view(): View {
    return (this.positions[this.at ?? this.course.now] ?? this.course.frame).view;
  }

  get advice(): Update["advice"] {
    return this.isPast ? null : this.update.advice;
  }

  get choices(): readonly Choice[] {
    return this.isPast ? [] : this.course.choices;
  }

  get isMyMove(): boolean {
    return this.choices.length > 0;
  }

  get isMyTurn(): boolean {
    return this.isMyMove && this.view.turn?.seat === this.seat;
  }

  look(at: number | null): void {
    this.at = at !== null && at >= this.positions.length - 1 ? null : at;
  }

  of(...kinds: string[]): Choice[] {
    return this.choices.filter(({ kind }) => kinds.includes(kind));
  }

  act(action: string): Promise<boolean> {
    return Promise.resolve(!this.isPast && this.course.act(action));
  }

  way(piece: Piece, space: string): Destination | null {
    const reach = this.advice?.reach.find((one) => one.piece === piece);
    return reach?.destinations.find((one) => one.space === space) ?? null;
  }

  go(piece: Piece, space: string): Promise<void> {
    if (!this.isPast) this.course.go(piece, space);
    return Promise.resolve();
  }

  /** Nothing is taken back here: it is something else than what is to be done. */
  takeBack(): Promise<boolean> {
    return this.act("take-back");
  }

  askBack(): Promise<boolean> {
    return Promise.resolve(false);
  }

  answerBack(): Promise<boolean> {
    return Promise.resolve(false);
  }

  speak(): Promise<boolean> {
    return Promise.resolve(false);
  }

  forget(): void {
    this.piece = null;
    this.ahead = 0;
    this.pointed = new Set();
    this.at = null;
  }
}

/** Nobody is at the other end. */
const UNCONNECTED = {
  match: MATCH,
  token: null,
  status: "open" as const,
  asked: null,
  settled: null,
  chat: [],
  reminded: null,
  refused: null,
  retryAt: null,
  retry: () => undefined,
  close: () => undefined,
  send: () => Promise.resolve(),
} satisfies Omit<Table["connection"], "info" | "seat" | "update">;

function updateOf({ frame, reach }: Course, choices: readonly Choice[]): Update {
  const { ply, view, events, advice } = frame;
  return {
    type: "update",
    start: ply,
    ply,
    lines: [],
    events,
    view,
    legal: choices.map(({ action }, number) => ({ number, text: action })),
    can_take_back: false,
    way_back: null,
    over: false,
    clock: null,
    // what to do next says the coach alone
    advice: { ...advice, reach, choices: [...choices], hints: [] },
  };
}

function infoOf({ film }: Course, names: readonly string[]): MatchInfo {
  const { seats: _, ...choices } = film.ruleset;
  return {
    ...choices,
    id: MATCH,
    status: "running",
    ruleset: film.ruleset.game,
    digest: film.digest,
    seats: names.map((name, seat) => ({
      seat,
      kind: seat === film.seat ? "human" : "bot",
      name,
      bot: seat === film.seat ? null : "greedy",
      held_by: null,
    })),
    first_seat: null,
    listed: false,
    spectators: false,
    take_back: "never",
    chat: false,
    clock: null,
    commitment: "",
    seed: null,
    result: null,
    created_at: 0,
    ended_at: null,
    rematch_of: null,
    rematch: null,
  };
}
