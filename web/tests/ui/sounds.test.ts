import { expect, it } from "vitest";
import { soundOf } from "$src/ui/sounds";

it("gives what matters a sound, and nothing else", () => {
  expect(soundOf({ kind: "summited", data: {} })).toBe("summit");
  expect(soundOf({ kind: "given", data: {} })).toBeNull();
});
