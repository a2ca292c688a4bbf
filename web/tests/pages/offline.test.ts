import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Later from "$src/pages/Later.svelte";
import Lost from "$src/pages/Lost.svelte";
import Rules from "$src/pages/Rules.svelte";
import Settings from "$src/pages/Settings.svelte";
import { preferences } from "$src/preferences.svelte";
import { speak, spoken } from "$src/text/catalogue.svelte";
import { RULES, SENTENCES } from "$src/text/languages";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const offline = () => Promise.reject(new TypeError("offline"));

describe("a page that does not come", () => {
  it("says so, and comes when it is tried again", async () => {
    const page = Lost as unknown as Component<Record<string, unknown>>;
    const load = vi.fn(() => Promise.resolve({ default: page }));
    load.mockImplementationOnce(offline);
    render(Later, { load, given: {} });
    expect((await screen.findByRole("alert")).textContent).toMatch(/could not be loaded/);
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("There is nothing at this address.")).toBeTruthy();
  });

  it("is tried again when there is a connection", async () => {
    vi.stubGlobal("fetch", offline); // it is no other page that has to be loaded
    const page = Lost as unknown as Component<Record<string, unknown>>;
    const load = vi.fn(() => Promise.resolve({ default: page }));
    load.mockImplementationOnce(offline);
    render(Later, { load, given: {} });
    await screen.findByRole("alert");
    await fireEvent(window, new Event("online"));
    expect(await screen.findByText("There is nothing at this address.")).toBeTruthy();
    vi.unstubAllGlobals();
  });
});

describe("the rules", () => {
  it("can be asked for again", async () => {
    vi.spyOn(RULES, "en").mockImplementationOnce(offline);
    vi.stubGlobal("fetch", offline);
    render(Rules, { clause: null, game: "mount-everest" });
    await screen.findByText(/could not be loaded/);
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: /^M / })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it.each(["zork", "__proto__", ""])("of a game that is none are the usual ones: %s", (game) => {
    render(Rules, { clause: null, game });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/Mount Everest/);
  });
});

it("says that a language does not come, and goes on in the one of before", async () => {
  vi.spyOn(SENTENCES, "ru").mockImplementationOnce(offline);
  render(Settings, { onclose: () => undefined });
  await fireEvent.click(screen.getByRole("radio", { name: "Русский" }));
  expect(await screen.findByText(/Русский: The language could not be loaded/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "English" }).checked).toBe(true);
  expect(preferences.language).toBe("en");
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => {
    expect(spoken()).toBe("ru");
  });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Русский" }).checked).toBe(true);
});
