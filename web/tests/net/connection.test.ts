import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "$src/net/connection.svelte";
import { Refusal } from "$src/net/rest";
import { FakeSocket } from "./socket";

const act = { type: "act", ply: 3, action: "end" } as const;
let updates: [number, boolean][];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  updates = [];
  connection = new Connection("m", "secret", {
    known: () => 7,
    update: (update, isFirst) => updates.push([update.ply, isFirst]),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("hello", () => {
  it("shows the secret in a message, never in the address", () => {
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.url.href).not.toContain("secret");
    expect(FakeSocket.last.sent[0]).toMatchObject({
      type: "hello",
      token: "secret",
      ply: 7,
      advice: true,
    });
  });
});

describe("updates", () => {
  it("are told, the first after each hello as such", () => {
    FakeSocket.last.welcome();
    FakeSocket.last.say({ type: "update", ply: 1 });
    FakeSocket.last.say({ type: "update", ply: 2 });
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.welcome();
    FakeSocket.last.say({ type: "update", ply: 3 });
    expect(updates).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });
});

describe("what was sent", () => {
  it("is answered in order", async () => {
    FakeSocket.last.welcome();
    const first = connection.send(act);
    const second = connection.send({ ...act, ply: 4 });
    FakeSocket.last.say({ type: "done", ply: 4 });
    FakeSocket.last.say({ type: "refused", problem: { code: "act.stale", params: {} }, ply: 5 });
    await expect(first).resolves.toBeUndefined();
    await expect(second).rejects.toBeInstanceOf(Refusal);
  });

  it("is sent again after a lost connection, until it is answered", async () => {
    FakeSocket.last.welcome();
    const sent = connection.send(act);
    FakeSocket.last.onclose?.({ code: 1006 });
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(1000);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent.at(-1)).toEqual(act);
    FakeSocket.last.say({ type: "done", ply: 4 });
    await expect(sent).resolves.toBeUndefined();
  });

  it("fails when the connection is closed for good", async () => {
    FakeSocket.last.welcome();
    const sent = connection.send(act);
    connection.close();
    await expect(sent).rejects.toMatchObject({ problem: { code: "net.closed" } });
    await expect(connection.send(act)).rejects.toMatchObject({ problem: { code: "net.closed" } });
  });
});

describe("a lost connection", () => {
  it("comes back later and later, and does not give up", () => {
    for (const seconds of [1, 2, 4, 8, 15, 15]) {
      const before = FakeSocket.all.length;
      FakeSocket.last.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });

  it("says when it is tried again, and can be tried at once, but not twice", () => {
    FakeSocket.last.onclose?.({ code: 1006 });
    expect(connection.retryAt).toBe(Date.now() + 1000);
    connection.retry();
    connection.retry();
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not come back when the server has refused it", () => {
    FakeSocket.last.onopen?.();
    FakeSocket.last.say({
      type: "refused",
      problem: { code: "match.unknown", params: {} },
      ply: 0,
    });
    FakeSocket.last.onclose?.({ code: 1008 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(connection.refused?.problem.code).toBe("match.unknown");
    expect(connection.status).toBe("closed");
  });

  it("has all of the chat that it had", () => {
    FakeSocket.last.welcome();
    FakeSocket.last.say({ type: "chat", lines: [{ number: 0, text: "hi" }] });
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent[0]).toMatchObject({ chat: 1 });
  });
});

describe("what is said", () => {
  const say = { type: "say", text: "on  belay?" } as const;
  const line = { number: 0, seat: 0, name: "Ann", text: "on belay?", at: 0 };

  /** Say it, and lose the connection before the answer. */
  function lost(): Promise<unknown> {
    FakeSocket.last.welcome();
    const said = connection.send(say).catch((error: Refusal) => error.problem.code);
    FakeSocket.last.lose();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent.filter(({ type }) => type === "say")).toEqual([]);
    return said;
  }

  it("is not said twice when the server had heard it", async () => {
    const said = lost();
    FakeSocket.last.say({ type: "chat", lines: [line] });
    FakeSocket.last.say({ type: "pong" });
    await expect(said).resolves.toBeUndefined();
  });

  it("is given back when it has not arrived", async () => {
    const said = lost();
    FakeSocket.last.say({ type: "chat", lines: [{ ...line, seat: 1 }] });
    FakeSocket.last.say({ type: "pong" });
    await expect(said).resolves.toBe("net.unheard");
  });

  it("is sent as soon as there is a connection", async () => {
    const said = connection.send(say);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent.at(-1)).toEqual(say);
    FakeSocket.last.say({ type: "done", ply: 0 });
    await expect(said).resolves.toBeUndefined();
  });

  it("does not take the answers to what else was sent", async () => {
    FakeSocket.last.welcome();
    const said = connection.send(say).catch((error: Refusal) => error.problem.code);
    const acted = connection.send(act);
    FakeSocket.last.lose();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.welcome();
    FakeSocket.last.say({ type: "done", ply: 4 });
    await expect(acted).resolves.toBeUndefined();
    FakeSocket.last.say({ type: "pong" });
    await expect(said).resolves.toBe("net.unheard");
  });
});

describe("a question", () => {
  it("is open until something comes of it, which is told until the next one", () => {
    FakeSocket.last.welcome();
    const asked = { type: "asked", ask: 0, seat: 1, agreed: [], missing: [0] };
    FakeSocket.last.say({ ...asked, outcome: "open" });
    expect(connection.asked?.ask).toBe(0);
    FakeSocket.last.say({ ...asked, outcome: "refused" });
    expect(connection.asked).toBeNull();
    expect(connection.settled?.outcome).toBe("refused");
    FakeSocket.last.say({ ...asked, ask: 1, outcome: "open" });
    expect(connection.settled).toBeNull();
  });
});
