// Made by `make types` from the schemas of the server: do not edit.

/**
 * A message of the WebSocket, of everest's table server or its clients.
 */
export type Message = ClientMessage | ServerMessage;
/**
 * What a client sends.
 */
export type ClientMessage = Hello | Act | TakeBack | AskBack | AnswerBack | Say | Ping;
/**
 * What the server sends.
 */
export type ServerMessage = Welcome | Update | Changed | Asked | Chat | Reminded | Done | Refused | Pong;

/**
 * The first message: who is there, and how many lines of the match and the chat it has.
 *
 * Without a token it is a spectator. Lines with something hidden at the end do not count.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  ply?: number;
  chat?: number;
}
/**
 * An action, in the notation; `ply` is the number of lines that the client has.
 */
export interface Act {
  type: "act";
  ply: number;
  action: string;
}
/**
 * The last action of this seat shall not have been; it has learned nothing from it yet.
 */
export interface TakeBack {
  type: "take-back";
  ply: number;
}
/**
 * May the last action of this seat, and all after it, not have been? The others decide.
 */
export interface AskBack {
  type: "ask-back";
  ply: number;
}
/**
 * Whether this seat agrees to what was asked.
 */
export interface AnswerBack {
  type: "answer-back";
  ask: number;
  agree: boolean;
}
/**
 * Something for all at the table to read.
 */
export interface Say {
  type: "say";
  text: string;
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to `Hello`: as which seat, None for a spectator.
 *
 * An update follows if the match has begun.
 */
export interface Welcome {
  type: "welcome";
  seat: number | null;
  match: MatchInfo;
}
/**
 * What everybody with the link may know of a match, besides the position.
 *
 * `commitment` is a checksum of the seed that the match is dealt from; `seed` is told at the end.
 */
export interface MatchInfo {
  id: string;
  status: "open" | "running" | "over";
  game: string;
  ruleset: string;
  digest: string;
  map: string;
  weather: string;
  limits: string;
  variant: string;
  seats: SeatInfo[];
  first_seat: number | null;
  listed: boolean;
  spectators: boolean;
  take_back: "turn" | "consent" | "never";
  chat: boolean;
  clock: (Reminder | TotalTime) | null;
  commitment: string;
  seed: string | null;
  result: number[] | null;
  created_at: number;
  ended_at: number | null;
  rematch_of: string | null;
  rematch: string | null;
}
/**
 * Who sits in a seat, and which bot plays for them for now.
 */
export interface SeatInfo {
  seat: number;
  kind: "human" | "open" | "bot";
  name: string;
  bot: string | null;
  held_by: string | null;
}
/**
 * A clock that only reminds: of a seat whose turn lasts longer than so many seconds.
 */
export interface Reminder {
  kind: "reminder";
  seconds: number;
}
/**
 * A clock that gives each seat so many seconds for the whole match; then a bot plays on.
 */
export interface TotalTime {
  kind: "total";
  seconds: number;
  bot: string;
}
/**
 * The position as the viewer may know it.
 *
 * `lines` replace those that the client has from number `start` on. `ply` is how many it then has
 * for good; lines beyond, which hide a card that is not shown yet, can still change. `events` are
 * what has happened since the last update; after a lost connection, none.
 */
export interface Update {
  type: "update";
  start: number;
  ply: number;
  lines: Line[];
  events: TableEvent[];
  view: {
    [k: string]: unknown;
  };
  legal: LegalAction[];
  can_take_back: boolean;
  over: boolean;
  clock: ClockNow | null;
}
/**
 * A line of the record as the viewer may see it: a seat or ``*``, and an action.
 */
export interface Line {
  actor: string;
  text: string;
}
/**
 * Something that happened, in ids and numbers.
 */
export interface TableEvent {
  kind: string;
  data: {
    [k: string]: unknown;
  };
}
/**
 * An action that is legal now.
 */
export interface LegalAction {
  number: number;
  text: string;
}
/**
 * Milliseconds that each seat has left, None for bots, and the seats whose clock runs.
 */
export interface ClockNow {
  left: (number | null)[];
  running: number[];
}
/**
 * Something about the match besides the position has changed: seats, status, the end.
 */
export interface Changed {
  type: "changed";
  match: MatchInfo;
}
/**
 * A seat has asked to take back across turns, or something has come of it.
 *
 * `missing` are the seats whose answer is awaited. It is void when the match goes on meanwhile.
 */
export interface Asked {
  type: "asked";
  ask: number;
  seat: number;
  agreed: number[];
  missing: number[];
  outcome: "open" | "granted" | "refused" | "void";
}
/**
 * What was said since the client was told last.
 */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}
/**
 * Something said at the table, at milliseconds since 1970 UTC.
 */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}
/**
 * The turn of a seat lasts longer than the match's reminder allows.
 */
export interface Reminded {
  type: "reminder";
  seat: number;
}
/**
 * What was sent was carried out, now or when it was sent before; `ply` as in `Update`.
 */
export interface Done {
  type: "done";
  ply: number;
}
/**
 * A message was refused; nothing has changed. `ply` is what an action has to name now.
 */
export interface Refused {
  type: "refused";
  problem: ProblemBody;
  ply: number;
}
/**
 * A refusal: its code, the clause where the rules forbid something, and what it is about.
 */
export interface ProblemBody {
  code: string;
  clause: string | null;
  reason: string | null;
  params: {
    [k: string]: string | number;
  };
}
/**
 * Yes.
 */
export interface Pong {
  type: "pong";
}
