/**
 * Keeps the keyboard's place: what had the focus is gone once it was pressed, or disabled for a
 * moment, and without this the next Tab would begin at the top of the page.
 */

import type { Attachment } from "svelte/attachments";

const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), summary, [tabindex='0'], [tabindex='-1']";
/** What is to be decided in a dialog, not its cross. */
const IN_DIALOG = ":is(.content, footer) :is(button:not(:disabled), a[href], input:not(:disabled))";
/** Parts of a page that one is at; the focus stays in the innermost that is left. */
const PART = "section, fieldset, [role='tabpanel']";
/** Milliseconds until it is looked again while something is being done. */
const PAUSE = 50;

interface Place {
  element: HTMLElement;
  /** What is around it, from the inside out: once it is gone it cannot be asked any more. */
  parts: HTMLElement[];
  isByKey: boolean;
}

/**
 * For the root of what is acted in. Within it, `data-place` marks where the focus goes in a part
 * (otherwise its heading), and `data-due` where the next decision is when the part is gone, too.
 *
 * `isBusy`: something is being done, so that what is missing may come back.
 */
export function keepFocus(isBusy: () => boolean): Attachment<HTMLElement> {
  return (root) => {
    let place: Place | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function enter({ target }: FocusEvent): void {
      const element = target as HTMLElement;
      place = root.contains(element)
        ? { element, parts: around(element, root), isByKey: element.matches(":focus-visible") }
        : null;
    }
    function leave({ target }: FocusEvent): void {
      // later, when what is taken away is gone: who goes away himself is not brought back
      queueMicrotask(() => {
        if (place?.element === target && isUsable(place.element) && isNowhere()) place = null;
      });
    }
    function look(): void {
      if (place === null || timer !== undefined || !isLost(place)) return;
      timer = setTimeout(again, 0);
    }
    function again(): void {
      timer = undefined;
      if (place === null || !isLost(place)) return;
      if (isBusy()) timer = setTimeout(again, PAUSE);
      else goTo(isUsable(place.element) ? place.element : next(place, root), place.isByKey);
    }

    const observer = new MutationObserver(look);
    const attributeFilter = ["disabled", "hidden"];
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter });
    document.addEventListener("focusin", enter);
    root.addEventListener("focusout", leave);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", enter);
      root.removeEventListener("focusout", leave);
    };
  };
}

function around(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  let part = element.parentElement?.closest<HTMLElement>(PART);
  while (part !== null && part !== undefined && root.contains(part) && part !== root) {
    found.push(part);
    part = part.parentElement?.closest<HTMLElement>(PART);
  }
  return found;
}

/** Whether the focus is at nothing at all. */
function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** A disabled button may keep the focus for a while, and can do nothing with it. */
function isLost({ element }: Place): boolean {
  return isNowhere() || (document.activeElement === element && !isUsable(element));
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && isShown(element);
}

function isShown(element: Element): boolean {
  // where nothing is laid out, as in jsdom, all of it is
  return typeof element.checkVisibility !== "function" || element.checkVisibility();
}

function next({ parts }: Place, root: HTMLElement): HTMLElement | null {
  const dialog = first(root, "dialog[open]");
  if (dialog !== null) return first(dialog, IN_DIALOG) ?? first(dialog, "h2");
  const part = parts.find((one) => root.contains(one) && isShown(one));
  return (
    (part && first(part, "[data-place], h2, h3")) ??
    (part && first(part, FOCUSABLE)) ??
    first(root, "[data-due]") ??
    first(root, "[data-place]") ??
    first(root, "h1, h2")
  );
}

function first(part: HTMLElement, what: string): HTMLElement | null {
  return [...part.querySelectorAll<HTMLElement>(what)].find(isShown) ?? null;
}

function goTo(element: HTMLElement | null, isByKey: boolean): void {
  if (element === null) return;
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: !isByKey });
}
