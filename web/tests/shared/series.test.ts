import { describe, expect, it } from "vitest";
import { dayEnds, heights, levelsOf, lowestLevels, meanLevels, scores } from "$src/shared/series";
import { everestView, k2View, position, ruleset } from "./table";

const client = (level: number) => ({ kind: "tourist", level, summited: false });
const guide = (space: string, ...levels: number[]) => ({ space, clients: levels.map(client) });

function day(round: number, score: number, space: string, levels: number[], camp: number[] = []) {
  return everestView({
    round,
    players: [
      {
        seat: 0,
        score,
        pieces: [guide(space, ...levels), guide("base")],
        camps: [{ clients: camp.map(client) }],
      },
    ],
  });
}

// the night is checked before the next day begins, so that the morning shows how a day ended
const positions = [
  day(0, 5, "base", []),
  day(1, 5, "base", [2]),
  day(1, 5, "high", [2]),
  day(2, 5, "high", [1], [2, 2]),
  day(2, 9, "top", [4]),
  day(2, 9, "base", []),
].map((view) => position(view));

describe("the ends of the days", () => {
  it("are the mornings after, and the last position", () => {
    const ends = dayEnds(positions);
    expect(ends.map((end) => end.day)).toEqual([0, 1, 2]);
    expect(ends.map(({ view }) => view)).toEqual([1, 3, 5].map((at) => positions[at]!.view));
  });

  it("are none before the first day", () => {
    expect(dayEnds(positions.slice(0, 1))).toEqual([]);
    expect(dayEnds([])).toEqual([]);
  });
});

describe("lines", () => {
  const ends = dayEnds(positions);

  it("of points", () => {
    expect(scores(ends)).toEqual({
      days: [0, 1, 2],
      lines: [{ seat: 0, piece: null, values: [5, 5, 9] }],
    });
  });

  it("of heights, one for each piece", () => {
    const rules = ruleset({
      spaces: [
        { id: "base", altitude: 5364 },
        { id: "high", altitude: 8000 },
      ],
    });
    expect(heights(ends, rules).lines).toEqual([
      { seat: 0, piece: "A", values: [5364, 8000, 5364] },
      { seat: 0, piece: "B", values: [5364, 5364, 5364] },
    ]);
  });

  it("of levels, with guides and in camps, and none where nobody is", () => {
    expect(lowestLevels(ends).lines[0]!.values).toEqual([2, 1, null]);
    expect(meanLevels(ends).lines[0]!.values).toEqual([2, 1.7, null]);
  });
});

it("dead climbers have neither height nor level", () => {
  const view = k2View({
    players: [
      {
        seat: 0,
        score: 3,
        pieces: [
          { space: null, level: 0 },
          { space: "high", level: 4 },
        ],
      },
    ],
  });
  expect(levelsOf(view, 0)).toEqual([4]);
  const rules = ruleset({ spaces: [{ id: "high", altitude: 8000 }] });
  const lines = heights([{ day: 0, view }], rules).lines;
  expect(lines.map(({ values }) => values)).toEqual([[null], [8000]]);
});
