/** Many buttons that are one Tab stop: the arrow keys go from one to the next. */

import type { Attachment } from "svelte/attachments";

/** Where a key leads, from a place in a list of some length. */
const WAYS: Record<string, (at: number, length: number) => number> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, length) => Math.min(length - 1, at + 1),
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** For what the buttons are in; one comes to the last of them, the newest, or to where one was. */
export const roving: Attachment<HTMLElement> = (root) => {
  let current: HTMLElement | null = null;

  const buttons = () => [...root.querySelectorAll("button")];
  function settle(): void {
    const all = buttons();
    const stop = all.find((one) => one === current) ?? all.at(-1);
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
  function enter({ target }: FocusEvent): void {
    current = target as HTMLElement;
    settle();
  }
  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = buttons();
    const at = all.findIndex((one) => one === event.target);
    const to = WAYS[event.key]?.(at, all.length);
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  }

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", enter);
  root.addEventListener("keydown", press);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", enter);
    root.removeEventListener("keydown", press);
  };
};
