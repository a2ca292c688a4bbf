/** Choosing cards: the player taps in any order, the server takes them in the order of their kinds. */

import type { RulesetInfo } from "../net/rest";
import type { Choice } from "../protocol/messages";

type CardInfo = RulesetInfo["cards"][number];

/** What counts for risk of some cards (R1). */
export function riskSum(cards: readonly string[], kinds: readonly CardInfo[]): number {
  const byId = new Map(kinds.map(({ id, risk }) => [id, risk]));
  return cards.reduce((sum, card) => sum + (byId.get(card) ?? 0), 0);
}

/** The first choice for one of the wished cards; what is legal now comes in the right order. */
export function nextPlay(plays: readonly Choice[], wished: readonly string[]): Choice | null {
  return plays.find(({ card }) => card !== null && wished.includes(card)) ?? null;
}

/**
 * To use a card for somebody of whom no choice says so, for the server to say why not: a rope is
 * tried upwards. Null where there is no such action: only acclimatization is for camps.
 */
export function usingAllTheSame({ id, up, down, rest }: CardInfo, holder: string): string | null {
  if (rest === 0 && holder !== "A" && holder !== "B") return null;
  return `use ${id} for ${holder}${up > 0 && down > 0 ? " up" : ""}`;
}

/** `cards` without one `card`. */
export function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** A card that was shown, and what of it can still be used: its id, or null. */
export interface ShownCard {
  card: string;
  left: string | null;
}

/** The shown cards, each with what is left of it; `unused` may hold rests of cards. */
export function shownCards(
  shown: readonly string[],
  unused: readonly string[],
  kinds: readonly CardInfo[],
): ShownCard[] {
  const printed = new Map(kinds.map((kind) => [kind.id, kind.printed]));
  let whole = unused.filter((card) => (printed.get(card) ?? null) === null);
  let rests = unused.filter((card) => (printed.get(card) ?? null) !== null);
  return shown.map((card) => {
    if (whole.includes(card)) {
      whole = without(whole, card);
      return { card, left: card };
    }
    const rest = rests.find((one) => printed.get(one) === card) ?? null;
    if (rest !== null) rests = without(rests, rest);
    return { card, left: rest };
  });
}
