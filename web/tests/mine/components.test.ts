import axe from "axe-core";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import ChooseCards from "$src/mine/ChooseCards.svelte";
import EndTurn from "$src/mine/EndTurn.svelte";
import LoadingHolder from "$src/mine/LoadingHolder.svelte";
import Refusal from "$src/mine/Refusal.svelte";
import Risk from "$src/mine/Risk.svelte";
import UseCards from "$src/mine/UseCards.svelte";
import WhyNotPitch from "$src/mine/WhyNotPitch.svelte";
import type { RulesetInfo } from "$src/net/rest";
import type { Choice, Note } from "$src/protocol/messages";
import type { Table } from "$src/table/table.svelte";
import { speak } from "$src/text/catalogue.svelte";
import { Words } from "$src/text/words";
import everest from "../map/rulesets/mount-everest-easy.json";
import { everestView } from "../shared/table";
import Within from "../shared/Within.svelte";

const ruleset = everest as RulesetInfo;

function choice(action: string, kind: string, given: Partial<Choice> = {}): Choice {
  const none = { piece: null, space: null, card: null, way: null, source: null, target: null };
  const more = { thing: null, value: null, points: null, cost: null, deaths: [] };
  return { action, kind, ...none, ...more, ...given };
}

/** A table with what a component asks for; what is done is kept in `act`. */
function tableWith(given: { choices?: Choice[]; warnings?: Note[]; turn?: object; refused?: object }) {
  const choices = given.choices ?? [];
  const shown = ["any2", "any3-loss1", "rope1/3"];
  const unused = ["any2", "rope1/3"];
  const none = { up: 0, any: 0, down: 0 };
  const turn = { seat: 0, unused, points: [none, none], risk_left: 0, ...given.turn };
  return {
    seat: 0,
    ruleset,
    words: new Words(ruleset, ["Olga"]),
    view: everestView({
      turn,
      risk: { open: [0, -1, -2] },
      players: [{ seat: 0, shown, deck_size: 3, pieces: [], camps: [] }],
    }),
    advice: { costs: {}, choices, warnings: given.warnings ?? [], duties: [], hints: [], prospects: [], reach: [] },
    choices,
    isMyTurn: true,
    isBusy: false,
    refused: given.refused ?? null,
    of: (...kinds: string[]) => choices.filter(({ kind }) => kinds.includes(kind)),
    act: vi.fn((_action: string) => Promise.resolve(true)),
  };
}

function show(component: unknown, table: ReturnType<typeof tableWith>, given: Record<string, unknown> = {}) {
  const part = component as Component<Record<string, unknown>>;
  return render(Within, { table: table as unknown as Table, part, given });
}

