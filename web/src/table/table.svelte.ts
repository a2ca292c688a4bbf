/** A table as somebody on this device sees it: the match, the moment that is shown, what is chosen. */

import { getContext, setContext } from "svelte";
import type { Advice, Choice, Destination, MatchInfo, Update } from "../protocol/messages";
import type { Piece, View } from "../game/views";
import type { Connection } from "../net/connection.svelte";
import type { Held } from "../net/held.svelte";
import { Refusal, type ProblemBody, type RulesetInfo } from "../net/rest";
import { Words } from "../text/words";
import type { Position } from "./positions";
import { Seat } from "./seat.svelte";

type Message = Parameters<Connection["send"]>[0];

/** A refusal that is shown, and what was tried. */
export interface Refused {
  problem: ProblemBody;
  action: string | null;
}

export class MatchTable {
  readonly match: string;
  readonly held: Held | null;
  readonly seats: Seat[];
  ruleset = $state.raw<RulesetInfo | null>(null);
  /** Which of the seats of this device is shown. */
  #active = $state(0);
  /** Whether the one who holds the device has said that nobody else looks. */
  #isUncovered = $state(false);
  /** The own piece whose ways are shown. */
  piece = $state<Piece | null>(null);
  /** How many days ahead the weather is that lies on the map. */
  ahead = $state(0);
  /** Spaces that the log, or whatever else is pointed at, speaks of. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  refused = $state.raw<Refused | null>(null);
  /** How many lines of the chat were there when it was last looked at. */
  chatRead = $state(0);
  /** How much was sent and is not answered; what is said in the chat does not count. */
  #underWay = $state(0);

  constructor(match: string, held: Held | null) {
    this.match = match;
    this.held = held;
    const tokens = held?.seats.map(({ token }) => token) ?? [];
    this.seats = (tokens.length > 0 ? tokens : [null]).map((token) => new Seat(match, token));
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }

  // -- who looks ----------------------------------------------------------------------------------

  get #seat(): Seat {
    return this.seats[this.#active]!;
  }

  get connection(): Connection {
    return this.#seat.connection;
  }

  /** The seat that is shown, null for a spectator. */
  get seat(): number | null {
    return this.connection.seat;
  }

  get info(): MatchInfo | null {
    return this.connection.info;
  }

  /** Whether several people take turns at this device. */
  get isPassed(): boolean {
    return this.seats.length > 1;
  }

