import { beforeEach, describe, expect, it, vi } from "vitest";
import { consent } from "$src/mine/consent.svelte";
import { lossOf } from "$src/mine/losses";
import { waitingFor } from "$src/mine/waiting";
import type { Choice, SeatInfo } from "$src/protocol/messages";
import type { Table } from "$src/table/table.svelte";
import ruleset from "../map/rulesets/mount-everest-easy.json";
import { everestView } from "../shared/table";

describe("what deaths cost", () => {
  it("is the sum by kind; climbers have no price of their own", () => {
    expect(lossOf(["tourist-1", "mountaineer-2-summited"], ruleset as never)).toBe(7);
    expect(lossOf(["A"], ruleset as never)).toBe(0);
  });
});

describe("whom all wait for", () => {
  const seats = [
    { seat: 0, kind: "human", held_by: null },
    { seat: 1, kind: "bot", held_by: null },
    { seat: 2, kind: "human", held_by: "greedy" },
  ] as SeatInfo[];

  it("are the others that are to act", () => {
    const view = everestView({ to_act: [0, 1, 2] });
    expect(waitingFor(view, 0, seats)).toEqual({ seats: [1, 2], onlyBots: true });
    expect(waitingFor(view, 1, seats)).toEqual({ seats: [0, 2], onlyBots: false });
  });

  it("may be nobody", () => {
    expect(waitingFor(everestView({ to_act: [] }), 0, seats).onlyBots).toBe(false);
  });
});

describe("consent", () => {
  const act = vi.fn(() => Promise.resolve(true));
  const go = vi.fn(() => Promise.resolve());
  const harmless = { action: "use any1 for A", deaths: [] as string[] } as Choice;
  const deadly = { action: "use any3-loss1 for A", deaths: ["tourist-1"] } as Choice;
  const table = {
    act,
    go,
    choices: [harmless, deadly],
    way: (_: string, space: string) => ({
      actions: [space === "c2" ? deadly.action : harmless.action, `move A to ${space}`],
    }),
  } as unknown as Table;

  beforeEach(() => {
    vi.clearAllMocks();
    consent.no();
  });

  it("is not asked for where nobody dies", async () => {
    await consent.act(table, harmless);
    await consent.go(table, "A", "c1w");
    expect(act).toHaveBeenCalledExactlyOnceWith(harmless.action);
    expect(go).toHaveBeenCalledExactlyOnceWith("A", "c1w");
  });

  it("is asked for before somebody dies", async () => {
    await consent.act(table, deadly);
    expect(act).not.toHaveBeenCalled();
    expect(consent.pending?.choices).toEqual([deadly]);
    await consent.yes();
    expect(act).toHaveBeenCalledExactlyOnceWith(deadly.action);
    expect(consent.pending).toBeNull();
  });

  it("is asked for on a way that needs a deadly card", async () => {
    await consent.go(table, "A", "c2");
    expect(go).not.toHaveBeenCalled();
    consent.no();
    await consent.yes();
    expect(go).not.toHaveBeenCalled();
  });
});