async function expectAccessible(): Promise<void> {
  // colours and what only a whole page can have are looked at elsewhere
  const shown = document.body.firstElementChild!;
  const { violations } = await axe.run(shown, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
}

vi.setConfig({ testTimeout: 60_000 }); // axe takes its time in jsdom
beforeAll(() => speak("en"));
afterEach(cleanup);

describe("choosing cards", () => {
  const hand = ["any3", "any1", "rest2", "any2"];
  const choices = ["any1", "any2", "any3", "rest2"].map((card) =>
    choice(`play ${card}`, "play", { card }),
  );

  it("adds up the risk, and sends the three in the order of the kinds", async () => {
    const table = tableWith({ choices });
    show(ChooseCards, table, { hand, chosen: [] });
    for (const name of ["acclimatization 2", "movement 3", "movement 1"])
      await fireEvent.click(screen.getByRole("button", { name: new RegExp(name) }));
    expect(screen.getByText(/Risk sum 4/)).toBeTruthy();
    await expectAccessible();
    await fireEvent.click(screen.getByRole("button", { name: "Choose these 3 cards" }));
    await vi.waitFor(() => {
      expect(table.act.mock.calls.flat()).toEqual(["play any1", "play any3", "play rest2"]);
    });
  });

  it("sends nothing before there are three", async () => {
    const table = tableWith({ choices });
    show(ChooseCards, table, { hand, chosen: [] });
    await fireEvent.click(screen.getByRole("button", { name: /movement 3/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Choose 2 more cards" }));
    expect(table.act).not.toHaveBeenCalled();
  });
});

describe("using cards", () => {
  it("asks for whom, and turns used ones", async () => {
    const use = choice("use any2 for B", "use", { card: "any2", piece: "B", way: "any", points: 2 });
    const table = tableWith({ choices: [use] });
    show(UseCards, table);
    expect(screen.getByText(/movement 3 .*, used/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /movement 2/ }));
    await expectAccessible();
    await fireEvent.click(screen.getByRole("button", { name: /for guide B/ }));
    expect(table.act).toHaveBeenCalledExactlyOnceWith("use any2 for B");
  });
});

describe("what cannot be done", () => {
  it("is tried all the same when a card is tapped: the server says why", async () => {
    const table = tableWith({});
    show(UseCards, table);
    await fireEvent.click(screen.getAllByRole("button", { name: /rope/ })[0]!);
    expect(table.act).toHaveBeenCalledWith("use rope1/3 for A up");
    expect(screen.getByText("This card cannot be used now.")).toBeTruthy();
  });

  it("keeps its arrow, which asks the server", async () => {
    const choices = [choice("give bottle from supply to A", "give", { thing: "bottle", source: "supply", target: "A" })];
    const table = tableWith({ choices });
    show(LoadingHolder, table, {
      holder: "supply",
      holders: ["supply", "A"],
      gives: choices,
      stacks: [{ thing: "bottle", count: null }, { thing: "tourist-1", count: null }],
    });
    expect(screen.getByText("Victory points: 3 on the summit, 3 back home, −4 if it dies")).toBeTruthy();
    const [tourist] = screen.getAllByRole("button", { name: /^Why not now: bring .*tourist/ });
    expect(tourist!.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(tourist!);
    expect(table.act).toHaveBeenCalledWith("give tourist-1 from supply to A");
    await expectAccessible();
  });

  it("is asked beside a tent, unless it can be pitched", async () => {
    const table = tableWith({ choices: [choice("pitch A", "pitch", { piece: "A" })] });
    show(WhyNotPitch, table, { piece: "A" });
    expect(screen.queryByRole("button")).toBeNull();
    show(WhyNotPitch, table, { piece: "B" });
    await fireEvent.click(screen.getByRole("button", { name: "Why not pitch?" }));
    expect(table.act).toHaveBeenCalledWith("pitch B");
  });
});

describe("the end of the turn", () => {
  it("comes at once when all is done", async () => {
    const table = tableWith({ choices: [choice("end", "end")] });
    show(EndTurn, table);
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(table.act).toHaveBeenCalledExactlyOnceWith("end");
  });

  it("is asked about while something good is left undone", async () => {
    const warnings = [{ code: "no-card", params: {} }];
    const table = tableWith({ choices: [choice("end", "end")], warnings });
    show(EndTurn, table);
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(table.act).not.toHaveBeenCalled();
    await expectAccessible();
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    await fireEvent.click(screen.getByRole("button", { name: "End anyway" }));
    expect(table.act).toHaveBeenCalledExactlyOnceWith("end");
  });
});

describe("settling risk", () => {
  it("offers every way with what it takes", async () => {
    const table = tableWith({
      turn: { risk_left: 2 },
      choices: [
        choice("settle with card rope1/3 up", "settle-card", { card: "rope1/3", way: "up" }),
        choice("settle with levels of A", "settle-level", { piece: "A", deaths: ["tourist-1"] }),
      ],
    });
    show(Risk, table);
    expect(screen.getByText(/2 points of risk to settle/)).toBeTruthy();
    expect(screen.getByText(/Deadly! −4 victory points/)).toBeTruthy();
    await expectAccessible();
    await fireEvent.click(screen.getByRole("button", { name: /rope up 1 or down 3/ }));
    expect(table.act).toHaveBeenCalledExactlyOnceWith("settle with card rope1/3 up");
  });
});

describe("a refusal", () => {
  it("is said with a link to its clause", async () => {
    const problem = { code: "act.illegal", clause: "L4", reason: "give.overloaded", params: {} };
    show(Refusal, tableWith({ refused: { problem, action: "end" } }));
    expect(screen.getByRole("alert").textContent).not.toBe("");
    expect(screen.getByRole("link").getAttribute("href")).toContain("rules/L4");
    await expectAccessible();
  });
});