  /** The seat of this device that has to act or answer next while another one is shown, else null. */
  get next(): number | null {
    if (!this.isPassed || this.update === null || this.update.over) return null;
    // a question comes first: it is void as soon as somebody goes on
    const isNext = this.seats.some(isAsked) ? isAsked : mayAct;
    if (isNext(this.#seat)) return null;
    const waiting = this.seats.findIndex(isNext);
    return waiting < 0 ? null : waiting;
  }

  /** Whether the hand-over screen hides everything, until the next one has the device. */
  get isCovered(): boolean {
    return this.isPassed && !this.isOver && (this.next !== null || !this.#isUncovered);
  }

  /** Whoever has the device now is the one who is to act. */
  uncover(): void {
    this.#active = this.next ?? this.#active;
    this.#isUncovered = true;
    this.forget();
  }

  // -- the moment ---------------------------------------------------------------------------------

  /** The latest update; null before the deal. */
  get update(): Update | null {
    return this.connection.update;
  }

  get positions(): readonly Position[] {
    return this.#seat.positions;
  }

  /** The number of the position that is looked at, null for the present. */
  get at(): number | null {
    return this.#seat.at;
  }

  get isPast(): boolean {
    return this.at !== null;
  }

  get isOver(): boolean {
    return this.update?.over ?? false;
  }

  /** Whether what others have done is still being shown, one thing after another. */
  get isCatchingUp(): boolean {
    return !this.isPast && this.#seat.pace.shown !== null;
  }

  /** Show at once what others have done. */
  catchUp(): void {
    this.#seat.pace.skip();
  }

  /** The position that is shown. */
  get view(): View | null {
    const number = this.at ?? this.#seat.pace.shown;
    const past = number === null ? undefined : this.positions[number]?.view;
    return past ?? (this.update?.view as View | undefined) ?? null;
  }

  /** What the server advises now; null while one does not look at the present. */
  get advice(): Advice | null {
    return this.isPast || this.isCatchingUp ? null : (this.update?.advice ?? null);
  }

  /** What the seat may do now. */
  get choices(): readonly Choice[] {
    return this.advice?.choices ?? [];
  }

  /** Whether the match waits for the seat that is shown. */
  get isMyMove(): boolean {
    return this.choices.length > 0;
  }

  /** Whether it is the seat's own turn of phase 3. */
  get isMyTurn(): boolean {
    return this.isMyMove && this.view?.turn?.seat === this.seat;
  }

  get canTakeBack(): boolean {
    return !this.isPast && (this.update?.can_take_back ?? false);
  }

  readonly #words = $derived.by(() => {
    const names = this.info?.seats.map(({ name }) => name) ?? [];
    return this.ruleset === null ? null : new Words(this.ruleset, names);
  });

  get words(): Words {
    if (this.#words === null) throw new Error("the rules have not come yet");
    return this.#words;
  }

  /** Look at a position of the past; null, or the last one, for the present. */
  look(at: number | null): void {
    this.#seat.at = at !== null && at >= this.positions.length - 1 ? null : at;
    this.refused = null;
  }

  // -- acting -------------------------------------------------------------------------------------

  /** The choices of some kinds, as in docs/notation.md. */
  of(...kinds: string[]): Choice[] {
    return this.choices.filter(({ kind }) => kinds.includes(kind));
  }

  /** Do something; what the rules forbid is refused by the server, and the refusal is shown. */
  async act(action: string): Promise<boolean> {
    const { update } = this;
    if (update === null || this.isBusy || this.isPast || this.isCatchingUp) return false;
    return this.#send({ type: "act", ply: update.ply, action }, action);
  }

  async takeBack(): Promise<boolean> {
    if (this.update === null || this.isBusy) return false;
    return this.#send({ type: "take-back", ply: this.update.ply });
  }

  /** Ask the others whether the last action of this seat may be taken back. */
  async askBack(): Promise<boolean> {
    if (this.update === null || this.isBusy) return false;
    return this.#send({ type: "ask-back", ply: this.update.ply });
  }

  async answerBack(agree: boolean): Promise<boolean> {
    const { asked } = this.connection;
    if (asked === null || this.isBusy) return false;
    return this.#send({ type: "answer-back", ask: asked.ask, agree });
  }

  /** Say something in the chat, whatever else is under way. */
  async speak(text: string): Promise<boolean> {
    return this.#try({ type: "say", text }, null);
  }

  /** Whether something was sent and is not answered. */
  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  async #send(message: Message, action: string | null = null): Promise<boolean> {
    const seat = this.#seat;
    this.#underWay += 1;
    seat.isActing = true;
    seat.connection.settled = null;
    try {
      return await this.#try(message, action);
    } finally {
      this.#underWay -= 1;
      seat.isActing = false;
    }
  }

  async #try(message: Message, action: string | null): Promise<boolean> {
    this.refused = null;
    try {
      await this.connection.send(message);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = { problem: error.problem, action };
      return false;
    }
  }

  // -- on the map ---------------------------------------------------------------------------------

  /** How a piece gets to a space in this turn, if it can. */
  way(piece: Piece, space: string): Destination | null {
    const reach = this.advice?.reach.find((one) => one.piece === piece);
    return reach?.destinations.find((one) => one.space === space) ?? null;
  }

  /** Go there with a piece, step by step; where the rules forbid it, the server says why. */
  async go(piece: Piece, space: string): Promise<void> {
    const actions = this.way(piece, space)?.actions ?? [`move ${piece} to ${space}`];
    for (const action of actions) if (!(await this.act(action))) return;
  }

  /** Nothing is chosen or pointed at any more. */
  forget(): void {
    this.piece = null;
    this.ahead = 0;
    this.pointed = new Set();
    this.refused = null;
    for (const seat of this.seats) seat.at = null;
  }
}

/** Whether a seat is asked whether something may be taken back. */
export function isAsked({ connection }: { connection: Pick<Connection, "asked" | "seat"> }): boolean {
  const { asked, seat } = connection;
  return asked !== null && seat !== null && asked.missing.includes(seat);
}

function mayAct({ connection }: Seat): boolean {
  return (connection.update?.legal.length ?? 0) > 0;
}

type Public<T> = Pick<T, keyof T>;

/** What components know of a table: a match at the server is one, the guided first climb another. */
export interface Table extends Omit<Public<MatchTable>, "connection" | "seats"> {
  readonly connection: Public<Connection>;
}

const KEY = Symbol("table");

export function provideTable<T extends Table>(table: T): T {
  return setContext(KEY, table);
}

/** The table that a component is part of. */
export function getTable(): Table {
  return getContext<Table>(KEY);
}
