import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal, server } from "$src/net/rest";
import { readPast } from "$src/table/past";

type Reading = Parameters<typeof readPast>[0];

let connection: { match: string; token: string; status: string; update: { ply: number } };
const history = (ply: number) => ({ steps: [{ ply, events: [], changes: [] }] }) as never;
const read = () => readPast(connection as unknown as Reading);

beforeEach(() => {
  vi.useFakeTimers();
  connection = { match: "m", token: "t", status: "open", update: { ply: 5 } };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("is read again until it fits what has come meanwhile", async () => {
  const asked = vi.spyOn(server, "history").mockResolvedValue(history(6));
  const past = read();
  await vi.advanceTimersByTimeAsync(50);
  connection.update = { ply: 6 };
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await past)?.at(-1)?.ply).toBe(6);
  expect(asked).toHaveBeenCalledTimes(2);
});

it("is not asked for without end where it does not fit", async () => {
  const asked = vi.spyOn(server, "history").mockResolvedValue(history(9));
  const past = read();
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await past)?.at(-1)?.ply).toBe(9);
  expect(asked.mock.calls.length).toBeLessThan(8);
});

it.each(["lost", "closed"])("is asked for no more once the connection is %s", async (status) => {
  const asked = vi.spyOn(server, "history").mockResolvedValue(history(9));
  const past = read();
  await vi.advanceTimersByTimeAsync(50);
  connection.status = status;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await past).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

it("is tried again where the server cannot be reached, not where it refuses", async () => {
  const because = (code: string) => new Refusal({ code, clause: null, reason: null, params: {} });
  const asked = vi.spyOn(server, "history").mockRejectedValueOnce(because("net.unreachable"));
  asked.mockResolvedValueOnce(history(5));
  const past = read();
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await past)?.at(-1)?.ply).toBe(5);
  asked.mockRejectedValueOnce(because("seat.bad-token"));
  expect(await read()).toBeNull();
  expect(asked).toHaveBeenCalledTimes(3);
});
