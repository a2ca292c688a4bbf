/** Whom the match waits for. */

import type { View } from "../game/views";
import type { SeatInfo } from "../protocol/messages";

export interface Waiting {
  /** The others that are to act. */
  seats: number[];
  /** Whether a bot plays for each of them. */
  onlyBots: boolean;
}

export function waitingFor(view: View, own: number | null, seats: readonly SeatInfo[]): Waiting {
  const others = view.to_act.filter((seat) => seat !== own);
  const isBot = (seat: number) => {
    const info = seats.find((one) => one.seat === seat);
    return info !== undefined && (info.kind === "bot" || info.held_by !== null);
  };
  return { seats: others, onlyBots: others.length > 0 && others.every(isBot) };
}
