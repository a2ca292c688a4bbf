import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { held } from "$src/net/held.svelte";
import { server } from "$src/net/rest";
import MyMatches from "$src/pages/start/MyMatches.svelte";
import { speak } from "$src/text/catalogue.svelte";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("what the server does not know any more can be taken off the list", async () => {
  held.keep({ match: "gone", host: null, seats: [{ seat: 0, token: "t" }], passed: false });
  vi.spyOn(server, "mine").mockResolvedValue({ matches: [] });
  render(MyMatches);
  await screen.findByText(/^1 match cannot be opened from here any more/);
  expect(held.of("gone")).not.toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Take off the list" }));
  expect(held.of("gone")).toBeNull();
  expect(screen.queryByText(/cannot be opened/)).toBeNull();
});
