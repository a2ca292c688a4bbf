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

function warningOf(
  words: Words,
  note: Note,
  view: View,
  prospects: readonly Prospect[] = [],
): string {
  return words.warnings([note], view, prospects)[0]!.text;
}

describe("in English", () => {
  beforeAll(() => speak("en"));

  const words = new Words(everest, ["Ann", "Bob"]);
  const dying: Note = { code: "dying", params: { holder: "A", index: 0 } };

  test("a death is told with who, where and the sum", () => {
    const others = prospect(0, "A", 0, { ...night, space: -3 });
    expect(warningOf(words, dying, guides, [others, prospect(1, "A", 0, night)])).toBe(
      "A tourist at Camp III (guide A) dies tonight: level 2, height −1, weather −2.",
    );
  });

  test("a camp of one's own is part of the sum", () => {
    const note: Note = { code: "dying", params: { holder: "camp1", index: 0 } };
    const now = { ...night, camp: 1, weather: 0, space: -2 };
    expect(warningOf(words, note, guides, [prospect(1, "camp1", 0, now)])).toBe(
      "A mountaineer at Camp III (camp 1) dies tonight: level 1, height −2, own camp +1.",
    );
  });

  test("a climber dies without being in anybody's care", () => {
    const note: Note = { code: "dying", params: { holder: "B", index: 0 } };
    const said = warningOf(new Words(k2, ["Ann"]), note, climbers, [prospect(0, "B", 0, night)]);
    expect(said).toBe(
      `Climber B dies tonight at ${shoulder.name}: level 3, height −1, weather −2.`,
    );
  });

  test("without prospects the level has to do", () => {
    expect(warningOf(words, dying, guides)).toBe(
      "A tourist at Camp III (guide A) dies tonight: level 2.",
    );
  });

  test("deaths of the same kind are one line, with what they cost together", () => {
    const view = structuredClone(guides) as typeof guides;
    const clients = view.players[1]!.pieces[0] as unknown as { clients: object[] };
    clients.clients = [1, 2, 3].map(() => ({ kind: "mountaineer", level: 2 }));
    const notes = [0, 1, 2].map((index) => ({
      code: "dying",
      params: { holder: "A", index, points: index < 2 ? 3 : 0 },
    }));
    const prospects = [0, 1, 2].map((index) => prospect(1, "A", index, night));
    expect(words.warnings(notes, view, prospects)).toEqual([
      {
        text:
          "3 mountaineers at Camp III (guide A) die tonight: level 2, height −1, weather −2. " +
          "It costs 6 victory points.",
        isDeath: true,
      },
    ]);
  });

  test("cards that are left are named", () => {
    const said = warningOf(words, { code: "cards-left", params: { count: 2 } }, guides);
    expect(said).toContain(`2 × ${words.card(everest.deck[0]!)}`);
  });

  test("spaces go by their names", () => {
    const note: Note = { code: "passing", params: { piece: "A", space: camp3 } };
    expect(words.duty(note)).toBe("Guide A stands in a full space (Camp III) and has to move on.");
    expect(words.hint({ code: "way-down", params: { piece: "A", space: camp3, points: 1 } })).toBe(
      "Guide A is high up with clients. The nearest space below where nobody loses a level " +
        "tonight is Camp III, 1 movement point away.",
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
    const said = warningOf(words, note, view, [prospect(view.seat!, holder, 0, night)]);
    expect(said).toContain("−1");
    expect(said).toContain("−2");
  });
});
