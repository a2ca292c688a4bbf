/** Loading: who can give what to whom, of the choices `give`. */

import type { Advice, Choice, MountEverestView } from "../protocol/messages";
import type { Holder } from "../game/views";
import type { RulesetInfo } from "../net/rest";
import { clientName } from "./boards";

/** A thing that lies somewhere, and how many of it. */
export interface Stack {
  thing: string;
  /** Null: as many as one likes. */
  count: number | null;
}

/** Guides, camps and the supply in one space, between which things change hands. */
export interface Place {
  space: string;
  holders: Holder[];
}

type Player = MountEverestView["players"][number];

/** The places where something can be given now. */
export function places(player: Player, start: string, gives: readonly Choice[]): Place[] {
  const spaceOf = new Map<string, string>();
  for (const { name, space } of [...player.pieces, ...player.camps]) spaceOf.set(name, space);
  const spaces = new Set<string>();
  for (const { source, target } of gives) {
    const space = spaceOf.get(source ?? "") ?? spaceOf.get(target ?? "");
    if (space !== undefined) spaces.add(space);
  }
  return [...spaces].map((space) => {
    const here = [...player.pieces, ...player.camps].filter((one) => one.space === space);
    const holders = here.map(({ name }) => name as Holder);
    return { space, holders: space === start ? ["supply", ...holders] : holders };
  });
}

/**
 * Whether loading comes before the cards: the server advises it, a guide carries too much, or all
 * guides are where the supply is and none of today's cards is used.
 */
export function loadsFirst(
  view: MountEverestView,
  seat: number,
  start: string,
  { hints, duties }: Pick<Advice, "hints" | "duties">,
): boolean {
  const { turn, players } = view;
  const player = players.find((one) => one.seat === seat);
  if (turn?.seat !== seat || player === undefined) return false;
  if (duties.some(({ code }) => code === "overloaded")) return true;
  if (hints[0]?.code === "load") return true;
  const isFresh = turn.unused.length === player.shown.length;
  return isFresh && player.pieces.every(({ space }) => space === start);
}

/** What a camp or a guide holds, equal clients together. */
export function stacksOf(held: {
  clients: Player["pieces"][number]["clients"];
  bottles: number;
  tents?: number;
}): Stack[] {
  const counted = new Map<string, number>();
  const count = (thing: string, by: number) => {
    if (by > 0) counted.set(thing, (counted.get(thing) ?? 0) + by);
  };
  for (const client of held.clients) count(clientName(client), 1);
  count("bottle", held.bottles);
  count("tent", held.tents ?? 0);
  return [...counted].map(([thing, many]) => ({ thing, count: many }));
}

/** What the supply has: new clients and bottles without end, and the own tents. */
export function supplyStacks(player: Player, ruleset: RulesetInfo): Stack[] {
  const clients = ruleset.clients.map(({ kind }) => ({ thing: `${kind}-1`, count: null }));
  return [
    ...clients,
    { thing: "bottle", count: null },
    ...(player.tent_stock > 0 ? [{ thing: "tent", count: player.tent_stock }] : []),
  ];
}

/** The choice that gives the thing, if it is legal. */
export function giveOf(
  gives: readonly Choice[],
  thing: string,
  source: string,
  target: string,
): Choice | null {
  return (
    gives.find(
      (one) => one.thing === thing && one.source === source && one.target === target,
    ) ?? null
  );
}
