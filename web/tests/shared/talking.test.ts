import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Asked from "$src/shared/Asked.svelte";
import Chat from "$src/shared/Chat.svelte";
import type { Table } from "$src/table/table.svelte";
import { speak } from "$src/text/catalogue.svelte";
import { Words } from "$src/text/words";
import { ruleset } from "../map/maps";
import Within from "./Within.svelte";

const NAMES = ["Ann", "Bob"];

beforeAll(() => speak("en"));
afterEach(cleanup);

function show(part: unknown, table: object): void {
  const given = { table };
  render(Within, {
    props: { table: table as Table, part: part as Component<Record<string, unknown>>, given },
  });
}

describe("the chat", () => {
  function chat(said: (text: string) => Promise<boolean>) {
    const words = new Words(ruleset("mount-everest-easy"), NAMES);
    show(Chat, { words, seat: 0, connection: { chat: [] }, speak: said });
    return screen.getByRole<HTMLInputElement>("textbox");
  }
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

  it("says a line once, however often it is sent before the answer", async () => {
    let answer: (isHeard: boolean) => void = () => undefined;
    const said = vi.fn(() => new Promise<boolean>((done) => (answer = done)));
    const input = chat(said);
    await fireEvent.input(input, { target: { value: "hi" } });
    await send();
    await send();
    expect(said).toHaveBeenCalledTimes(1);
    answer(true);
    await vi.waitFor(() => expect(input.value).toBe(""));
  });

  it("leaves the words there when they may not have arrived", async () => {
    const said = vi.fn(() => Promise.resolve(false));
    const input = chat(said);
    await fireEvent.input(input, { target: { value: "hi" } });
    await send();
    await send();
    expect(said).toHaveBeenCalledTimes(2);
    expect(input.value).toBe("hi");
  });
});

it("has the focus in its field at once", () => {
  const words = new Words(ruleset("mount-everest-easy"), NAMES);
  show(Chat, { words, seat: 0, connection: { chat: [] } });
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

describe("what comes of a question to take back", () => {
  it.each([
    [0, "refused", "Your wish to take back was refused."],
    [1, "refused", "The wish of Ann to take back was refused."],
    [1, "void", "The match has gone on: nothing is taken back."],
    [null, "granted", "It was taken back."],
  ])("is told to seat %s: %s", (seat, outcome, sentence) => {
    const settled = { ask: 0, seat: 0, agreed: [], missing: [], outcome };
    const info = { seats: NAMES.map((name) => ({ name })) };
    show(Asked, { info, seat, isBusy: false, connection: { asked: null, settled } });
    expect(screen.getByRole("status").textContent).toContain(sentence);
  });
});
