/** A space in words: what the picture shows there, for readers and for the caption. */

import type { Piece, View } from "../game/views";
import { isEverest } from "../game/views";
import type { Destination } from "../protocol/messages";
import { signed, type Words } from "../text/words";
import type { Spot } from "./board";
import type { Token } from "./pieces";

/** Height, numbers, flag and tile. */
export function groundInWords({ info }: Spot, view: View | null, words: Words): string[] {
  const parts = [words.say("web-map-height", { height: info.altitude })];
  if (info.tile !== null) {
    const tile = view !== null && isEverest(view) ? view.icefall : [];
    const face = tile.find(({ space }) => space === info.id)?.face ?? null;
    parts.push(face === null ? `${words.face(face)} ${info.tile}` : words.face(face));
  } else parts.push(words.say("web-map-cost", { cost: info.cost }));
  parts.push(
    info.modifier === 0
      ? words.say("web-map-no-change")
      : words.say("web-map-change", { change: signed(info.modifier) }),
  );
  if (info.flag !== null) parts.push(words.say("web-map-flag", { points: info.flag }));
  if (info.limit !== null) parts.push(words.say("web-map-room", { count: info.limit }));
  return parts;
}

/** A pawn or camp, and what is with it. */
export function tokenInWords(token: Token, words: Words): string {
  const { seat, name, clients, bottles, tents, level, dying } = token;
  const kinds = (kind: string) => clients.filter((client) => client.kind === kind).length;
  const parts = [`${words.player(seat)}: ${words.holder(name)}`];
  if (level !== null) parts.push(words.say("web-map-level", { level }));
  if (clients.length > 0) parts.push(words.clientCount(kinds("mountaineer"), kinds("tourist")));
  const things = [...Array(bottles).fill("bottle"), ...Array(tents).fill("tent")] as string[];
  if (things.length > 0) parts.push(words.things(things));
  if (dying > 0) parts.push(words.say("web-map-dies", { count: dying }));
  return parts.join(", ");
}

/** What getting there takes. */
export function wayInWords(piece: Piece, way: Destination, words: Words): string {
  const parts = [words.say("web-map-way", { piece, cost: way.cost })];
  if (way.uses.length > 0) parts.push(words.say("web-map-uses", { cards: words.cards(way.uses) }));
  if (way.blind) parts.push(words.say("web-map-blind"));
  if (way.passing) parts.push(words.say("web-map-passing"));
  return parts.join(", ");
}
