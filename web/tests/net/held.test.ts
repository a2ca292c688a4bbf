import { afterEach, expect, it, vi } from "vitest";
import { held } from "$src/net/held.svelte";

afterEach(() => void vi.restoreAllMocks());

const one = { match: "one", host: "h", seats: [{ seat: 0, token: "a" }], passed: false };
const two = { match: "two", host: "g", seats: [], passed: false };

it("keeps secrets, newest first, once for each match", () => {
  held.keep(one);
  held.keep(two);
  held.keep({ ...one, host: null });
  expect(held.all.map(({ match }) => match)).toEqual(["one", "two"]);
  expect(held.of("one")?.host).toBeNull();
  expect(JSON.parse(localStorage.getItem("everest.held")!)).toHaveLength(2);
});

it("names a secret for each match, of a seat before the host's", () => {
  expect(held.holdings()).toEqual([
    { match: "one", token: "a" },
    { match: "two", token: "g" },
  ]);
});

it("forgets", () => {
  held.forget("one");
  held.forget("two");
  expect(held.of("one")).toBeNull();
  expect(held.all).toEqual([]);
});

it("lets somebody sit down beside those who have a part in the match", () => {
  held.keep({ ...one, seats: [] });
  held.sit("one", { seat: 1, token: "b" });
  expect(held.of("one")).toEqual({ ...one, seats: [{ seat: 1, token: "b" }] });
  held.sit("one", { seat: 2, token: "c" });
  expect(held.of("one")).toMatchObject({ host: "h", passed: true });
  expect(held.of("one")?.seats).toHaveLength(2);
});

it("drops a secret that opens nothing, and the match with the last one", () => {
  held.keep({ ...one, host: null, seats: [...one.seats, { seat: 1, token: "b" }] });
  held.drop("one", "a");
  expect(held.of("one")?.seats).toEqual([{ seat: 1, token: "b" }]);
  held.drop("one", "b");
  expect(held.of("one")).toBeNull();
  held.keep(one);
  held.drop("one", "a");
  expect(held.of("one")).toMatchObject({ host: "h", seats: [] });
  held.forget("one");
});

it("hears of other tabs, and loses nothing of what they keep meanwhile", () => {
  localStorage.setItem("everest.held", JSON.stringify([two]));
  held.keep(one); // before the event has come
  expect(held.all.map(({ match }) => match)).toEqual(["one", "two"]);
  localStorage.setItem("everest.held", JSON.stringify([two]));
  dispatchEvent(new StorageEvent("storage", { key: "everest.held" }));
  expect(held.of("one")).toBeNull();
  held.forget("two");
});

it("tells when the browser keeps nothing, and holds it nevertheless", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  held.keep(one);
  held.keep(two);
  expect(held.isKept).toBe(false);
  expect(held.all).toHaveLength(2);
  full.mockRestore();
  held.forget("one");
  held.forget("two");
  expect(held.isKept).toBe(true);
});
