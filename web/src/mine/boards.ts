/** What lies on the board of a guide, row by row. */

import type { RulesetInfo } from "../net/rest";
import type { ClientView, GuideView } from "../protocol/messages";

type GuideBoard = NonNullable<RulesetInfo["guide_board"]>;

/** A thing on a board and how many rows it takes; `index` is the place among the clients. */
export type Row =
  | { kind: "client"; rows: number; index: number; client: ClientView }
  | { kind: "tent" | "bottle" | "free"; rows: number };

/** The load in its rows, then the free ones, one by one. */
export function boardRows(guide: GuideView, board: GuideBoard): Row[] {
  const rows: Row[] = guide.clients.map((client, index) => ({
    kind: "client",
    rows: board.client,
    index,
    client,
  }));
  for (let tent = 0; tent < guide.tents; tent += 1) rows.push({ kind: "tent", rows: board.tent });
  const first = guide.tents > 0 ? board.bottle_beside_tent : board.first_bottle;
  for (let bottle = 0; bottle < guide.bottles; bottle += 1)
    rows.push({ kind: "bottle", rows: bottle === 0 ? first : board.further_bottle });
  const used = rows.reduce((sum, row) => sum + row.rows, 0);
  for (let row = used; row < board.rows; row += 1) rows.push({ kind: "free", rows: 1 });
  return rows;
}

/** Whether a client is in the same state as the one before it. */
export function isLikeBefore(clients: readonly ClientView[], index: number): boolean {
  const before = clients[index - 1];
  const client = clients[index];
  return before !== undefined && client !== undefined && clientName(before) === clientName(client);
}

/** The name of a client in the notation of actions. */
export function clientName({ kind, level, summited }: ClientView): string {
  return `${kind}-${level}${summited ? "-summited" : ""}`;
}
