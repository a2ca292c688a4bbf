import { describe, expect, it } from "vitest";
import type { MatchInfo } from "$src/net/rest";
import { mineOf, openSeats, others, scores, sorted } from "$src/pages/matches";
import { ago } from "$src/pages/start/ago";

function match(id: string, changed: Partial<MatchInfo> = {}): MatchInfo {
  return {
    id,
    status: "running",
    created_at: 0,
    result: null,
    seats: [
      { seat: 0, kind: "human", name: "Olga", bot: null, held_by: null },
      { seat: 1, kind: "bot", name: "Dawa", bot: "greedy", held_by: null },
      { seat: 2, kind: "open", name: "", bot: null, held_by: null },
    ],
    ...changed,
  } as MatchInfo;
}

describe("my matches", () => {
  it("stand in the order in which somebody may want them", () => {
    const told = [
      { match: match("over", { status: "over" }), seat: 0, waits: false, round: 3 },
      { match: match("open", { status: "open" }), seat: 0, waits: false, round: 3 },
      { match: match("old"), seat: 0, waits: false, round: 3 },
      { match: match("new", { created_at: 5 }), seat: 0, waits: false, round: 3 },
      { match: match("mine"), seat: 0, waits: true, round: 3 },
    ];
    const ids = sorted(mineOf(told, [])).map(({ info }) => info.id);
    expect(ids).toEqual(["mine", "new", "old", "open", "over"]);
  });

  it("wait for somebody here if the device is passed round", () => {
    const seats = [0, 1].map((seat) => ({ seat, token: `t${seat}` }));
    const held = [{ match: "a", host: "h", seats, passed: true }];
    const told = [{ match: match("a"), seat: 0, waits: false, round: 3 }];
    expect(mineOf(told, held)).toMatchObject([{ seats: [0, 1], waits: true }]);
    const over = [{ match: match("a", { status: "over" }), seat: 0, waits: false, round: 3 }];
    expect(mineOf(over, held)).toMatchObject([{ waits: false, round: 3 }]);
  });

  it("know who else sits there", () => {
    expect(others(match("a"), [0]).map(({ name }) => name)).toEqual(["Dawa"]);
    expect(openSeats(match("a")).map(({ seat }) => seat)).toEqual([2]);
  });

  it("show the scores, the highest first, after the end", () => {
    expect(scores(match("a"))).toBeNull();
    const found = scores(match("a", { status: "over", result: [3, 9, 5] }));
    expect(found?.map(({ score }) => score)).toEqual([9, 5, 3]);
  });
});

describe("how long ago", () => {
  const HOUR = 3_600_000;

  it.each([
    [0, "now"],
    [5 * 60_000, "5 minutes ago"],
    [3 * HOUR, "3 hours ago"],
    [25 * HOUR, "yesterday"],
    [-5, "now"],
  ])("%d ms", (passed, words) => {
    expect(ago(0, passed, "en")).toBe(words);
  });

  it("speaks other languages", () => {
    expect(ago(0, 48 * HOUR, "pl")).toBe("przedwczoraj");
  });
});
