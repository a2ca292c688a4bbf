/** Whether the table that is shown has loading before the cards. */

import { isEverest } from "../game/views";
import type { Table } from "../table/table.svelte";
import { loadsFirst } from "./exchange";

export function isLoadingFirst({ view, seat, ruleset, advice }: Table): boolean {
  if (view === null || seat === null || ruleset === null || advice === null) return false;
  return isEverest(view) && loadsFirst(view, seat, ruleset.start, advice);
}
