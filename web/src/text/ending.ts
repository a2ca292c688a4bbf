/** How a game went out. */

import type { Arguments } from "./catalogue.svelte";
import type { Words } from "./words";

/** The data of the event `game-over`: the seats in winning order, and scores and ranks by seat. */
export interface Ending {
  ranking: number[];
  ranks: number[];
  scores: number[];
}

/** Everybody's score, and who has won, or the rank of a player alone. */
export function ending(words: Words, { ranking, ranks, scores }: Ending): Arguments {
  const listed = ranking.map((seat) => `${words.player(seat)} ${scores[seat]}`).join(", ");
  const winners = ranking.filter((seat) => ranks[seat] === 1);
  if (ranking.length > 1) {
    const outcome = winners.length === 1 ? "won" : "drawn";
    return { scores: listed, outcome, winners: words.players(winners) };
  }
  const rank = soloRank(words, scores[0] ?? 0);
  if (rank === null) return { scores: listed, outcome: "unranked" };
  return { scores: listed, outcome: "ranked", rank: words.rank(rank) };
}

/** The rank of a player alone, by the table of the rules, best first; null where none is named. */
export function soloRank(words: Words, score: number): string | null {
  return words.ruleset.solo_ranks.find(({ least }) => score >= least)?.rank ?? null;
}
