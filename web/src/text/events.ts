/** Events in words: one sentence each, or many with trivial ones merged. */

import type { TableEvent } from "../protocol/messages";
import type { Arguments } from "./catalogue.svelte";
import { type Ending, ending } from "./ending";
import { signed, type Words } from "./words";

/** A line of the log, and what it speaks of. */
export interface Told {
  kind: string;
  text: string;
  /** The spaces that it names. */
  spaces: string[];
  /** The seats that it names. */
  seats: number[];
}

/** By kind: the data that must be equal, and what grows to a list. */
const MERGED: Record<string, { equal: readonly string[]; list: string }> = {
  given: { equal: ["seat", "from", "to"], list: "item" },
  abandoned: { equal: ["seat", "from", "to"], list: "item" },
  drawn: { equal: ["seat"], list: "card" },
  "oxygen-drawn": { equal: ["seat"], list: "card" },
  "card-chosen": { equal: ["seat"], list: "card" },
  "token-opened": { equal: [], list: "value" },
  "weather-opened": { equal: [], list: "tile" },
};
/** What the next event says anyway. */
const UNTOLD: ReadonlySet<string> = new Set(["turn-ended"]);

/** How terminals, which may lack the sign, get the arrow of a score. */
const ARROW = / -> (\d+\.)$/;

/** A sentence about one event; null if the next one says it anyway. */
export function eventSentence(words: Words, event: TableEvent): string | null {
  return UNTOLD.has(event.kind) ? null : sentence(words, [event]);
}

/** Sentences about events that a viewer was told: one a line, repeated trivial ones merged. */
export function toldEvents(words: Words, events: readonly TableEvent[]): Told[] {
  const groups: TableEvent[][] = [];
  for (const event of events) {
    if (UNTOLD.has(event.kind)) continue;
    const last = groups.at(-1);
    if (last !== undefined && belongTogether(last[0]!, event)) last.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => ({
    kind: group[0]!.kind,
    text: sentence(words, group),
    spaces: unique(group.flatMap(spacesOf)),
    seats: unique(group.flatMap(seatsOf)),
  }));
}

function belongTogether(first: TableEvent, second: TableEvent): boolean {
  const merged = MERGED[first.kind];
  if (merged === undefined || first.kind !== second.kind) return false;
  return merged.equal.every((name) => first.data[name] === second.data[name]);
}

// -- what an event speaks of ------------------------------------------------------------------------

/** Whether the data of this name is a space; guides and camps also give `from` and `to`. */
function isSpace(kind: string, name: string): boolean {
  return ["space", "A", "B"].includes(name) || (kind === "moved" && ["from", "to"].includes(name));
}

function spacesOf({ kind, data }: TableEvent): string[] {
  const names = Object.keys(data).filter((name) => isSpace(kind, name));
  return names.map((name) => String(data[name]));
}

function seatsOf({ data }: TableEvent): number[] {
  const { seat, first_seat, seats, ranking } = data;
  return [seat, first_seat, seats, ranking].flat().filter((one) => typeof one === "number");
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

// -- the sentence -----------------------------------------------------------------------------------

/** A sentence about events of one kind that belong together. */
function sentence(words: Words, events: readonly TableEvent[]): string {
  const { kind, data } = events[0]!;
  const given: Arguments = {};
  for (const [name, value] of Object.entries(data)) {
    const worded = inWords(words, kind, name, value);
    if (worded !== null) given[name] = worded;
  }
  const list = MERGED[kind]?.list;
  if (list !== undefined) {
    const values = events.map((each) => String(each.data[list]));
    given[`${list}s`] = listed(words, list, values);
  }
  if (kind === "given" || kind === "abandoned") {
    given.source = String(data.from);
    given.target = String(data.to);
  }
  if ("mountaineers" in data)
    given.clients = words.clientCount(Number(data.mountaineers), Number(data.tourists));
  // who plays alone has no highest sum (KX2)
  if (kind === "token-taken") given.seats = words.ruleset.seats;
  if (kind === "game-over") Object.assign(given, ending(words, data as unknown as Ending));
  return words.say(`event-${kind}`, given).replace(ARROW, " → $1");
}

function inWords(words: Words, kind: string, name: string, value: unknown): string | number | null {
  if (name === "seat" || name === "first_seat") return words.player(Number(value));
  if (name === "seats") return words.players(value as number[]);
  if (name === "card") return words.card(String(value));
  if (name === "cards" && Array.isArray(value)) return words.cards(value.map(String));
  if (isSpace(kind, name)) return words.space(String(value));
  if (name === "client") return words.thing(String(value));
  if (name === "change") return signed(Number(value));
  if (name === "face") return words.face(String(value));
  return typeof value === "string" || typeof value === "number" ? value : null;
}

function listed(words: Words, name: string, values: string[]): string {
  if (name === "card") return words.cards(values);
  if (name === "item") return words.things(values);
  if (name === "tile") return values.map((tile) => words.tile(tile)).join(" / ");
  return values.join(", ");
}
