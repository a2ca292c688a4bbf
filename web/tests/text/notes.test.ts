/** Advice in words. */

import { beforeAll, describe, expect, test } from "vitest";
import type { View } from "$src/game/views";
import type { RulesetInfo } from "$src/net/rest";
import type { Night, Note, Prospect } from "$src/protocol/messages";
import { speak } from "$src/text/catalogue.svelte";
import { LANGUAGES } from "$src/text/languages";
import { Words } from "$src/text/words";
import sample from "./sentences.json";

const rulesets = sample.map(({ ruleset }) => ruleset as unknown as RulesetInfo);
const everest = rulesets.find(({ game }) => game === "mount-everest")!;
const k2 = rulesets.find(({ game }) => game === "k2")!;

const night: Night = { day: 4, space: -1, camp: 0, weather: -2, level: 0, dies: true, cut: false };
const camp3 = everest.spaces.find(({ name }) => name === "Camp III")!.id;
const shoulder = k2.spaces[5]!;

const guides = {
  game: "mount-everest",
  seat: 1,
  turn: { unused: [everest.deck[0]!, everest.deck[0]!] },
  players: [
    { seat: 0, pieces: [], camps: [] },
    {
      seat: 1,
      pieces: [{ name: "A", space: camp3, clients: [{ kind: "tourist", level: 2 }] }],
      camps: [{ name: "camp1", space: camp3, clients: [{ kind: "mountaineer", level: 1 }] }],
    },
  ],
} as unknown as View;
const climbers = {
  game: "k2",
  seat: 0,
  turn: { unused: [] },
  players: [{ seat: 0, pieces: [{ name: "B", space: shoulder.id, level: 3, score: 5 }] }],
} as unknown as View;

function prospect(seat: number, holder: string, index: number, now: Night): Prospect {
  return { seat, holder, index, nights: [now] };
}

describe("in English", () => {
  beforeAll(() => speak("en"));

  const words = new Words(everest, ["Ann", "Bob"]);
  const dying: Note = { code: "dying", params: { holder: "A", index: 0 } };

  test("a death is told with who, where and the sum", () => {
    const others = prospect(0, "A", 0, { ...night, space: -3 });
    expect(words.warning(dying, guides, [others, prospect(1, "A", 0, night)])).toBe(
      "A tourist at Camp III (guide A) dies tonight: level 2, height −1, weather −2.",
    );
  });

  test("a camp of one's own is part of the sum", () => {
    const note: Note = { code: "dying", params: { holder: "camp1", index: 0 } };
    const now = { ...night, camp: 1, weather: 0, space: -2 };
    expect(words.warning(note, guides, [prospect(1, "camp1", 0, now)])).toBe(
      "A mountaineer at Camp III (camp 1) dies tonight: level 1, height −2, own camp +1.",
    );
  });

  test("a climber dies without being in anybody's care", () => {
    const note: Note = { code: "dying", params: { holder: "B", index: 0 } };
    const said = new Words(k2, ["Ann"]).warning(note, climbers, [prospect(0, "B", 0, night)]);
    expect(said).toBe(
      `Climber B dies tonight at ${shoulder.name}: level 3, height −1, weather −2.`,
    );
  });

  test("without prospects the level has to do", () => {
    expect(words.warning(dying, guides)).toBe(
      "A tourist at Camp III (guide A) dies tonight: level 2.",
    );
  });

  test("cards that are left are named", () => {
    const said = words.warning({ code: "cards-left", params: { count: 2 } }, guides);
    expect(said).toContain(`2 × ${words.card(everest.deck[0]!)}`);
  });

  test("spaces go by their names", () => {
    const note: Note = { code: "passing", params: { piece: "A", space: camp3 } };
    expect(words.duty(note)).toBe("Guide A stands in a full space (Camp III) and has to move on.");
    expect(words.hint({ code: "way-down", params: { piece: "A", space: camp3, points: 1 } })).toBe(
      "Guide A is high up with clients. The nearest space below where nobody loses a level " +
        "tonight is Camp III, 1 point away.",
    );
  });

  test("each game has its own words", () => {
    const note: Note = { code: "cards", params: { players: "alone" } };
    expect(words.hint(note)).toContain("guides");
    expect(new Words(k2, ["Ann"]).hint(note)).toContain("every day");
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speak(language));

  test.each([
    [everest, guides, "A"],
    [k2, climbers, "B"],
  ] as const)("a death has a sentence with its sum", (ruleset, view, holder) => {
    const words = new Words(ruleset, ["Ann", "Bob"]);
    const note: Note = { code: "dying", params: { holder, index: 0 } };
    const said = words.warning(note, view, [prospect(view.seat!, holder, 0, night)]);
    expect(said).toContain("−1");
    expect(said).toContain("−2");
  });
});
