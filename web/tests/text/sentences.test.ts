/** What the client says is what Python says: `web/scripts/sentences.py` has written the sample. */

import { beforeAll, describe, expect, test } from "vitest";
import type { ProblemBody, RulesetInfo } from "$src/net/rest";
import type { Choice, TableEvent } from "$src/protocol/messages";
import { speak } from "$src/text/catalogue.svelte";
import { toldEvents } from "$src/text/events";
import { LANGUAGES } from "$src/text/languages";
import { Words } from "$src/text/words";
import sample from "./sentences.json";

interface Said {
  choices: string[];
  events: [kind: string, text: string][][];
  refusals: string[];
}

interface Match {
  ruleset: RulesetInfo;
  names: string[];
  choices: Choice[];
  events: TableEvent[][];
  refusals: ProblemBody[];
  said: Record<string, Said>;
}

const matches = sample as unknown as Match[];

/** Terminals, which may lack a sign, get another one. */
function plain(text: string): string {
  return text.replaceAll("−", "-").replaceAll("×", "x").replaceAll("→", "->");
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speak(language));

  test.each([...matches.keys()])("match %i is told in the words of Python", (number) => {
    const { ruleset, names, choices, events, refusals, said } = matches[number]!;
    const words = new Words(ruleset, names);
    const wanted = said[language]!;
    expect(choices.map((choice) => plain(words.phrase(choice)))).toEqual(wanted.choices);
    expect(
      events.map((moment) => toldEvents(words, moment).map(({ kind, text }) => [kind, plain(text)])),
    ).toEqual(wanted.events);
    expect(refusals.map((problem) => plain(words.refusal(problem).sentence))).toEqual(
      wanted.refusals,
    );
  });
});
