/** What is new in the chat. */

import type { ChatLine } from "../protocol/messages";
import type { Table } from "../table/table.svelte";

/** How many lines there are that a seat has not seen, of which it has looked at the first `read`. */
export function unseen(lines: readonly ChatLine[], read: number, seat: number | null): number {
  // whoever says something knows what stands above it
  const own = seat === null ? -1 : lines.findLastIndex((line) => line.seat === seat);
  return Math.max(0, lines.length - Math.max(read, own + 1));
}

/** The same of a table. */
export function unread(table: Table): number {
  return unseen(table.connection.chat, table.chatRead, table.seat);
}
