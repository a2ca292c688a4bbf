import { beforeAll, describe, expect, it } from "vitest";
import { found, gameOfClause, GAMES, INTRODUCTION, pieces, sectionsOf } from "$src/pages/rules/clauses";
import { has, readRules, say, speak } from "$src/text/catalogue.svelte";
import { LANGUAGES } from "$src/text/languages";

describe.each(LANGUAGES)("the rules in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await readRules();
  });

  it("have a text for each clause, a title for each section", () => {
    for (const game of GAMES) {
      for (const { section, clauses } of sectionsOf(game)) {
        expect(has(`rules-section-${section}`), section).toBe(true);
        for (const clause of clauses) expect(has(`rule-${clause}`), clause).toBe(true);
      }
    }
    for (const part of INTRODUCTION) expect(has(`rules-k2-${part}`), part).toBe(true);
  });

  it("lead from one clause to another in words that stay the same", () => {
    for (const game of GAMES) {
      for (const { clauses } of sectionsOf(game)) {
        for (const clause of clauses) {
          const text = say(`rule-${clause}`);
          const cut = pieces(text, "");
          expect(cut.map((piece) => piece.text).join("")).toBe(text);
          for (const piece of cut)
            if (piece.kind === "clause") expect(gameOfClause(piece.text)).not.toBeNull();
        }
      }
    }
  });
});

describe("clauses", () => {
  it("belong to one game", () => {
    expect(gameOfClause("M4")).toBe("mount-everest");
    expect(gameOfClause("KM1")).toBe("k2");
    expect(gameOfClause("Q9")).toBeNull();
  });

  it("of a game that is not known are those of the first", () => {
    expect(sectionsOf("chess")).toEqual(sectionsOf("mount-everest"));
  });

  it("are found by all words that are sought, or by their label", () => {
    const text = (clause: string) => (clause === "M4" ? "A full space may be crossed" : "Nothing");
    const sections = [{ section: "M", clauses: ["M3", "M4"] }];
    expect(found(sections, "SPACE full", text)).toEqual([{ section: "M", clauses: ["M4"] }]);
    expect(found(sections, "m3", text)).toEqual([{ section: "M", clauses: ["M3"] }]);
    expect(found(sections, "ice", text)).toEqual([]);
    expect(found(sections, "  ", text)).toBe(sections);
  });
});

describe("the pieces of a text", () => {
  it("are links where a clause is named, and K2 is the game", () => {
    expect(pieces("In K2 see W3 (K2).", "")).toEqual([
      { text: "In K2 see ", kind: "plain" },
      { text: "W3", kind: "clause" },
      { text: " (", kind: "plain" },
      { text: "K2", kind: "clause" },
      { text: ").", kind: "plain" },
    ]);
    expect(pieces("K2 (Rebel, 2010), A4 paper", "")).toHaveLength(1);
  });

  it("are marked where they are sought", () => {
    expect(pieces("A (full) space", "FULL (")).toEqual([
      { text: "A ", kind: "plain" },
      { text: "(", kind: "sought" },
      { text: "full", kind: "sought" },
      { text: ") space", kind: "plain" },
    ]);
  });
});
