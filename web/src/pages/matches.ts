/** Matches in a list: in which order, who plays against whom, and how it has ended. */

import type { MatchInfo, MyMatch, SeatInfo } from "../net/rest";
import type { Held } from "../net/held.svelte";

/** A match that somebody on this device has a part in. */
export interface Mine {
  info: MatchInfo;
  /** The seats of this device; empty for a host who does not play. */
  seats: readonly number[];
  /** Whether it waits for somebody at this device. */
  waits: boolean;
  /** The day that is played, 0 before the first one. */
  round: number;
}

/** What the server tells of one's matches, beside what is held of them. */
export function mineOf(told: readonly MyMatch[], held: readonly Held[]): Mine[] {
  return told.map(({ match: info, seat, waits, round }) => {
    const here = held.find(({ match }) => match === info.id);
    const seats = here?.seats.map((one) => one.seat) ?? (seat === null ? [] : [seat]);
    // the server was asked about one seat: where the device is passed round, any may be next
    const isHere = here !== undefined && here.seats.length > 1 && info.status === "running";
    return { info, seats, waits: waits || isHere, round };
  });
}

const ORDER = ["running", "open", "over"];

/** First those that wait for somebody here, then those that go on, then those that are over; newest first. */
export function sorted(mine: readonly Mine[]): Mine[] {
  const rank = ({ info, waits }: Mine) => (waits ? -1 : ORDER.indexOf(info.status));
  return mine.toSorted(
    (one, other) => rank(one) - rank(other) || other.info.created_at - one.info.created_at,
  );
}

/** Those who sit in other seats than these; open seats are not counted. */
export function others(info: MatchInfo, seats: readonly number[]): SeatInfo[] {
  return info.seats.filter(({ seat, kind }) => kind !== "open" && !seats.includes(seat));
}

export function openSeats(info: MatchInfo): SeatInfo[] {
  return info.seats.filter(({ kind }) => kind === "open");
}

/** Everybody with their score, the highest first; null before the end. */
export function scores(info: MatchInfo): { seat: SeatInfo; score: number }[] | null {
  const { result } = info;
  if (result === null) return null;
  return info.seats
    .map((seat) => ({ seat, score: result[seat.seat] ?? 0 }))
    .toSorted((one, other) => other.score - one.score);
}
