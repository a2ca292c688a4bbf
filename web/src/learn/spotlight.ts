/** Shows on the page which part of the table a lesson is about; on a narrow screen it is turned to. */

import { tick } from "svelte";
import type { Part } from "./lessons";

/** Where each part stands, and the tab that it is under on a narrow screen. */
const PLACES: Record<Part, { at: string; tab: string | null } | null> = {
  mountain: null, // what is spoken of there is pointed at on the map
  weather: { at: "section.weather", tab: "tab-weather" },
  risk: { at: "section:has(> .tokens)", tab: "tab-players" },
  hand: { at: "section.hand", tab: "tab-hand" },
  pieces: { at: "section.pieces", tab: "tab-pieces" },
  loading: { at: "section.loading", tab: "tab-pieces" },
  levels: { at: "section.levels", tab: "tab-pieces" },
  oxygen: { at: "section.oxygen", tab: "tab-hand" },
  settling: { at: "section.risk", tab: "tab-pieces" },
  bar: { at: "section.bar", tab: null },
};

const MARK = "data-taught";

/** The tab that a lesson about these parts needs, if any. */
export function tabOf(parts: readonly Part[]): string | null {
  return parts.map((part) => PLACES[part]?.tab ?? null).find((tab) => tab !== null) ?? null;
}

/** Mark the parts of the table as long as the lesson lasts; returns what ends it. */
export function spotlight(root: ParentNode & Node, parts: readonly Part[]): () => void {
  let isTurned = false;
  let isOver = false;
  let isSeen = false;
  const mark = (): void => {
    const places = parts.map((part) => PLACES[part]).filter((place) => place !== null);
    const wanted = new Set(places.map(({ at }) => root.querySelector(at)));
    for (const lit of root.querySelectorAll(`[${MARK}]`))
      if (!wanted.has(lit)) lit.removeAttribute(MARK);
    for (const found of wanted) found?.setAttribute(MARK, "");
    const first = root.querySelector(`[${MARK}]`);
    if (first === null || !isTurned || isSeen) return; // under a folded tab nothing can be scrolled to
    first.scrollIntoView({ block: "start" });
    isSeen = true;
  };
  // what is marked can come and go while one does what is to be done
  const observer = new MutationObserver(mark);
  observer.observe(root, { childList: true, subtree: true });
  // the table turns to what it thinks is due first
  const timer = setTimeout(() => {
    if (parts.some((part) => part !== "bar")) turnTo(root, tabOf(parts));
    isTurned = true;
    void tick().then(() => {
      if (!isOver) mark();
    });
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    observer.disconnect();
    for (const lit of root.querySelectorAll(`[${MARK}]`)) lit.removeAttribute(MARK);
  };
}

/** Open a tab of the narrow screen; null: fold it away, so that the mountain has room. */
function turnTo(root: ParentNode, id: string | null): void {
  const open = root.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  const isFolded = root.querySelector('[role="tabpanel"]')?.classList.contains("isFolded") ?? true;
  // a click on the open tab folds it, or opens it again
  if (id === null) {
    if (!isFolded) open?.click();
    return;
  }
  const tab = root.querySelector<HTMLElement>(`#${id}`);
  if (tab !== open || isFolded) tab?.click();
}

/** Let the map show everything if a space that is spoken of is not seen on it. */
export function bringIntoSight(root: ParentNode, space: string): void {
  const picture = root.querySelector("section.mountain .picture")?.getBoundingClientRect();
  const there = root.querySelector(`[data-space="${space}"]`)?.getBoundingClientRect();
  if (picture === undefined || there === undefined) return;
  const isSeen = there.top >= picture.top && there.bottom <= picture.bottom;
  const isBeside = there.left < picture.left || there.right > picture.right;
  if (isSeen && !isBeside) return;
  root.querySelector<HTMLElement>("section.mountain .zoom button:last-child")?.click();
}
