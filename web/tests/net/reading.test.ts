import { describe, expect, it } from "vitest";
import { fieldsOf, heldOf } from "$src/net/reading";

const good = { match: "good", host: null, seats: [{ seat: 0, token: "a" }], passed: false };
const read = (...entries: unknown[]) => heldOf(JSON.stringify(entries));

describe("what is held", () => {
  it.each([null, "", "{", "7", "null", "{}", '"x"'])("is nothing where %j was kept", (text) => {
    expect(heldOf(text)).toEqual([]);
  });

  it.each([
    null,
    7,
    [],
    {},
    { match: 5, host: "h", seats: [] },
    { match: "no blanks", host: "h", seats: [] },
    { match: "m", host: null, seats: [] },
    { match: "m", host: 5, seats: "none" },
    { match: "m", seats: [null, { seat: "0", token: "a" }, { seat: 0, token: "" }] },
    { match: "m", host: "x".repeat(65) },
  ])("loses no more than the entry %j", (bad) => {
    expect(read(bad, good)).toEqual([good]);
  });

  it("keeps what makes sense of an entry", () => {
    const seats = [{ seat: 0, token: "a" }, { seat: 1 }, { seat: 2, token: "c" }];
    expect(read({ match: "m", seats })).toEqual([
      { match: "m", host: null, seats: [seats[0], seats[2]], passed: true },
    ]);
  });

  it("has each match once", () => {
    expect(read(good, { ...good, host: "h" })).toEqual([good]);
  });
});

it("kept fields are those of an object, or none", () => {
  expect(fieldsOf('{"a": 1}')).toEqual({ a: 1 });
  for (const text of [null, "x", "[1]", "null", "5"]) expect(fieldsOf(text)).toEqual({});
});
