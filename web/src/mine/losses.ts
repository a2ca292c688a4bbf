/** What deaths cost. */

import type { RulesetInfo } from "../net/rest";

/** The points that the deaths of clients such as tourist-2 take; climbers have none of their own. */
export function lossOf(deaths: readonly string[], ruleset: RulesetInfo): number {
  const points = new Map(ruleset.clients.map(({ kind, death }) => [kind, -death]));
  return deaths.reduce((sum, name) => sum + (points.get(name.split("-")[0] ?? "") ?? 0), 0);
}
