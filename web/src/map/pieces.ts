/** Everything that stands on the map beside the spaces: pawns and camps, with what they carry. */

import { isEverest, type Piece, type View } from "../game/views";
import type { Advice, ClientView, NamedClimber } from "../protocol/messages";

/** What is shown under a piece, one sign after another. */
export type Sign = "mountaineer" | "tourist" | "tent" | "bottle";

export interface Token {
  /** The same as long as the piece is the same. */
  key: string;
  kind: "pawn" | "camp";
  seat: number;
  /** A or B, camp1 or camp2. */
  name: string;
  space: string;
  /** What is written on it: a letter, for camps the number of clients in it. */
  letter: string;
  signs: Sign[];
  clients: readonly ClientView[];
  bottles: number;
  tents: number;
  /** In K2, of the climber. */
  level: number | null;
  /** How many die with or in it tonight. */
  dying: number;
}

/** All of them, camps first: they never move, so that others make room for them. */
export function tokensOf(view: View | null, advice: Advice | null): Token[] {
  if (view === null) return [];
  const dying = dyingTonight(view, advice);
  const camps: Token[] = [];
  const pawns: Token[] = [];
  for (const player of view.players) {
    const { seat } = player;
    const loads = isEverest(view) ? view.players[seat] : undefined;
    for (const [index, { name, space }] of player.camps.entries()) {
      const { clients, bottles } = loads?.camps[index] ?? { clients: [], bottles: 0 };
      const letter = loads ? (clients.length > 0 ? String(clients.length) : "") : letterOf(name);
      camps.push({
        ...{ key: `${seat}-${name}`, kind: "camp", seat, name, space, letter },
        ...{ signs: listed("bottle", bottles), clients, bottles, tents: 0, level: null },
        dying: dying.get(`${seat}-${name}`) ?? 0,
      });
    }
    for (const [index, { name, space, tents }] of player.pieces.entries()) {
      if (space === null) continue; // a dead climber
      const { clients, bottles } = loads?.pieces[index] ?? { clients: [], bottles: 0 };
      const climber = loads ? null : (player.pieces[index] as { level?: number });
      const signs = [...clients.map(({ kind }) => kind as Sign), ...listed("tent", tents)];
      pawns.push({
        ...{ key: `${seat}-${name}`, kind: "pawn", seat, name, space, letter: name },
        ...{ signs: [...signs, ...listed("bottle", bottles)], clients, bottles, tents },
        level: climber?.level ?? null,
        dying: dying.get(`${seat}-${name}`) ?? 0,
      });
    }
  }
  return [...camps, ...pawns];
}

function listed(sign: Sign, count: number): Sign[] {
  return Array.from({ length: count }, () => sign);
}

/** In K2 a tent belongs to one climber. */
function letterOf(camp: string): Piece {
  return camp === "camp1" ? "A" : "B";
}

function dyingTonight(view: View, advice: Advice | null): Map<string, number> {
  const found = new Map<string, number>();
  const count = (key: string) => found.set(key, (found.get(key) ?? 0) + 1);
  for (const { seat, holder, nights } of advice?.prospects ?? [])
    if (nights[0]?.dies === true) count(`${seat}-${holder}`);
  const now: readonly NamedClimber[] = isEverest(view) ? [] : view.dying;
  for (const { seat, piece } of now) if (!found.has(`${seat}-${piece}`)) count(`${seat}-${piece}`);
  return found;
}

/** How much room a token needs, before `Board.size`: its body, signs below, a warning above. */
export interface Shape {
  w: number;
  h: number;
  /** From the middle of the box to that of the body. */
  body: number;
}

const PAWN = 32;
const CAMP = { w: 40, h: 26 };
export const SIGN = { w: 9.5, h: 12 };
const WARNING = 8;

export function shapeOf({ kind, signs, dying }: Token): Shape {
  const body = kind === "pawn" ? { w: PAWN, h: PAWN } : CAMP;
  const above = dying > 0 ? WARNING : 0;
  const below = signs.length > 0 ? SIGN.h : 0;
  return {
    w: Math.max(body.w + (dying > 0 ? 2 * WARNING : 0), shownSigns(signs).length * SIGN.w + 2),
    h: above + body.h + below,
    body: (above - below) / 2,
  };
}

/** A camp can hold any number of bottles; more than a few are told by the number before one. */
export const MOST_SIGNS = 5;

export function shownSigns(signs: readonly Sign[]): readonly Sign[] {
  return signs.length > MOST_SIGNS ? signs.slice(0, 2) : signs;
}
