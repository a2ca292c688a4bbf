import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "$src/net/rest";
import { MatchTable } from "$src/table/table.svelte";
import { FakeSocket } from "../net/socket";

let table: MatchTable;

/** An update of a match that has got so far; `legal`: whether the seat may act. */
function update(start: number, ply: number, legal = false, over = false) {
  const view = { round: ply, phase: over ? "over" : "actions" };
  const may = legal ? [{ number: 0, text: "end" }] : [];
  return { type: "update", start, ply, lines: [], events: [], view, legal: may, over, advice: null };
}

/** A step of a history. */
function step(ply: number) {
  return { ply, events: [], changes: [{ path: [], value: { round: ply } }] };
}

/** A table with so many seats of this device, all of them connected. */
async function sit(...seats: number[]): Promise<FakeSocket[]> {
  const held = { match: "m", host: null, seats: seats.map((seat) => ({ seat, token: `t${seat}` })) };
  table = new MatchTable("m", { ...held, passed: seats.length > 1 });
  const sockets = FakeSocket.all.slice(-seats.length);
  for (const [index, socket] of sockets.entries()) {
    socket.welcome(seats[index]);
    socket.say(update(0, 0));
  }
  await new Promise((done) => setTimeout(done)); // the past has been read
  return sockets;
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  vi.spyOn(server, "history").mockResolvedValue({ steps: [step(0)] } as never);
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("whoever looks back", () => {
  async function played(): Promise<FakeSocket> {
    const [socket] = await sit(0);
    for (let ply = 1; ply <= 6; ply++) socket!.say(update(ply - 1, ply));
    return socket!;
  }

  it("sees the nearest position that is left when somebody takes back", async () => {
    const socket = await played();
    table.look(4);
    socket.say(update(3, 3));
    expect(table.view).toMatchObject({ round: 3 });
    expect(table.isPast).toBe(false);
    for (const ply of [4, 5]) socket.say(update(ply - 1, ply));
    table.look(1);
    socket.say(update(3, 3));
    expect(table.view).toMatchObject({ round: 1 });
    expect(table.isPast).toBe(true);
  });

  it("keeps the moment when the match ends and more of it is told", async () => {
    const socket = await played();
    table.look(4);
    const plies = [0, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7];
    vi.mocked(server.history).mockResolvedValue({ steps: plies.map(step) } as never);
    socket.say(update(6, 7, false, true));
    await vi.waitFor(() => expect(table.positions).toHaveLength(plies.length));
    expect(table.view).toMatchObject({ round: 4 });
  });
});

describe("what is under way", () => {
  it("is not over because of something that is said meanwhile", async () => {
    const [socket] = await sit(0);
    const acted = table.act("end");
    const said = table.speak("hi");
    expect(table.isBusy).toBe(true);
    socket!.say({ type: "done", ply: 1 });
    await acted;
    expect(table.isBusy).toBe(false);
    const again = table.act("end");
    socket!.say({ type: "done", ply: 1 });
    await said;
    expect(table.isBusy).toBe(true);
    socket!.say({ type: "done", ply: 1 });
    await again;
    expect(table.isBusy).toBe(false);
  });

  it("is not something that is said", async () => {
    const [socket] = await sit(0);
    const said = table.speak("hi");
    expect(table.isBusy).toBe(false);
    socket!.say({ type: "done", ply: 0 });
    expect(await said).toBe(true);
  });
});

describe("where the device goes round", () => {
  const asked = { type: "asked", ask: 0, seat: 0, agreed: [], outcome: "open" };

  it("whoever is asked gets it, and then whoever may act", async () => {
    const sockets = await sit(0, 1, 2);
    table.uncover();
    sockets[0]!.say(update(0, 1, true));
    expect(table.next).toBeNull();
    for (const socket of sockets) socket.say({ ...asked, missing: [1, 2] });
    expect(table.next).toBe(1);
    expect(table.isCovered).toBe(true);
    table.uncover();
    expect(table.seat).toBe(1);
    expect(table.next).toBeNull();
    for (const socket of sockets) socket.say({ ...asked, agreed: [1], missing: [2] });
    expect(table.next).toBe(2);
    table.uncover();
    for (const socket of sockets) socket.say({ ...asked, missing: [2], outcome: "refused" });
    expect(table.next).toBe(0);
  });

  it("nobody who is asked elsewhere", async () => {
    const sockets = await sit(0, 1);
    table.uncover();
    sockets[0]!.say(update(0, 1, true));
    for (const socket of sockets) socket.say({ ...asked, missing: [2] });
    expect(table.next).toBeNull();
  });
});
