/** What a card shows: a number, what it is of, and a colour and a sign by its kind. */

import type { RulesetInfo } from "../net/rest";

type CardInfo = RulesetInfo["cards"][number];

export type CardKind = "any" | "loss" | "rope" | "down" | "rest";

export interface Face {
  kind: CardKind;
  /** Points for going up or anywhere, levels. */
  main: number;
  /** What the number has beside it: an arrow, or a plus for levels. */
  sign: "" | "up" | "down" | "plus";
  /** The other number of a rope: points for going down. */
  down: number | null;
  loss: number;
  /** What is left of a card that has paid for risk. */
  isLeft: boolean;
}

export function faceOf({ up, any, down, rest, loss, printed }: CardInfo): Face {
  const rest_of = { loss, isLeft: printed !== null, down: null };
  if (any > 0)
    return { kind: loss > 0 ? "loss" : "any", main: any, sign: "", ...rest_of };
  if (up > 0) return { kind: "rope", main: up, sign: "up", ...rest_of, down: down > 0 ? down : null };
  if (down > 0) return { kind: "down", main: down, sign: "down", ...rest_of };
  return { kind: "rest", main: rest, sign: "plus", ...rest_of };
}
