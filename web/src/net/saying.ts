/** Whether words have arrived. */

import type { ChatLine } from "../protocol/messages";

/** The words alone: the server takes out what is no sign, and makes one blank of several. */
function words(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, " ").trim();
}

/** Whether a seat has said this in some lines of the chat. */
export function isSaid(text: string, seat: number | null, lines: readonly ChatLine[]): boolean {
  return lines.some((line) => line.seat === seat && words(line.text) === words(text));
}
