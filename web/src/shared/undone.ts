/** What is undone when the last action of a seat is taken back with all since, in words. */

import type { WayBack } from "../protocol/messages";
import { say } from "../text/catalogue.svelte";

export function undone({ round, cards }: WayBack): string {
  return say("web-shared-undone", { what: cards ? "cards" : "action", day: round });
}
