/** What jsdom lacks and the client asks for, and patience. */

import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, beforeEach, vi } from "vitest";

/** Milliseconds after which nothing comes any more: the machine may have much else to do. */
const PATIENCE = 30_000;

configure({ asyncUtilTimeout: PATIENCE });
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === "number" ? options : { timeout: PATIENCE, ...options });

Object.defineProperty(window, "matchMedia", {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

beforeEach(() => {
  localStorage.clear();
});

// the files of a worker share one window
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
