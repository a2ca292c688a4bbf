import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { View } from "$src/game/views";
import { shapeOf, shownSigns, type Token, tokensOf } from "$src/map/pieces";
import type { Advice, MountEverestView } from "$src/protocol/messages";

const { view, advice } = JSON.parse(
  readFileSync(`${import.meta.dirname}/moment.json`, "utf-8"),
) as { view: MountEverestView; advice: Advice };

it("has a token for each camp, then one for each guide with its load", () => {
  const tokens = tokensOf(view, advice);
  const camps = view.players.flatMap((player) => player.camps);
  expect(tokens.slice(0, camps.length).map(({ kind }) => kind)).toEqual(camps.map(() => "camp"));
  expect(tokens).toHaveLength(camps.length + 8);
  for (const { seat, name, kind, signs, letter } of tokens.slice(camps.length)) {
    const guide = view.players[seat]!.pieces.find((one) => one.name === name)!;
    expect([kind, letter]).toEqual(["pawn", name]);
    expect(signs).toHaveLength(guide.clients.length + guide.tents + guide.bottles);
  }
});

it("counts who dies tonight", () => {
  const night = { day: 8, space: -1, camp: 0, weather: -1, level: 0, dies: true, cut: false };
  const prospect = (index: number) => ({ seat: 1, holder: "A", index, nights: [night] });
  const lives = { seat: 1, holder: "B", index: 0, nights: [{ ...night, dies: false }] };
  const told = { ...advice, prospects: [prospect(0), prospect(1), lives] };
  const dying = (key: string) => tokensOf(view, told).find((one) => one.key === key)!.dying;
  expect([dying("1-A"), dying("1-B"), dying("0-A")]).toEqual([2, 0, 0]);
});

it("leaves out dead climbers, and gives tents the letters of their climbers", () => {
  const climber = (name: string, space: string | null) => ({ name, space, tents: 0, level: 3 });
  const player = {
    seat: 0,
    pieces: [climber("A", null), climber("B", "s01")],
    camps: [{ name: "camp1", space: "s02" }],
  };
  const k2 = { game: "k2", players: [player], dying: [] } as unknown as View;
  expect(tokensOf(k2, null).map(({ key, letter, level }) => [key, letter, level])).toEqual([
    ["0-camp1", "A", null],
    ["0-B", "B", 3],
  ]);
  expect(tokensOf(null, null)).toEqual([]);
});

it("needs more room for what is carried, and tells many bottles by their number", () => {
  const [token] = tokensOf(view, null) as [Token];
  const empty = { ...token, signs: [], dying: 0 };
  expect(shapeOf({ ...empty, signs: ["bottle"] }).h).toBeGreaterThan(shapeOf(empty).h);
  expect(shapeOf({ ...empty, dying: 1 }).w).toBeGreaterThan(shapeOf(empty).w);
  expect(shownSigns(Array(9).fill("bottle"))).toHaveLength(2);
  expect(shownSigns(["tent", "bottle"])).toEqual(["tent", "bottle"]);
});
