/** What the order of the players rests on, and what they are about now. */

import type { SeatInfo } from "../protocol/messages";
import type { View } from "../game/views";

/** Players with the same points, in winning order. */
export interface Tie {
  score: number;
  seats: number[];
  /** Whether nothing decides between any of them. */
  isDrawn: boolean;
}

/** Who has the same points as somebody else. */
export function tiesOf(view: View): Tie[] {
  const bySeat = new Map<number, number[]>();
  for (const seat of view.ranking) {
    const score = view.players[seat]?.score ?? 0;
    bySeat.set(score, [...(bySeat.get(score) ?? []), seat]);
  }
  return [...bySeat]
    .filter(([, seats]) => seats.length > 1)
    .map(([score, seats]) => ({
      score,
      seats,
      isDrawn: new Set(seats.map((seat) => view.ranks[seat])).size === 1,
    }));
}

/** What a seat does: it chooses cards, has chosen, takes a token, has its turn, has to act. */
export type Doing = "choosing" | "chosen" | "taking" | "turn" | "acting" | "nothing";

export function doing(view: View, seat: number): Doing {
  const acts = view.to_act.includes(seat);
  if (view.phase === "cards") {
    if (view.players[seat]?.has_chosen) return "chosen";
    return acts ? "choosing" : "nothing";
  }
  if (view.turn?.seat === seat) return "turn";
  if (!acts) return "nothing";
  return view.phase === "risk" ? "taking" : "acting";
}

/** Who plays in a seat: a person, a bot, a bot in place of a person, or nobody yet. */
export type Sitter = "person" | "bot" | "held" | "open";

export function sitter(seat: SeatInfo | undefined): Sitter {
  if (seat === undefined) return "person";
  if (seat.kind === "bot") return "bot";
  if (seat.kind === "open") return "open";
  return seat.held_by === null ? "person" : "held";
}
