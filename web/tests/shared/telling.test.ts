import { describe, expect, it, vi } from "vitest";
import { spoken, Teller } from "$src/shared/telling";
import type { TableEvent } from "$src/protocol/messages";
import type { Told } from "$src/text/events";
import { event, everestView, position } from "./table";

/** One line for each event, apart from things given, which are told together. */
function tell(events: readonly TableEvent[]): Told[] {
  const line = (kind: string, text: string): Told => ({ kind, text, spaces: [], seats: [] });
  if (events[0]?.kind === "given") return [line("given", `given ${events.length}`)];
  return events.map(({ kind }) => line(kind, kind));
}

const at = (round: number, ...kinds: string[]) =>
  position(everestView({ round }), kinds.map((kind) => event(kind)));

describe("the days of the log", () => {
  it("begin where a day begins, also within a position", () => {
    const days = new Teller(tell).days([
      at(0, "first-seat"),
      at(1, "day-began"),
      at(1, "moved"),
      at(2, "turn-ended", "checked", "day-began", "drawn"),
    ]);
    expect(days.map(({ day, lines }) => [day, lines.map(({ kind }) => kind)])).toEqual([
      [0, ["first-seat"]],
      [1, ["day-began", "moved", "turn-ended", "checked"]],
      [2, ["day-began", "drawn"]],
    ]);
  });

  it("tell rows of one kind together, and lead to the last of them", () => {
    const [day] = new Teller(tell).days([
      at(0, "given"),
      at(0, "given"),
      at(0),
      at(0, "moved"),
      at(0, "given"),
    ]);
    expect(day!.lines.map(({ text, at: number }) => [text, number])).toEqual([
      ["given 2", 1],
      ["moved", 3],
      ["given 1", 4],
    ]);
  });

  it("do not tell again what stays", () => {
    const telling = vi.fn(tell);
    const teller = new Teller(telling);
    const first = at(1, "moved");
    const given = at(1, "given");
    teller.days([first, given]);
    telling.mockClear();
    const days = teller.days([first, given, at(1, "given")]);
    expect(telling).toHaveBeenCalledTimes(1);
    expect(days[0]!.lines.map(({ text }) => text)).toEqual(["moved", "given 2"]);
  });
});

describe("what is said aloud", () => {
  const line = (kind: string, text: string, seats: number[]): Told => ({
    kind,
    text,
    seats,
    spaces: [],
  });
  const lines = [
    line("moved", "I move.", [0]),
    line("moved", "Ben moves.", [1]),
    line("card-used", "Ben uses a card.", [1]),
    line("day-began", "Day 2.", [0]),
  ];

  it("is what others did, and shortly", () => {
    expect(spoken(lines, 1)).toBe("I move. Day 2.");
    expect(spoken(lines, null)).toBe("I move. Ben moves. Day 2.");
  });

  it("says what concerns the listener but is no deed", () => {
    expect(spoken(lines, 0)).toBe("Ben moves. Day 2.");
  });

  it("is the newest when there is much", () => {
    const many = Array.from({ length: 20 }, (_, number) => line("moved", `${number}`, [1]));
    expect(spoken(many, 0)).toBe("14 15 16 17 18 19");
  });
});
