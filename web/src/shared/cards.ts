/** Cards as short signs. */

import type { RulesetInfo } from "../net/rest";
import { signed } from "../text/words";

type CardInfo = RulesetInfo["cards"][number];

/** What a card gives: 2, 1↑ 3↓, 2↓, +2; and what it takes from clients. */
export function cardSign({ up, any, down, rest, loss }: CardInfo): string {
  const parts: string[] = [];
  if (any > 0) parts.push(`${any}`);
  if (up > 0) parts.push(`${up}↑`);
  if (down > 0) parts.push(`${down}↓`);
  if (rest > 0) parts.push(signed(rest));
  if (loss > 0) parts.push(`(${signed(-loss)})`);
  return parts.join(" ");
}

/** Equal ones once, with their number, in the order in which they come first. */
export function counted<T extends string | number>(ids: readonly T[]): { id: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** The risk sum of cards: of each what counts for it, added. */
export function riskSum(ruleset: RulesetInfo, cards: readonly string[]): number {
  const risks = new Map(ruleset.cards.map(({ id, risk }) => [id, risk]));
  return cards.reduce((sum, card) => sum + (risks.get(card) ?? 0), 0);
}
