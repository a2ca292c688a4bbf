import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "$src/net/connection.svelte";
import { Refusal } from "$src/net/rest";

/** A WebSocket whose server is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.say({ type: "welcome", seat: 0, match: { id: "m", seats: [] } });
  }
}

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
