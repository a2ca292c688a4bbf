import { describe, expect, it } from "vitest";
import type { Update } from "$src/protocol/messages";
import { advanced, changed, type Position, shifted, unfolded } from "$src/table/positions";

describe("changes", () => {
  it("are put in by keys and indices, and share what they do not touch", () => {
    const before = { a: [{ n: 1 }, { n: 2 }], b: { c: 3 } };
    const after = changed(before, ["a", 1, "n"], 5) as typeof before;
    expect(after).toEqual({ a: [{ n: 1 }, { n: 5 }], b: { c: 3 } });
    expect(before.a[1]).toEqual({ n: 2 });
    expect(after.b).toBe(before.b);
    expect(after.a[0]).toBe(before.a[0]);
  });

  it("replace everything where the path is empty", () => {
    expect(changed({ a: 1 }, [], [2])).toEqual([2]);
  });
});

it("unfolds a history step by step", () => {
  const positions = unfolded({
    steps: [
      { ply: 0, events: [], changes: [{ path: [], value: { round: 0, x: [1, 2] } }] },
      { ply: 1, events: [{ kind: "moved", data: {} }], changes: [{ path: ["x", 0], value: 9 }] },
    ],
  } as never);
  expect(positions.map(({ view }) => view)).toEqual([
    { round: 0, x: [1, 2] },
    { round: 0, x: [9, 2] },
  ]);
  expect(positions[1]!.events[0]!.kind).toBe("moved");
});

describe("an update", () => {
  const at = (ply: number): Position => ({ ply, view: { ply } as never, events: [] });
  const update = (start: number, ply: number, kinds: string[] = []): Update =>
    ({
      start,
      ply,
      view: { ply, isNew: true },
      events: kinds.map((kind) => ({ kind, data: {} })),
    }) as never;

  it("stands behind what there is", () => {
    expect(advanced([at(0), at(1)], update(1, 2)).map(({ ply }) => ply)).toEqual([0, 1, 2]);
  });

  it("takes away what was taken back", () => {
    const left = advanced([at(0), at(1), at(2), at(3)], update(1, 1));
    expect(left.map(({ ply }) => ply)).toEqual([0, 1]);
    expect(left[1]!.view).toHaveProperty("isNew");
  });

  it("replaces a position of the same number, and keeps its events", () => {
    const before = [at(0), { ...at(1), events: [{ kind: "moved", data: {} }] }];
    const after = advanced(before, update(1, 1, ["card-chosen"]));
    expect(after).toHaveLength(2);
    expect(after[1]!.events.map(({ kind }) => kind)).toEqual(["moved", "card-chosen"]);
  });
});

describe("the position that is looked at", () => {
  const row = (...plies: number[]): Position[] =>
    plies.map((ply) => ({ ply, view: {} as never, events: [] }));

  it("is the same moment among more positions", () => {
    expect(shifted(2, row(0, 4, 8, 9), row(0, 1, 2, 4, 6, 8, 9))).toBe(5);
  });

  it("is the nearest one before it where it was taken away", () => {
    expect(shifted(2, row(0, 4, 8, 9), row(0, 4, 6, 9))).toBe(2);
    expect(shifted(0, row(3, 4), row(5, 6))).toBe(0);
  });

  it("is the present where nothing later is left", () => {
    expect(shifted(2, row(0, 4, 8, 9), row(0, 4))).toBeNull();
    expect(shifted(1, row(0, 4, 8, 9), row(0, 4))).toBeNull();
    expect(shifted(1, row(0, 4, 8), [])).toBeNull();
    expect(shifted(null, row(0, 4), row(0, 4, 5))).toBeNull();
  });
});
