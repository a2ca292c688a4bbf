/** The names of what can be chosen; one's own maps and weather, and new bots, are called as they are. */

import { has, say, spoken } from "../text/catalogue.svelte";

export type Choosable = "map" | "weather" | "limits" | "variant";

/** A name that stands alone, so it begins as a sentence does. */
export function choiceName(what: Choosable, name: string): string {
  const message = `${what}-name-${name}`;
  const said = has(message) ? say(message) : name;
  return said.charAt(0).toLocaleUpperCase(spoken()) + said.slice(1);
}

/** What sort of player a bot is. */
export function botName(bot: string): string {
  return say("web-pages-bot", { bot });
}
