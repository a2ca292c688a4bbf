import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Course } from "$src/learn/course.svelte";
import { LearnTable } from "$src/learn/table.svelte";
import Log from "$src/shared/Log.svelte";
import Opponent from "$src/shared/Opponent.svelte";
import ReplayBar from "$src/shared/ReplayBar.svelte";
import RiskTokens from "$src/shared/RiskTokens.svelte";
import Standing from "$src/shared/Standing.svelte";
import WeatherStrip from "$src/shared/WeatherStrip.svelte";
import { speak } from "$src/text/catalogue.svelte";
import { FILM } from "../learn/filmed";
import { ruleset } from "../map/maps";
import Within from "./Within.svelte";

const MIDDLE = Math.floor(FILM.steps.length / 2);
/** The film has summer tiles, these rules those of winter. */
const WINTER = ruleset("mount-everest-easy");
const RULES = {
  ...WINTER,
  weather_tiles: WINTER.weather_tiles.map((tile) => ({ ...tile, id: tile.id.replace("w", "s") })),
};
let table: LearnTable;

beforeAll(async () => {
  await speak("en");
  // jsdom moves nothing
  Element.prototype.animate ??= () => ({ cancel: () => undefined }) as unknown as Animation;
});

beforeEach(() => {
  const course = new Course(FILM, () => false);
  course.now = MIDDLE;
  table = new LearnTable(course, RULES, ["Anna", "Dawa"]);
});

afterEach(cleanup);

function show(part: unknown, given: Record<string, unknown> = {}): HTMLElement {
  const props = { table, part: part as Component<Record<string, unknown>>, given };
  return render(Within, { props }).container;
}

describe("what all share", () => {
  it.each([
    ["the weather", WeatherStrip, {}],
    ["the points", Standing, {}],
    ["the risk tokens", RiskTokens, {}],
    ["the log", Log, {}],
    ["the way back", ReplayBar, {}],
    ["what lies before a player", Opponent, { seat: 1 }],
  ])("%s can be used by everybody", async (_, part, given) => {
    const shown = show(part, given);
    const found = await axe.run(shown, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe("the weather", () => {
  const days = () => screen.getAllByRole("button", { name: /^Day/ });

  it("of a day that is pointed at lies on the map, and goes with the pointer", async () => {
    show(WeatherStrip);
    const later = days().findLast((day) => !(day as HTMLButtonElement).disabled)!;
    await fireEvent.pointerEnter(later, { pointerType: "mouse" });
    expect(table.ahead).toBeGreaterThan(0);
    await fireEvent.pointerLeave(later, { pointerType: "mouse" });
    expect(table.ahead).toBe(0);
  });

  it("stays after a click, until it is sent away", async () => {
    show(WeatherStrip);
    const later = days().at(-1)!;
    await fireEvent.click(later);
    await fireEvent.pointerLeave(later);
    expect(table.ahead).toBeGreaterThan(0);
    await fireEvent.click(screen.getByText("Back to today’s weather"));
    expect(table.ahead).toBe(0);
  });
});

it("a player's line opens what lies before the player", async () => {
  show(Standing);
  const row = screen.getByRole("button", { name: /Dawa/ });
  expect(row.getAttribute("aria-expanded")).toBe("false");
  await fireEvent.click(row);
  expect(row.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("group", { name: "Dawa" }).textContent).toContain("Played before");
});

describe("the past", () => {
  it("is looked at by the button of a line of the log, which speaks of spaces", async () => {
    show(Log);
    const [line] = screen.getAllByRole("button", { name: /^Look back here: .*moves to/ });
    if (line === undefined) throw new Error("nobody moves");
    await fireEvent.focus(line);
    expect(table.pointed.size).toBeGreaterThan(0);
    await fireEvent.click(screen.getAllByText(/moves to/)[0]!);
    expect(table.isPast).toBe(false); // who selects the words stays where they are
    await fireEvent.click(line);
    expect(table.isPast).toBe(true);
    const marked = line.closest("li")!;
    expect(marked.getAttribute("aria-current")).toBe("true");
    show(ReplayBar);
    expect(marked.textContent).toContain(document.querySelector(".told")!.textContent.trim());
  });

  it("is left again", async () => {
    table.look(3);
    show(ReplayBar);
    expect(screen.getByRole("status").textContent).toContain("looking back");
    await fireEvent.keyDown(screen.getByRole("slider"), { key: "Escape" });
    expect(table.isPast).toBe(false);
  });

  it("is gone through by days", async () => {
    show(ReplayBar);
    const slider = screen.getByRole("slider");
    await fireEvent.keyDown(slider, { key: "PageUp" });
    const { round } = table.view;
    await fireEvent.keyDown(slider, { key: "PageUp" });
    expect(table.view.round).toBe(round - 1);
    expect(slider.getAttribute("aria-valuetext")).toContain(`Day ${round - 1}`);
  });

  it("plays from the beginning, and stops when somebody moves the slider", async () => {
    vi.useFakeTimers();
    show(ReplayBar);
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(table.at).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.at).toBeGreaterThan(1);
    await fireEvent.click(screen.getByRole("button", { name: "One step back" }));
    const { at } = table;
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.at).toBe(at);
    vi.useRealTimers();
  });
});
