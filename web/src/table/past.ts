/** Reads all that has happened in a match, until it fits what has come of it meanwhile. */

import type { Connection } from "../net/connection.svelte";
import { Refusal, server } from "../net/rest";
import { type Position, unfolded } from "./positions";

/** Milliseconds before each next try; so often, and no more. */
const PAUSES = [100, 400, 1000, 2500, 5000];

type Read = Pick<Connection, "match" | "token" | "status" | "update">;

/**
 * The positions that lead to the last update of a connection, or to one close to it where the match
 * goes on too fast; null if they cannot be had, or the connection is gone, which reads them when it
 * comes back.
 */
export async function readPast(connection: Read): Promise<Position[] | null> {
  let found: Position[] | null = null;
  for (const pause of [...PAUSES, null]) {
    try {
      found = unfolded(await server.history(connection.match, connection.token ?? undefined));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.problem.code !== "net.unreachable") return null;
    }
    if (!isOpen(connection)) return null;
    if (found?.at(-1)?.ply === connection.update?.ply || pause === null) return found;
    await new Promise((done) => setTimeout(done, pause));
    if (!isOpen(connection)) return null;
  }
  return found;
}

function isOpen({ status }: Read): boolean {
  return status === "open";
}
