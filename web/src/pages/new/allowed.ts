/** Which limits and variants go with what else is chosen: the server is asked, and nothing is assumed. */

import { type GameOffer, Refusal, server } from "../../net/rest";
import type { Draft } from "../making";

export interface Allowed {
  limits: readonly string[];
  variants: readonly string[];
}

async function isAllowed(draft: Draft): Promise<boolean> {
  try {
    await server.ruleset({ ...draft, seats: draft.seats.length });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

async function those(names: readonly string[], with_: (name: string) => Draft): Promise<string[]> {
  if (names.length < 2) return [...names]; // nothing to choose
  const may = await Promise.all(names.map((name) => isAllowed(with_(name))));
  return names.filter((_, number) => may[number] === true);
}

export async function allowed(draft: Draft, offer: GameOffer): Promise<Allowed> {
  const usual = { ...draft, limits: offer.limits[0] ?? "" };
  const [limits, variants] = await Promise.all([
    those(offer.limits, (name) => ({ ...draft, limits: name })),
    those(offer.variants, (name) => ({ ...usual, variant: name })),
  ]);
  return { limits, variants };
}
