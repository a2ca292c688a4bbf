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

/** Whoever has just loaded the page is left at its beginning. */
let isFresh = true;
document.addEventListener("focusin", () => (isFresh = false), { once: true });

interface Place {
  element: HTMLElement;
  /** What is around it, from the inside out: once it is gone it cannot be asked any more. */
  parts: HTMLElement[];
  isByKey: boolean;
}

/**
 * For the root of what is acted in. Within it, `data-place` marks where the focus goes in a part
 * (otherwise its heading), and `data-due` where the next decision is when the part is gone, too,
 * or the page that one has come from.
 *
 * `isBusy`: something is being done, so that what is missing may come back.
 */
export function keepFocus(isBusy: () => boolean): Attachment<HTMLElement> {
  return (root) => {
    let place: Place | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arrival = arrive(() => due(root));

    function enter({ target }: FocusEvent): void {
      clearTimeout(arrival);
      isFresh = false;
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
      clearTimeout(arrival);
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", enter);
      root.removeEventListener("focusout", leave);
    };
  };
}

/** For where a page begins, unless that is at what is due. */
export const begin: Attachment<HTMLElement> = (element) => {
  const arrival = arrive(() => element);
  return () => clearTimeout(arrival);
};

/** Whoever comes from another page, by a button that is gone with it, begins somewhere. */
function arrive(where: () => HTMLElement | null): ReturnType<typeof setTimeout> | undefined {
  if (isFresh) return undefined;
  // later, when all of the page is there
  return setTimeout(() => {
    if (isNowhere()) goTo(where(), false);
  }, 0);
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
    due(root)
  );
}

/** What is to be decided, or what is waited for. */
function due(root: HTMLElement): HTMLElement | null {
  return (
    first(root, "[data-due]") ?? first(root, "[data-place]") ?? first(root, "h1, h2")
  );
}

/** Pass over what stands above a page: to what is to be decided there, else to its beginning. */
export function skip(main: HTMLElement): void {
  goTo(first(main, "[data-due]") ?? first(main, "[data-place]") ?? main, true);
}

function first(part: HTMLElement, what: string): HTMLElement | null {
  return [...part.querySelectorAll<HTMLElement>(what)].find(isShown) ?? null;
}

function goTo(element: HTMLElement | null, isByKey: boolean): void {
  if (element === null) return;
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: !isByKey });
}
