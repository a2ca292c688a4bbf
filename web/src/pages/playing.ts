/** From a wish to the table: the match is made, its secrets are kept, and the page is the match's. */

import { held } from "../net/held.svelte";
import { type NewMatch, server } from "../net/rest";
import { preferences } from "../preferences.svelte";
import { go } from "../router.svelte";
import { say } from "../text/catalogue.svelte";
import { type Namer, quick } from "./making";

/** Names in the language of now. Sherpas are often called after the day on which they were born. */
export const namer: Namer = {
  player: (number) => say("web-pages-player-name", { number }),
  bot: (number) => say("web-pages-bot-name", { number }),
};

/** Make a match and go there; rejects with a `Refusal`. */
export async function make(wish: NewMatch): Promise<void> {
  const made = await server.make(wish);
  held.keep({
    match: made.match.id,
    host: made.host_token,
    seats: made.held,
    passed: made.held.length > 1,
  });
  go(`match/${made.match.id}`);
}

/** Play a game against two bots, now; rejects with a `Refusal`. */
export async function playNow(game: string): Promise<void> {
  const { games } = await server.offers();
  const offer = games.find((one) => one.game === game) ?? games[0];
  if (offer !== undefined) await make(quick(offer, preferences.name, namer));
}
