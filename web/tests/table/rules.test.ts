import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type MatchInfo, Refusal, type RulesetInfo, server } from "$src/net/rest";
import { RulesReader } from "$src/table/rules.svelte";

const info = { seats: [{}, {}] } as unknown as MatchInfo;
const rules = { game: "k2" } as unknown as RulesetInfo;
const unreachable = new Refusal({ code: "net.unreachable", clause: null, reason: null, params: {} });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("reads the rules again by itself when they have not come", async () => {
  vi.spyOn(server, "ruleset").mockRejectedValueOnce(unreachable).mockResolvedValueOnce(rules);
  const table = { ruleset: null as RulesetInfo | null };
  const reader = new RulesReader(table);
  reader.read(info);
  await vi.advanceTimersByTimeAsync(10);
  expect(reader.problem?.code).toBe("net.unreachable");
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.ruleset).toBe(rules);
  expect(reader.problem).toBeNull();
});

it("reads them at once when somebody asks for it, and no more when nobody needs them", async () => {
  const asked = vi.spyOn(server, "ruleset").mockRejectedValue(unreachable);
  const reader = new RulesReader({ ruleset: null });
  const stop = reader.read(info);
  await vi.advanceTimersByTimeAsync(10);
  reader.retry();
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});
