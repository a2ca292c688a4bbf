import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pace, pause } from "$src/table/pace.svelte";
import type { Position } from "$src/table/positions";

const at = (ply: number, ...kinds: string[]): Position => ({
  ply,
  view: {} as never,
  events: kinds.map((kind) => ({ kind, data: {} })),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("gives what is seen more time than what is not, and less the more there is", () => {
  expect(pause(at(0, "moved"), 1)).toBeGreaterThan(pause(at(0, "given"), 1));
  expect(pause(at(0, "moved"), 100)).toBeLessThan(pause(at(0, "moved"), 1));
});

it("shows one position after another, and then the newest", () => {
  const positions = [at(0), at(1, "moved"), at(2, "moved"), at(3)];
  const pace = new Pace(() => positions);
  pace.follow(1);
  const seen: (number | null)[] = [];
  while (pace.shown !== null) {
    seen.push(pace.shown);
    vi.advanceTimersToNextTimer();
  }
  expect(seen).toEqual([1, 2, 3]);
});

it("lets what comes later wait its turn", () => {
  const positions = [at(0), at(1, "moved"), at(2)];
  const pace = new Pace(() => positions);
  pace.follow(1);
  positions.push(at(3));
  pace.follow(3);
  expect(pace.shown).toBe(1);
});

it("shows the last one for its time, too, so that the next one follows it", () => {
  const positions = [at(0), at(1, "moved")];
  const pace = new Pace(() => positions);
  pace.follow(1);
  vi.advanceTimersByTime(100);
  positions.push(at(2, "moved"));
  pace.follow(2);
  expect(pace.shown).toBe(1);
  vi.advanceTimersToNextTimer();
  expect(pace.shown).toBe(2);
});

it("can be skipped", () => {
  const pace = new Pace(() => [at(0), at(1, "moved"), at(2)]);
  pace.follow(1);
  pace.skip();
  vi.runAllTimers();
  expect(pace.shown).toBeNull();
});

it("goes on from where what is shown stands among other positions", () => {
  const pace = new Pace(() => [at(0), at(1, "moved"), at(2), at(3), at(4)]);
  pace.follow(1);
  pace.shift(3);
  vi.advanceTimersToNextTimer();
  expect(pace.shown).toBe(4);
  pace.shift(null);
  vi.runAllTimers();
  expect(pace.shown).toBeNull();
});
