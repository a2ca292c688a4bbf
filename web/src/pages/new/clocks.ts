/** Clocks in words. */

import { say } from "../../text/catalogue.svelte";
import { type Clock, timed } from "../making";

const DAY = 86_400;
const HOUR = 3600;

function length(seconds: number): string {
  if (seconds % DAY === 0) return say("web-pages-days", { count: seconds / DAY });
  if (seconds % HOUR === 0) return say("web-pages-hours", { count: seconds / HOUR });
  return say("web-pages-minutes", { count: seconds / 60 });
}

export function clockName(clock: Clock): string {
  const time = timed(clock);
  if (time === null) return say("web-pages-clock-none");
  return say("web-pages-clock-kind", { kind: time.kind, time: length(time.seconds) });
}
