/** The words for things, and refusals, where they are more than what Python says. */

import { beforeAll, expect, test } from "vitest";
import type { ProblemBody, RulesetInfo } from "$src/net/rest";
import type { TableEvent } from "$src/protocol/messages";
import { speak } from "$src/text/catalogue.svelte";
import { soloRank } from "$src/text/ending";
import { toldEvents } from "$src/text/events";
import { refusal } from "$src/text/refusals";
import { signed, spaceMessage, Words } from "$src/text/words";
import sample from "./sentences.json";

const ruleset = sample[0]!.ruleset as unknown as RulesetInfo;
const words = new Words(ruleset, ["Ann", "Bob"]);
const [first, second] = ruleset.spaces.map(({ id }) => id) as [string, string];

beforeAll(() => speak("en"));

function event(kind: string, data: TableEvent["data"]): TableEvent {
  return { kind, data };
}

test("numbers have their sign", () => {
  expect([1, -2, 0].map(signed)).toEqual(["+1", "−2", "0"]);
});

test("names of spaces make the ids of their messages", () => {
  expect(spaceMessage("Camp I, west")).toBe("space-camp-i-west");
  expect(spaceMessage("House's Chimney")).toBe("space-house-s-chimney");
});

test("what has no translation keeps its name", () => {
  const [space, ...spaces] = ruleset.spaces;
  const own = { ...ruleset, map: "my-hill", spaces: [{ ...space!, name: "Own Place" }, ...spaces] };
  expect(new Words(own, []).space(space!.id)).toBe("Own Place");
  expect(new Words(own, []).mapName()).toBe("my-hill");
  expect(words.mapName()).toBe("easy");
});

test("like events are one line, and each line knows of what it speaks", () => {
  const given = { seat: 1, from: "supply", to: "A" };
  const told = toldEvents(words, [
    event("given", { ...given, item: "tourist-1" }),
    event("given", { ...given, item: "tourist-1" }),
    event("given", { ...given, to: "B", item: "bottle" }),
    event("turn-ended", { seat: 1 }),
    event("moved", { seat: 1, piece: "A", from: first, to: second, cost: 2 }),
    event("risk-tied", { sum: 9 }),
  ]);
  expect(told.map(({ text }) => text)).toEqual([
    "Bob brings from the supply to guide A: 2 × tourist level 1.",
    "Bob brings from the supply to guide B: oxygen bottle.",
    `Bob: guide A moves to ${words.space(second)}, cost 2.`,
    "The highest risk sum, 9, is shared, so nobody takes a risk token.",
  ]);
  expect(told.map(({ spaces }) => spaces)).toEqual([[], [], [first, second], []]);
  expect(told.map(({ seats }) => seats)).toEqual([[1], [1], [1], []]);
});

test("numbers have the signs of print", () => {
  expect(words.event(event("score", { seat: 0, from: 3, to: 5 }))).toBe("Score of Ann: 3 → 5.");
  const change = { seat: 1, holder: "A", change: -2 };
  expect(words.event(event("checked", change))).toBe("Night for the clients of Bob (guide A): −2.");
});

test("the end names all who played", () => {
  const data = { ranking: [1, 0], ranks: [2, 1], scores: [7, 12] };
  const [told] = toldEvents(words, [event("game-over", data)]);
  expect(told?.text).toBe("The game is over: Bob 12, Ann 7.");
  expect(told?.seats).toEqual([1, 0]);
});

test("a rank is reached with the least score for it", () => {
  const ranks = [
    { rank: "alpinist", least: 14 },
    { rank: "my-own", least: 10 },
  ];
  const alone = new Words({ ...ruleset, solo_ranks: ranks }, ["Ann"]);
  expect([14, 13, 10, 9].map((score) => soloRank(alone, score))).toEqual([
    "alpinist",
    "my-own",
    "my-own",
    null,
  ]);
  expect(alone.rank("my-own")).toBe("my-own");
});

test("the end of a turn is told by the next one's beginning", () => {
  expect(words.event(event("turn-ended", { seat: 0 }))).toBeNull();
  expect(words.event(event("turn-began", { seat: 1, risk: 0 }))).toBe("Bob begins the turn.");
});

function problem(code: string, more: Partial<ProblemBody> = {}): ProblemBody {
  return { code, clause: null, reason: null, params: {}, ...more };
}

test("what the rules forbid is said with the clause beside it", () => {
  const params = { action: "pitch A", piece: "A" };
  expect(
    words.refusal(problem("act.illegal", { clause: "T1", reason: "pitch.no-tent", params })),
  ).toEqual({
    sentence: "Guide A carries no tent; in base camp it can take one that you have left.",
    clause: "T1",
  });
});

test("places in refusals are named, not as one types them", () => {
  const params = { source: "A", target: "camp1" };
  const reason = "give.not-same-space";
  expect(words.refusal(problem("act.illegal", { clause: "L1", reason, params })).sentence).toBe(
    "Giver and taker are not in the same space (guide A, camp 1); bring them together first.",
  );
});

test("all else that is refused has a sentence without the match", () => {
  expect(refusal(problem("net.unreachable")).sentence).toMatch(/^The server cannot be reached/);
  expect(refusal(problem("act.illegal", { clause: "T1", reason: "pitch.no-tent" }))).toEqual({
    sentence: "The rules do not allow this now.",
    clause: "T1",
  });
});

test("a code of a newer server has a sentence, too", () => {
  expect(refusal(problem("brand.new")).sentence).toMatch(/gone wrong/);
});

test("a space that is too far is not called no neighbour", () => {
  const params = { action: "move A to summit", piece: "A", space: "summit", missing: 2 };
  const reason = "move.not-neighbours";
  expect(words.refusal(problem("act.illegal", { clause: "M1", reason, params })).sentence).toBe(
    "Summit is too far today for guide A: even with all cards that are left, " +
      "2 movement points are missing.",
  );
});
