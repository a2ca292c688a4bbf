import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bringIntoSight, spotlight, tabOf } from "$src/learn/spotlight";

const lit = () => [...document.querySelectorAll("[data-taught]")].map(({ className }) => className);

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = `
    <button role="tab" id="tab-hand" aria-selected="true"></button>
    <button role="tab" id="tab-pieces" aria-selected="false"></button>
    <div role="tabpanel"><section class="hand"></section></div>
    <section class="bar"></section>`;
});
afterEach(() => void vi.useRealTimers());

it("marks the parts of a lesson, and nothing after it", async () => {
  const end = spotlight(document.body, ["hand", "bar"]);
  await vi.runAllTimersAsync();
  expect(lit()).toEqual(["hand", "bar"]);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  end();
  expect(lit()).toEqual([]);
});

it("marks what comes later", async () => {
  const end = spotlight(document.body, ["levels"]);
  await vi.runAllTimersAsync();
  expect(lit()).toEqual([]);
  document.querySelector('[role="tabpanel"]')!.innerHTML = '<section class="levels"></section>';
  await vi.waitFor(() => expect(lit()).toEqual(["levels"]));
  end();
});

it("scrolls to what is taught when its tab is open, not while it is folded", async () => {
  const panel = document.querySelector('[role="tabpanel"]')!;
  panel.className = "isFolded";
  const scrolled: boolean[] = [];
  Element.prototype.scrollIntoView = vi.fn(() => {
    scrolled.push(panel.classList.contains("isFolded"));
  });
  document.querySelector("#tab-hand")!.addEventListener("click", () => (panel.className = ""));
  const end = spotlight(document.body, ["hand"]);
  panel.append("something else comes"); // what is watched changes before the tab is turned to
  await vi.runAllTimersAsync();
  expect(scrolled).toEqual([false]);
  end();
});

it("turns to the tab of what is taught, and folds it where only the mountain is", () => {
  const clicked: string[] = [];
  document.body.addEventListener("click", ({ target }) => clicked.push((target as Element).id));
  for (const parts of [["hand"], ["loading"], ["bar"], ["mountain"]] as const) {
    spotlight(document.body, parts)();
    const end = spotlight(document.body, parts);
    vi.runAllTimers();
    end();
  }
  expect(clicked).toEqual(["tab-pieces", "tab-hand"]);
  document.querySelector('[role="tabpanel"]')!.className = "isFolded";
  spotlight(document.body, ["hand"]);
  vi.runAllTimers();
  expect(clicked.at(-1)).toBe("tab-hand");
  expect(clicked).toHaveLength(3);
});

it("knows which lessons need a tab", () => {
  expect(tabOf(["bar", "weather"])).toBe("tab-weather");
  expect([tabOf([]), tabOf(["mountain"]), tabOf(["bar"])]).toEqual([null, null, null]);
});

it("lets the map show everything only if a space is out of sight", () => {
  document.body.innerHTML = `<section class="mountain"><div class="picture"></div>
    <i data-space="bal"></i><div class="zoom"><button></button><button id="all"></button></div></section>`;
  const clicked = vi.fn();
  document.querySelector("#all")!.addEventListener("click", clicked);
  const rect = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 10 }) as DOMRect;
  document.querySelector(".picture")!.getBoundingClientRect = () => rect(0, 100);
  const space = document.querySelector("[data-space]")!;
  space.getBoundingClientRect = () => rect(20, 40);
  bringIntoSight(document.body, "bal");
  expect(clicked).not.toHaveBeenCalled();
  space.getBoundingClientRect = () => rect(-30, -10);
  bringIntoSight(document.body, "bal");
  expect(clicked).toHaveBeenCalledOnce();
});
