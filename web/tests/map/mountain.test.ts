import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import MiniMountain from "$src/map/MiniMountain.svelte";
import Mountain from "$src/map/Mountain.svelte";
import { preferences } from "$src/preferences.svelte";
import type { MountEverestView, Advice } from "$src/protocol/messages";
import { speak } from "$src/text/catalogue.svelte";
import { Words } from "$src/text/words";
import { madeUp, ruleset } from "./maps";

/** Day 8 of a match of four, in the turn of a seat whose guides can move. */
const moment = JSON.parse(readFileSync(`${import.meta.dirname}/moment.json`, "utf-8")) as {
  seat: number;
  view: MountEverestView;
  advice: Advice;
};
const rules = ruleset("mount-everest-easy");
const words = new Words(rules, ["Ada", "Tenzing", "Maria", "Olga"]);

function shown(changes: object = {}) {
  const told = { onpick: vi.fn(), onselect: vi.fn(), ondrop: vi.fn() };
  const page = render(Mountain, {
    ruleset: rules,
    view: moment.view,
    words,
    seat: moment.seat,
    advice: moment.advice,
    selected: "A",
    ahead: 0,
    pointed: new Set<string>(),
    ...told,
    ...changes,
  });
  const space = (id: string) => page.container.querySelector<SVGElement>(`[data-space="${id}"]`)!;
  return { page, space, ...told };
}

beforeEach(async () => {
  await speak("en");
  preferences.set({ motion: false });
});
afterEach(cleanup);

it("says of each space what the picture shows", () => {
  const { space } = shown();
  const reached = moment.advice.reach.find(({ piece }) => piece === "A")!.destinations[0]!;
  const label = space(reached.space).getAttribute("aria-label")!;
  expect(label).toContain(words.space(reached.space));
  expect(label).toContain(`Guide A gets here for ${reached.cost} movement point`);
  const mine = moment.view.players[moment.seat]!.pieces[0]!;
  const who = `${words.player(moment.seat)}: guide A`;
  expect(space(mine.space).getAttribute("aria-label")).toContain(who);
});

it("is one tab stop, and the arrow keys go on from there", async () => {
  const { page, space, onpick, onselect } = shown();
  expect(page.container.querySelectorAll('.play [tabindex="0"]')).toHaveLength(1);
  space("summit").focus();
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(space("hs"));
  await tick();
  expect(page.container.querySelectorAll('.play [tabindex="0"]')).toHaveLength(1);
  await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
  expect(onpick).toHaveBeenCalledExactlyOnceWith("hs");
  await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(onselect).toHaveBeenCalledExactlyOnceWith(null);
});

it("lets own pieces be chosen from the keyboard", async () => {
  const { page, onselect } = shown();
  const pawns = page.getAllByRole("button", { pressed: false });
  expect(pawns).toHaveLength(1);
  await fireEvent.click(pawns[0]!);
  expect(onselect).toHaveBeenCalledExactlyOnceWith("B");
});

it("shows the whole cost where one can get to", () => {
  const { page } = shown();
  const destinations = moment.advice.reach.find(({ piece }) => piece === "A")!.destinations;
  const discs = [...page.container.querySelectorAll(".whole")];
  const costs = discs.map(({ textContent }) => textContent);
  expect(costs).toHaveLength(destinations.length);
  expect(costs.filter((text) => text.endsWith("?"))).toHaveLength(
    destinations.filter(({ blind }) => blind).length,
  );
});

it("has nothing that axe finds", async () => {
  const { page } = shown();
  // what lies behind is hidden from readers, and jsdom knows no colours
  const { violations } = await axe.run(
    { include: [page.container], exclude: [[".behind"]] },
    { rules: { "color-contrast": { enabled: false } } },
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}, 120_000);

it("draws any map without pieces", () => {
  const rulesOfOurs = madeUp();
  const page = render(MiniMountain, { ruleset: rulesOfOurs, words: new Words(rulesOfOurs, []) });
  expect(page.getByRole("img").getAttribute("aria-label")).toContain("ours");
});
