/**
 * Dragging something onto a holder: an attachment for what is dragged, `data-holder` on the targets.
 *
 * Mouse and pen begin at once; a finger after a short rest, so that scrolling stays possible.
 */

import type { Attachment } from "svelte/attachments";
import "./dragging.css";

const REST_MS = 220;
const LEAST_WAY = 6;

interface Dragged {
  /** Dropped on a holder such as A, camp1 or supply. */
  ondrop: (holder: string) => void;
}

/** What is below a point and takes things. */
function holderAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-holder]") ?? null;
}

export function draggable(what: () => Dragged | null): Attachment<HTMLElement> {
  return (element) => {
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    let start: { x: number; y: number; pointer: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A click follows a drag; it is not meant. */
    let hasDragged = false;

    function lift(x: number, y: number): void {
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.classList.add("dragged");
      ghost.setAttribute("aria-hidden", "true");
      const box = element.getBoundingClientRect();
      ghost.style.width = `${box.width}px`;
      ghost.style.height = `${box.height}px`;
      // a modal dialog lies above the page: the ghost has to be in it
      (element.closest("dialog") ?? document.body).append(ghost);
      follow(x, y);
    }

    function follow(x: number, y: number): void {
      if (ghost === null || start === null) return;
      ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%)`;
      const holder = holderAt(x, y);
      if (holder === over) return;
      over?.classList.remove("is-target");
      holder?.classList.add("is-target");
      over = holder;
    }

    function stop(): void {
      clearTimeout(timer);
      over?.classList.remove("is-target");
      ghost?.remove();
      ghost = over = start = null;
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0 || what() === null) return;
      hasDragged = false;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      start = { x, y, pointer };
      if (event.pointerType !== "touch") return;
      timer = setTimeout(() => {
        if (start !== null) lift(x, y);
      }, REST_MS);
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== start?.pointer) return;
      const { clientX: x, clientY: y } = event;
      const isFar = Math.hypot(x - start.x, y - start.y) > LEAST_WAY;
      if (ghost !== null) follow(x, y);
      else if (isFar && event.pointerType === "touch") stop();
      else if (isFar) lift(x, y);
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== start?.pointer) return;
      const holder = ghost === null ? null : holderAt(event.clientX, event.clientY);
      hasDragged = ghost !== null;
      setTimeout(() => (hasDragged = false)); // the click comes at once, or not here
      stop();
      if (holder?.dataset.holder !== undefined) what()?.ondrop(holder.dataset.holder);
    }

    function still(event: Event): void {
      if (ghost !== null) event.preventDefault(); // no scrolling while something is carried
    }

    function click(event: Event): void {
      if (!hasDragged) return;
      hasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    }

    const pairs: [EventTarget, string, (event: never) => void, AddEventListenerOptions?][] = [
      [element, "pointerdown", down],
      [element, "touchmove", still, { passive: false }],
      [element, "dragstart", (event: Event) => event.preventDefault()],
      [element, "click", click, { capture: true }],
      [window, "pointermove", move],
      [window, "pointerup", up],
      [window, "pointercancel", stop],
    ];
    for (const [target, name, listener, options] of pairs)
      target.addEventListener(name, listener as EventListener, options);
    return () => {
      stop();
      for (const [target, name, listener, options] of pairs)
        target.removeEventListener(name, listener as EventListener, options);
    };
  };
}
