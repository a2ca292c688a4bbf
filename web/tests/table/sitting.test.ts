import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { held } from "$src/net/held.svelte";
import { Refusal, type RulesetInfo, server } from "$src/net/rest";
import MatchPage from "$src/table/MatchPage.svelte";
import { speak } from "$src/text/catalogue.svelte";
import { ruleset } from "../map/maps";
import { FakeSocket } from "../net/socket";

const person = { seat: 0, kind: "human", name: "Ann", bot: null, held_by: null };
const open = { seat: 1, kind: "open", name: "", bot: null, held_by: null };
const info = {
  id: "m",
  status: "open",
  game: "mount-everest",
  map: "easy",
  weather: "summer",
  seats: [person, open],
  spectators: true,
  take_back: "turn",
  chat: true,
};
const refused = (code: string) => ({ type: "refused", problem: { code, params: {} }, ply: 0 });
const mine = { match: "m", host: null, seats: [{ seat: 1, token: "t" }], passed: false };
const takeTheSeat = () => screen.findByRole("button", { name: "Take the seat" });

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  const rules: RulesetInfo = ruleset("mount-everest-easy");
  vi.spyOn(server, "ruleset").mockResolvedValue(rules);
});
afterEach(() => {
  cleanup();
  held.forget("m");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page as soon as the server has heard of it. */
function arrive(given: object = {}): FakeSocket {
  render(MatchPage, { props: { id: "m" } });
  const socket = FakeSocket.last;
  socket.welcome(held.of("m") === null ? null : 1, { ...info, ...given });
  return socket;
}

describe("whoever has lost the seat", () => {
  it.each(["seat.freed", "seat.bad-token"])("may join again: %s", async (code) => {
    held.keep(mine);
    const socket = arrive({ status: "running" });
    socket.say(refused(code));
    socket.onclose?.({ code: 1008 });
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    expect(held.of("m")).toBeNull();
    FakeSocket.last.welcome(null, { ...info, status: "running" });
    expect(FakeSocket.last.sent[0]).not.toHaveProperty("token");
    await takeTheSeat();
    const told = code === "seat.freed" ? /has freed your seat/ : /does not hold that seat/;
    expect(screen.getByText(told)).toBeTruthy();
  });
});

describe("an open seat", () => {
  it("is not taken twice by one device: the other tab sits there, too", async () => {
    arrive();
    await takeTheSeat();
    localStorage.setItem("everest.held", JSON.stringify([mine]));
    dispatchEvent(new StorageEvent("storage", { key: "everest.held" }));
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    FakeSocket.last.welcome(1, info);
    expect(FakeSocket.last.sent[0]).toMatchObject({ token: "t" });
    expect(screen.queryByRole("button", { name: "Take the seat" })).toBeNull();
  });

  it("that somebody else was faster to take is told of, and the others are offered", async () => {
    const third = { ...open, seat: 2 };
    arrive({ seats: [person, open, third] });
    const taken = { code: "seat.taken", clause: null, reason: null, params: {} };
    vi.spyOn(server, "join").mockRejectedValue(new Refusal(taken));
    (await takeTheSeat()).click();
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    FakeSocket.last.welcome(null, { ...info, seats: [person, { ...open, kind: "human" }, third] });
    await takeTheSeat();
    expect(screen.getByText(/was a moment faster/)).toBeTruthy();
    expect(screen.getAllByRole("radio")).toHaveLength(1);
  });

  it("that another tab of this browser was faster to take is this tab's, too", async () => {
    arrive();
    vi.spyOn(server, "join").mockImplementation(() => {
      held.keep(mine);
      return Promise.reject(new Refusal({ code: "match.full", clause: null, reason: null, params: {} }));
    });
    (await takeTheSeat()).click();
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    FakeSocket.last.welcome(1, info);
    expect(FakeSocket.last.sent[0]).toMatchObject({ token: "t" });
    expect(screen.queryByText(/was a moment faster/)).toBeNull();
  });

  it("can be taken where nobody may look on", async () => {
    vi.spyOn(server, "match").mockResolvedValue({ ...info, spectators: false } as never);
    render(MatchPage, { props: { id: "m" } });
    FakeSocket.last.onopen?.();
    FakeSocket.last.say(refused("spectators.none"));
    FakeSocket.last.onclose?.({ code: 1008 });
    await takeTheSeat();
  });

  it("does not take the table away from whoever looks on already", async () => {
    const socket = arrive({ status: "running", seats: [person, { ...open, kind: "human" }] });
    await vi.waitFor(() => expect(screen.queryByText(/Loading/)).toBeNull());
    socket.say({ type: "changed", match: { ...info, status: "running" } });
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByRole("button", { name: "Take the seat" })).toBeNull();
  });
});

it("says once that the browser does not keep the seat", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  held.keep(mine);
  arrive();
  const told = await screen.findByText(/cannot store your seat/);
  screen.getByRole("button", { name: "OK" }).click();
  await vi.waitFor(() => expect(told.isConnected).toBe(false));
});
