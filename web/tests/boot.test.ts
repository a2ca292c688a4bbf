/** The page starts, or says plainly that it cannot. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import { boot } from "$src/boot";

let sentence: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main id="unloaded"><a href="">Try again</a></main>`;
  sentence = document.getElementById("unloaded")!;
});

describe("the start", () => {
  test("takes the place of the sentence", async () => {
    const start = vi.fn();
    await boot(sentence, () => Promise.resolve(), start);
    expect(start).toHaveBeenCalledOnce();
    expect(sentence.isConnected).toBe(false);
  });

  test("shows the sentence when the language cannot be read, with a way to try again", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const start = vi.fn();
    await boot(sentence, () => Promise.reject(new Error("no connection")), start);
    expect(start).not.toHaveBeenCalled();
    expect(sentence.classList).toContain("failed");
    expect(sentence.querySelector("a")?.href).toBe(location.href);
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});
