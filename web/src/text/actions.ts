/** Actions in words. */

import type { Choice } from "../protocol/messages";
import type { Arguments } from "./catalogue.svelte";
import type { Words } from "./words";

/** What an action does, as a phrase without a full stop. */
export function phrase(words: Words, choice: Choice): string {
  return words.say(`action-${choice.kind}`, inWords(words, choice));
}

/** The parts of a choice, each under the names that phrases have for it. */
function inWords(words: Words, choice: Choice): Arguments {
  const { kind, piece, space, card, way, source, target, thing, value, points } = choice;
  const given: Arguments = {};
  if (piece !== null) Object.assign(given, { piece, holder: piece });
  if (target !== null) Object.assign(given, { target, holder: target });
  if (source !== null) given.source = source;
  if (kind === "oxygen" && source !== null) given.camp = Number(source.replace("camp", ""));
  if (space !== null) given.space = words.space(space);
  if (card !== null) given.card = words.card(card);
  given[kind === "return" ? "end" : "way"] = way ?? "other";
  if (thing !== null) given.things = given.client = words.thing(thing);
  if (kind === "raise" && thing !== null) given.level = Number(thing.split("-")[1]) + 1;
  if (value !== null) given.value = value;
  if (points !== null) given.points = points;
  return given;
}
