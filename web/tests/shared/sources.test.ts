import { describe, expect, it } from "vitest";
import { sources } from "$src/shared/sources";
import { event, everestView, k2View, position, ruleset } from "./table";

const rules = ruleset({
  start_score: 5,
  clients: [
    { kind: "mountaineer", summit: 2, home: 2, death: -3, highest_level: 4 },
    { kind: "tourist", summit: 3, home: 3, death: -4, highest_level: 3 },
  ],
});

function points(given: ReturnType<typeof sources>[number]) {
  return Object.fromEntries(given.map((part) => [part.source, part.points]));
}

describe("points of guides", () => {
  const players = (score: number) => everestView({ players: [{ seat: 0, score }, { seat: 1, score: 5 }] });
  const happened = [
    event("summited", { seat: 0, piece: "A", mountaineers: 2, tourists: 1 }),
    event("summited", { seat: 1, piece: "A", mountaineers: 4, tourists: 0 }),
    event("came-home", { seat: 0, piece: "A", mountaineers: 1, tourists: 0 }),
    event("clients-died", { seat: 0, mountaineers: 0, tourists: 1 }),
  ];

  it("come from the summit, from home and from deaths", () => {
    const [mine] = sources([position(players(10), happened)], rules);
    expect(points(mine!)).toEqual({ start: 5, summit: 7, home: 2, deaths: -4 });
    expect(mine!.find(({ source }) => source === "summit")).toMatchObject({
      mountaineers: 2,
      tourists: 1,
    });
  });

  it("say what the least score has spared", () => {
    const dead = event("clients-died", { seat: 0, mountaineers: 2, tourists: 1 });
    const [mine] = sources([position(players(1), [dead])], rules);
    expect(points(mine!)).toMatchObject({ start: 5, deaths: -10, least: 6 });
  });
});

it("points of climbers are theirs, dead or alive", () => {
  const view = k2View({
    players: [
      {
        seat: 0,
        score: 8,
        pieces: [
          { name: "A", score: 7, space: "s1" },
          { name: "B", score: 1, space: null },
        ],
      },
    ],
  });
  const [mine] = sources([position(view)], rules);
  expect(mine).toMatchObject([
    { source: "A", points: 7, isAlive: true },
    { source: "B", points: 1, isAlive: false },
  ]);
});

it("without a position there are none", () => {
  expect(sources([], rules)).toEqual([]);
});
