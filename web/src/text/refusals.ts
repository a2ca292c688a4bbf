/** Refusals in words: what is wrong, and by which clause of the rules. */

import type { ProblemBody } from "../net/rest";
import { type Arguments, has, say } from "./catalogue.svelte";
import type { Words } from "./words";

/** A refusal as it is shown: the clause is for a link to the rules. */
export interface Refused {
  sentence: string;
  clause: string | null;
}

/** Why something was refused; without words, for pages outside a match. */
export function refusal(problem: ProblemBody, words: Words | null = null): Refused {
  const { code, reason, clause, params } = problem;
  if (reason !== null && words !== null) {
    // what is no neighbour can be gone to all the same, as long as the points last
    const isFar = params.missing !== undefined;
    const message = isFar ? "web-refusal-too-far" : `refusal-${reason.replaceAll(".", "-")}`;
    return { sentence: words.say(message, inWords(words, params)), clause };
  }
  const message = `web-problem-${code.replaceAll(".", "-")}`;
  // a newer server may know codes that this page does not
  return { sentence: say(has(message) ? message : "web-something-wrong"), clause };
}

function inWords(words: Words, params: ProblemBody["params"]): Arguments {
  const given: Arguments = {};
  for (const [name, value] of Object.entries(params)) given[name] = worded(words, name, value);
  return given;
}

function worded(words: Words, name: string, value: string | number): string | number {
  if (name === "zone") return `z${value}`; // chosen from, not counted
  if (typeof value === "number") return name === "seat" ? words.player(value) : value;
  if (name === "card") return words.card(value);
  if (name === "space") return words.space(value);
  if (name === "client" || name === "item") return words.thing(value);
  if (["holder", "source", "target"].includes(name)) return words.holder(value);
  return value;
}
