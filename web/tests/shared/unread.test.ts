import { expect, it } from "vitest";
import type { ChatLine } from "$src/protocol/messages";
import { unseen } from "$src/shared/unread";

const lines = (...seats: (number | null)[]) =>
  seats.map((seat, number) => ({ number, seat, name: "", text: "hi", at: 0 })) as ChatLine[];

it("counts what has come since one has looked", () => {
  expect(unseen(lines(1, 1, 1), 1, 0)).toBe(2);
  expect(unseen(lines(1, 1), 2, 0)).toBe(0);
});

it("counts nothing that stands above one's own words", () => {
  expect(unseen(lines(1, 0, 1), 0, 0)).toBe(1);
  expect(unseen(lines(1, 0), 0, 0)).toBe(0);
  expect(unseen(lines(null, 1), 0, null)).toBe(2);
});
