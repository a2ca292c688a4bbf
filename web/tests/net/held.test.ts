import { expect, it } from "vitest";
import { held } from "$src/net/held.svelte";

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
