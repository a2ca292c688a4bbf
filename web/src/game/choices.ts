/** Choices that the server did not list, for what is tried all the same: it then says why not. */

import type { Choice } from "../protocol/messages";

/** The parts that an action of some kind does not have. */
export const NOTHING: Omit<Choice, "action" | "kind"> = {
  piece: null,
  space: null,
  card: null,
  way: null,
  source: null,
  target: null,
  thing: null,
  value: null,
  points: null,
  cost: null,
  deaths: [],
};

/** To give a thing to somebody. */
export function giving(thing: string, source: string, target: string): Choice {
  const action = `give ${thing} from ${source} to ${target}`;
  return { ...NOTHING, action, kind: "give", thing, source, target };
}
