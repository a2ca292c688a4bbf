/** New matches: what somebody has chosen so far, sensible to begin with, and what the server is asked for. */

import type { GameOffer, NewMatch } from "../net/rest";
import type { Route } from "../router.svelte";

export type Mode = NonNullable<Extract<Route, { page: "new" }>["with"]>;
export type Clock = "none" | `${"reminder" | "total"}-${number}`;

export interface SeatDraft {
  kind: "mine" | "open" | "bot";
  /** Of whoever sits here; for an open seat of whoever it is kept for. Empty: none is said. */
  name: string;
  /** Which bot, for a bot. */
  bot: string;
}

/** A match as it is being chosen. */
export interface Draft {
  game: string;
  map: string;
  weather: string;
  limits: string;
  variant: string;
  seats: SeatDraft[];
  /** The seat that begins; null: it is drawn. */
  first: number | null;
  listed: boolean;
  spectators: boolean;
  takeBack: "turn" | "consent" | "never";
  chat: boolean;
  clock: Clock;
}

/** Names for those who have said none, in the language of whoever makes the match. */
export interface Namer {
  player(number: number): string;
  bot(number: number): string;
}

/** As much as a name may be long at the server. */
export const LONGEST_NAME = 40;

/** Clocks to choose from: none, a reminder, a time for the whole match; in seconds. */
export const CLOCKS: readonly Clock[] = [
  "none",
  "reminder-120",
  "reminder-600",
  "reminder-86400",
  "total-1800",
  "total-3600",
  "total-7200",
  "total-604800",
];

const PLAYERS = 3;

/** The games that can be played in a way; alone, only those that take a single player. */
export function gamesFor(mode: Mode, offers: readonly GameOffer[]): GameOffer[] {
  return offers.filter(({ seats }) => mode !== "alone" || seats.includes(1));
}

/** What a match begins as; `me` is the name of whoever makes it, maybe empty. */
export function draftOf(mode: Mode, offer: GameOffer, me: string): Draft {
  return {
    game: offer.game,
    map: offer.maps[0] ?? "",
    weather: offer.weather[0] ?? "",
    limits: offer.limits[0] ?? "",
    variant: offer.variants[0] ?? "",
    seats: seatsOf(mode, offer, me),
    first: null,
    listed: false,
    spectators: true,
    takeBack: mode === "pass" ? "turn" : "consent",
    chat: mode === "friends",
    clock: "none",
  };
}

function seatsOf(mode: Mode, offer: GameOffer, me: string): SeatDraft[] {
  const bot = offer.bots[0] ?? "";
  const mine: SeatDraft = { kind: "mine", name: me, bot };
  const others: Record<Mode, SeatDraft["kind"][]> = {
    bots: ["bot", "bot"],
    friends: ["open"],
    pass: ["mine"],
    alone: [],
  };
  return [mine, ...others[mode].map((kind) => ({ kind, name: "", bot }))];
}

/** Which limits go with the map and the seats that are chosen. */
export function limitsOf({ map, seats }: Draft, offer: GameOffer): readonly string[] {
  const found = offer.limits_for.find((one) => one.map === map && one.seats === seats.length);
  return found?.limits ?? offer.limits.slice(0, 1);
}

/** A draft after a change, with limits that go with the rest. */
export function changedBy(draft: Draft, offer: GameOffer, change: Partial<Draft>): Draft {
  const made = { ...draft, ...change };
  const may = limitsOf(made, offer);
  return may.includes(made.limits) ? made : { ...made, limits: may[0] ?? "" };
}

/** The same wishes for another game: what it does not offer becomes what is usual there. */
export function inGame(draft: Draft, offer: GameOffer): Draft {
  const kept = (wish: string, offered: readonly string[]) =>
    offered.includes(wish) ? wish : (offered[0] ?? "");
  const most = Math.max(...offer.seats);
  const least = Math.min(...offer.seats);
  const bot = offer.bots[0] ?? "";
  const seats = draft.seats
    .slice(0, most)
    .map((seat) => ({ ...seat, bot: kept(seat.bot, offer.bots) }));
  while (seats.length < least) seats.push({ kind: "bot", name: "", bot });
  return changedBy(draft, offer, {
    game: offer.game,
    map: kept(draft.map, offer.maps),
    weather: kept(draft.weather, offer.weather),
    variant: kept(draft.variant, offer.variants),
    seats,
    first: draft.first !== null && draft.first < seats.length ? draft.first : null,
  });
}

/** One more seat, of the kind of the last one, yet never another of one's own against bots. */
export function withSeat(draft: Draft, mode: Mode): Draft {
  const kind = mode === "friends" ? "open" : mode === "pass" ? "mine" : "bot";
  const bot = draft.seats.at(-1)?.bot ?? "";
  return { ...draft, seats: [...draft.seats, { kind, name: "", bot }] };
}

export function withoutSeat(draft: Draft, seat: number): Draft {
  const seats = draft.seats.filter((_, number) => number !== seat);
  const first = draft.first;
  if (first === null || first === seat) return { ...draft, seats, first: null };
  return { ...draft, seats, first: first > seat ? first - 1 : first };
}

/** What is to be put right before the match can be made. */
export type Fault = "seats" | "nobody";

export function faultOf(draft: Draft, offer: GameOffer): Fault | null {
  if (!offer.seats.includes(draft.seats.length)) return "seats";
  if (draft.seats.every(({ kind }) => kind === "bot")) return "nobody";
  return null;
}

/** What the server is asked for. */
export function bodyOf(draft: Draft, namer: Namer): NewMatch {
  const { game, map, weather, limits, variant, listed, spectators, chat } = draft;
  let bots = 0;
  const seats = draft.seats.map(({ kind, name: given, bot }, number) => {
    const name = given.trim().slice(0, LONGEST_NAME);
    if (kind === "bot") return { kind, bot, name: name || namer.bot((bots += 1)) };
    if (kind === "mine") return { kind, name: name || namer.player(number + 1) };
    return { kind, ...(name === "" ? {} : { name }) };
  });
  return {
    game,
    map,
    weather,
    limits,
    variant,
    seats,
    first_seat: draft.first,
    listed,
    spectators,
    take_back: draft.takeBack,
    chat,
    clock: clockOf(draft),
  } as NewMatch;
}

/** The kind and the seconds of a clock; null without one. */
export function timed(clock: Clock): { kind: "reminder" | "total"; seconds: number } | null {
  if (clock === "none") return null;
  const [kind, seconds] = clock.split("-");
  return { kind: kind as "reminder", seconds: Number(seconds) };
}

function clockOf({ clock, seats }: Draft): NewMatch["clock"] {
  const time = timed(clock);
  if (time === null) return null;
  const { kind, seconds } = time;
  if (kind === "reminder") return { kind, seconds };
  return { kind: "total", seconds, bot: seats[0]?.bot ?? "" };
}

/** A match against bots at once: as it begins, nothing chosen. */
export function quick(offer: GameOffer, me: string, namer: Namer): NewMatch {
  const draft = draftOf("bots", offer, me);
  const seats = draft.seats.slice(0, Math.max(...offer.seats.filter((count) => count <= PLAYERS)));
  return bodyOf({ ...draft, seats }, namer);
}
