import { describe, expect, it } from "vitest";
import { nightsOf, steps } from "$src/mine/forecast";
import type { Advice, Night } from "$src/protocol/messages";

function night(day: number, level: number): Night {
  return { day, space: -1, camp: 0, weather: 0, level, dies: level === 0, cut: false };
}

describe("the nights ahead", () => {
  const nights = [night(4, 2)];
  const advice = {
    prospects: [{ seat: 1, holder: "camp1", index: 2, nights }],
  } as unknown as Advice;

  it("are found by whose they are", () => {
    expect(nightsOf(advice, 1, "camp1", 2)).toBe(nights);
    expect(nightsOf(advice, 0, "camp1", 2)).toEqual([]);
    expect(nightsOf(advice, 1, "camp1")).toEqual([]);
    expect(nightsOf(null, 1, "camp1", 2)).toEqual([]);
  });

  it("are steps, equal levels together", () => {
    expect(steps([night(4, 3), night(5, 3), night(6, 2), night(7, 0)])).toEqual([
      { level: 3, day: 5, nights: 2, dies: false },
      { level: 2, day: 6, nights: 1, dies: false },
      { level: 0, day: 7, nights: 1, dies: true },
    ]);
  });
});
