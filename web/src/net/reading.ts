/** Reads what the browser has kept, which may be anybody's text: what makes no sense is dropped. */

import type { Held } from "./held.svelte";

/** As the server has them; it refuses a whole list for one that is not. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const LONGEST_TOKEN = 64;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields of a kept object; none where something else was kept, or no JSON. */
export function fieldsOf(text: string | null): Record<string, unknown> {
  const found = parsed(text);
  return isObject(found) ? found : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** All that is held, without the entries that make no sense. */
export function heldOf(text: string | null): Held[] {
  const found = parsed(text);
  const matches = new Set<string>();
  return (Array.isArray(found) ? found : []).flatMap((entry: unknown) => {
    const held = isObject(entry) ? oneOf(entry) : null;
    if (held === null || matches.has(held.match)) return [];
    matches.add(held.match);
    return [held];
  });
}

function oneOf({ match, host, seats, passed }: Record<string, unknown>): Held | null {
  if (typeof match !== "string" || !ID.test(match)) return null;
  const secrets = (Array.isArray(seats) ? (seats as unknown[]) : []).filter(isSeat);
  const hosts = isToken(host) ? host : null;
  if (hosts === null && secrets.length === 0) return null;
  const isPassed = typeof passed === "boolean" ? passed : secrets.length > 1;
  return { match, host: hosts, seats: secrets, passed: isPassed };
}

function isSeat(value: unknown): value is Held["seats"][number] {
  return isObject(value) && Number.isInteger(value.seat) && isToken(value.token);
}

function isToken(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= LONGEST_TOKEN;
}
