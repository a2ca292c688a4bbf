/** Tells a viewport how big its element is. */

import type { Attachment } from "svelte/attachments";
import type { Viewport } from "./viewport.svelte";

export function sized(viewport: Viewport): Attachment<HTMLElement> {
  return (element) => {
    if (typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return; // not shown
      viewport.width = clientWidth;
      viewport.height = clientHeight;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
