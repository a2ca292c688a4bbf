import { describe, expect, it } from "vitest";
import { cardSign, counted, riskSum } from "$src/shared/cards";
import { frame, pathOf, pointsOf, stepFor } from "$src/shared/chart";
import { clockText, leftFor } from "$src/shared/clock";
import { dayMarks, nextScene, otherDay } from "$src/shared/replay";
import { doing, sitter, tiesOf } from "$src/shared/standings";
import { event, everestView, position, ruleset } from "./table";

describe("a clock", () => {
  it.each([
    [0, "0:00"],
    [-5, "0:00"],
    [1, "0:01"],
    [59_000, "0:59"],
    [61_000, "1:01"],
    [3_600_000, "1:00:00"],
    [3_725_000, "1:02:05"],
  ])("shows %d ms as %s", (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text);
  });

  it("runs for those alone whose time runs", () => {
    const clock = { left: [60_000, 60_000, null], running: [0] };
    expect(leftFor(clock, 0, 10_000)).toBe(50_000);
    expect(leftFor(clock, 0, 90_000)).toBe(0);
    expect(leftFor(clock, 1, 10_000)).toBe(60_000);
    expect(leftFor(clock, 2, 0)).toBeNull();
    expect(leftFor(null, 0, 0)).toBeNull();
  });
});

describe("standings", () => {
  const view = (scores: number[], ranking: number[], ranks: number[]) =>
    everestView({ players: scores.map((score, seat) => ({ seat, score })), ranking, ranks });

  it("name who has the same points, in winning order", () => {
    expect(tiesOf(view([5, 7, 5], [1, 2, 0], [3, 1, 2]))).toEqual([
      { score: 5, seats: [2, 0], isDrawn: false },
    ]);
  });

  it("know a draw", () => {
    expect(tiesOf(view([5, 5], [0, 1], [1, 1]))[0]!.isDrawn).toBe(true);
    expect(tiesOf(view([5, 6], [1, 0], [2, 1]))).toEqual([]);
  });

  it("say what a seat does", () => {
    const players = [{ has_chosen: true }, { has_chosen: false }];
    const cards = everestView({ phase: "cards", to_act: [1], players, turn: null });
    expect([0, 1].map((seat) => doing(cards, seat))).toEqual(["chosen", "choosing"]);
    const risk = everestView({ phase: "risk", to_act: [1], players, turn: null });
    expect([0, 1].map((seat) => doing(risk, seat))).toEqual(["nothing", "taking"]);
    // while a tile is turned over nobody has to act, and the turn goes on
    const turn = everestView({ phase: "actions", to_act: [], players, turn: { seat: 0 } });
    expect([0, 1].map((seat) => doing(turn, seat))).toEqual(["turn", "nothing"]);
  });

  it("say who plays in a seat", () => {
    const seat = { seat: 0, name: "", bot: null, held_by: null };
    expect(sitter({ ...seat, kind: "human" })).toBe("person");
    expect(sitter({ ...seat, kind: "human", held_by: "greedy" })).toBe("held");
    expect(sitter({ ...seat, kind: "bot", bot: "greedy" })).toBe("bot");
    expect(sitter({ ...seat, kind: "open" })).toBe("open");
  });
});

describe("cards", () => {
  const card = { up: 0, any: 0, down: 0, rest: 0, loss: 0, risk: 0, printed: null };
  it.each([
    ["2", { any: 2 }],
    ["1↑ 3↓", { up: 1, down: 3 }],
    ["2↓", { down: 2 }],
    ["+2", { rest: 2 }],
    ["3 (−1)", { any: 3, loss: 1 }],
  ])("have the sign %s", (sign, given) => {
    expect(cardSign({ id: "x", ...card, ...given })).toBe(sign);
  });

  it("are counted in the order in which they come", () => {
    expect(counted(["b", "a", "b"])).toEqual([
      { id: "b", count: 2 },
      { id: "a", count: 1 },
    ]);
  });

  it("add up to a risk sum", () => {
    const rules = ruleset({
      cards: [
        { id: "any2", risk: 2 },
        { id: "rope1/3", risk: 1 },
      ],
    });
    expect(riskSum(rules, ["any2", "rope1/3", "any2"])).toBe(5);
  });
});

describe("the way through the past", () => {
  const rounds = [0, 1, 1, 2, 2, 2, 3];
  const positions = rounds.map((round, at) =>
    position(everestView({ round }), at === 4 ? [] : [event("moved")]),
  );
  const marks = dayMarks(positions);

  it("has a mark where a day begins", () => {
    expect(marks).toEqual([
      { day: 1, at: 1 },
      { day: 2, at: 3 },
      { day: 3, at: 6 },
    ]);
  });

  it("goes from day to day", () => {
    expect(otherDay(marks, 4, -1, 6)).toBe(3);
    expect(otherDay(marks, 3, -1, 6)).toBe(1);
    expect(otherDay(marks, 1, -1, 6)).toBe(0);
    expect(otherDay(marks, 2, 1, 6)).toBe(3);
    expect(otherDay(marks, 6, 1, 6)).toBe(6);
  });

  it("passes over what nobody sees", () => {
    expect(nextScene(positions, 3)).toBe(5);
    expect(nextScene(positions, 6)).toBe(6);
  });
});

describe("a graph", () => {
  it("has few rows at round numbers", () => {
    expect([0, 4, 10, 22, 3500].map(stepFor)).toEqual([1, 1, 2, 5, 1000]);
  });

  it("breaks a line where nothing is, and marks its end", () => {
    const values = [5, 6, null, 7];
    const series = { days: [0, 1, 2, 3], lines: [{ seat: 0, piece: null, values }] };
    const shape = frame(series, 400, 200);
    expect(pathOf(shape, values).match(/[ML]/g)).toEqual(["M", "L", "M"]);
    expect(pointsOf(shape, values).map(({ isEnd }) => isEnd)).toEqual([false, false, true]);
  });

  it("keeps everything within the picture", () => {
    const values = [5364, 8848, 6000];
    const shape = frame(
      { days: [0, 1, 2], lines: [{ seat: 0, piece: "A", values }] },
      400,
      200,
    );
    for (const { x, y } of pointsOf(shape, values)) {
      expect(x).toBeGreaterThan(shape.left);
      expect(x).toBeLessThan(400);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(200);
    }
    expect(shape.rows.at(0)!.value).toBe(5000);
    expect(shape.rows.at(-1)!.value).toBe(9000);
  });

  it("can be of nothing", () => {
    const shape = frame({ days: [0], lines: [{ seat: 0, piece: null, values: [null] }] }, 400, 200);
    expect(pathOf(shape, [null])).toBe("");
    expect(shape.rows.every(({ y }) => Number.isFinite(y))).toBe(true);
  });
});
