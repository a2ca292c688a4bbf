import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import ActionBar from "$src/mine/ActionBar.svelte";
import type { RulesetInfo } from "$src/net/rest";
import type { WayBack } from "$src/protocol/messages";
import type { Table } from "$src/table/table.svelte";
import { speak } from "$src/text/catalogue.svelte";
import { Words } from "$src/text/words";
import everest from "../map/rulesets/mount-everest-easy.json";
import { everestView } from "../shared/table";
import Within from "../shared/Within.svelte";

const ruleset = everest as RulesetInfo;

beforeAll(() => speak("en"));
afterEach(cleanup);

function show(way: WayBack | null, kind: "human" | "bot") {
  const askBack = vi.fn(() => Promise.resolve(true));
  const seats = [
    { seat: 0, kind: "human", held_by: null, name: "Ann" },
    { seat: 1, kind, held_by: null, name: "Bob" },
  ];
  const table = {
    seat: 0,
    ruleset,
    words: new Words(ruleset, ["Ann", "Bob"]),
    view: everestView({ to_act: [0] }),
    advice: null,
    info: { seats, take_back: "consent" },
    update: { way_back: way },
    connection: { asked: null },
    canTakeBack: false,
    of: () => [],
    askBack,
  };
  render(Within, {
    table: table as unknown as Table,
    part: ActionBar as unknown as Component<Record<string, unknown>>,
  });
  return askBack;
}

it("says what is undone before anything is done, alone too", async () => {
  const askBack = show({ round: 3, cards: true }, "bot");
  await fireEvent.click(screen.getByRole("button", { name: "Ask to take back" }));
  expect(askBack).not.toHaveBeenCalled();
  expect(screen.getByText(/back to the choice of cards of day 3\. Everybody/)).toBeTruthy();
  expect(screen.getByText(/Nobody else has to agree/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Better not" }));
  expect(askBack).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Ask to take back" }));
  await fireEvent.click(screen.getByRole("button", { name: "Take it back" }));
  expect(askBack).toHaveBeenCalledOnce();
});

it("says who has to agree", async () => {
  const askBack = show({ round: 2, cards: false }, "human");
  await fireEvent.click(screen.getByRole("button", { name: "Ask to take back" }));
  expect(screen.getByText(/before this action, on day 2/)).toBeTruthy();
  expect(screen.getByText("It is done if all agree: Bob.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Ask them" }));
  expect(askBack).toHaveBeenCalledOnce();
});

it("leaves the button that was used up where it is", () => {
  show({ round: 2, cards: false }, "human");
  const back = screen.getByRole("button", { name: "Take back" });
  expect(back.ariaDisabled ?? back.getAttribute("aria-disabled")).toBe("true");
  cleanup();
  show(null, "human");
  expect(screen.queryByRole("button", { name: "Ask to take back" })).toBeNull();
});
