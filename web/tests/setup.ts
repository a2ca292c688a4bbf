/** What jsdom lacks and the client asks for. */

import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeEach } from "vitest";

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
