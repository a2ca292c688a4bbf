/** The clauses of the rules in their order, where they are found, and what speaks of them. */

import order from "./clauses.json";

export interface Section {
  section: string;
  clauses: readonly string[];
}

interface Reference {
  game: string;
  sections: Section[];
}

const REFERENCES: readonly Reference[] = order.games;

export const GAMES: readonly string[] = REFERENCES.map(({ game }) => game);

/** What stands before the sections of K2. */
export const INTRODUCTION: readonly string[] = order.introduction;

const HOME = new Map(
  REFERENCES.flatMap(({ game, sections }) =>
    sections.flatMap(({ section, clauses }) =>
      [section, ...clauses].map((label) => [label, game] as const),
    ),
  ),
);

export function sectionsOf(game: string): readonly Section[] {
  return (REFERENCES.find((one) => one.game === game) ?? REFERENCES[0])?.sections ?? [];
}

/** The game of a clause; null where there is no such clause. */
export function gameOfClause(label: string): string | null {
  return HOME.get(label) ?? null;
}

/** The clauses in which all words that are sought stand, and those called so. */
export function found(
  sections: readonly Section[],
  sought: string,
  text: (clause: string) => string,
): readonly Section[] {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map(({ section, clauses }) => ({
      section,
      clauses: clauses.filter((clause) => {
        const whole = `${clause} ${text(clause)}`.toLocaleLowerCase();
        return words.every((word) => whole.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** A piece of a clause's text: plain, one that leads to another clause, or one that was sought. */
export interface Piece {
  text: string;
  kind: "plain" | "clause" | "sought";
}

const LABEL = /\b[A-Z]{1,2}[0-9]{1,2}\b/g;

/** A text in pieces; `K2` alone is the game, not the second clause of section K. */
export function pieces(text: string, sought: string): Piece[] {
  const words = sought.split(/\s+/).filter(Boolean);
  if (words.length > 0) return marked(text, words);
  const cut: Piece[] = [];
  let start = 0;
  for (const { 0: label, index } of text.matchAll(LABEL)) {
    if (!HOME.has(label) || (label === "K2" && text[index - 1] !== "(")) continue;
    if (label === "K2" && text[index + 2] !== ")") continue;
    cut.push({ text: text.slice(start, index), kind: "plain" }, { text: label, kind: "clause" });
    start = index + label.length;
  }
  cut.push({ text: text.slice(start), kind: "plain" });
  return cut.filter((piece) => piece.text !== "");
}

function marked(text: string, words: readonly string[]): Piece[] {
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text
    .split(new RegExp(`(${any})`, "giu"))
    .map((part, number): Piece => ({ text: part, kind: number % 2 === 1 ? "sought" : "plain" }))
    .filter((piece) => piece.text !== "");
}
