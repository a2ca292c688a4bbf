/** What fingers, pens and the mouse do on the map: pick, drag a piece, pan, pinch. */

import type { Piece } from "../game/views";
import { distance, type Point } from "./geometry";
import type { Viewport } from "./viewport.svelte";

/** What gestures need to know and what they bring about. */
export interface Ground {
  /** The own piece at a point of the world, if it is nearer than any space. */
  pieceAt: (point: Point) => Piece | null;
  spaceAt: (point: Point) => string | null;
  onpick: (space: string) => void;
  onpiece: (piece: Piece) => void;
  ongrab: (piece: Piece) => void;
  ondrop: (piece: Piece, space: string, at: Point) => void;
}

/** A piece in the hand, where it is, and the space below it. */
export interface Dragged {
  piece: Piece;
  at: Point;
  over: string | null;
}

/** A finger that moves less than this is still. */
const STILL = 7;

export class Gestures {
  dragged = $state.raw<Dragged | null>(null);
  /** The space under the mouse. */
  hovered = $state<string | null>(null);
  readonly #viewport: Viewport;
  readonly #ground: Ground;
  readonly #fingers = new Map<number, Point>();
  #pressed: { at: Point; piece: Piece | null } | null = null;
  #isPanning = false;
  /** Whether the click that follows is the end of something else. */
  #isDone = false;

  constructor(viewport: Viewport, ground: Ground) {
    this.#viewport = viewport;
    this.#ground = ground;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const at = pixel(event);
    this.#fingers.set(event.pointerId, at);
    this.#isDone = false;
    if (this.#fingers.size > 1) {
      this.#pressed = null;
      this.dragged = null;
      this.#isDone = true;
      return;
    }
    this.#pressed = { at, piece: this.#ground.pieceAt(this.#viewport.world(at)) };
  }

  move(event: PointerEvent): void {
    const at = pixel(event);
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) {
      this.hovered = this.#ground.spaceAt(this.#viewport.world(at));
      return;
    }
    if (this.#fingers.size > 1) this.#pinch(event.pointerId, before, at);
    else if (this.#pressed !== null && distance(this.#pressed.at, at) > STILL) this.#start(event);
    if (this.#isPanning) this.#viewport.pan(at.x - before.x, at.y - before.y);
    if (this.dragged !== null) this.#drag(at, this.dragged.piece);
    this.#fingers.set(event.pointerId, at);
  }

  #start(event: PointerEvent): void {
    const piece = this.#pressed?.piece ?? null;
    this.#pressed = null;
    this.#isDone = true;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (piece === null) {
      this.#isPanning = true;
      return;
    }
    this.#ground.ongrab(piece);
    this.#drag(pixel(event), piece);
  }

  #drag(at: Point, piece: Piece): void {
    const point = this.#viewport.world(at);
    this.dragged = { piece, at: point, over: this.#ground.spaceAt(point) };
  }

  #pinch(finger: number, before: Point, at: Point): void {
    const [other] = [...this.#fingers].filter(([id]) => id !== finger).map(([, point]) => point);
    if (other === undefined) return;
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const wide = Math.max(distance(before, other), 1);
    this.#viewport.zoom(distance(at, other) / wide, middle);
    this.#viewport.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
  }

  up(event: PointerEvent): void {
    const { dragged } = this;
    this.cancel(event);
    if (dragged?.over) this.#ground.ondrop(dragged.piece, dragged.over, dragged.at);
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#pressed = null;
    this.#isPanning = false;
    this.dragged = null;
  }

  leave(): void {
    this.hovered = null;
  }

  /** A click of the mouse or a tap; clicks from the keyboard belong to what has the focus. */
  click(event: MouseEvent): void {
    if (this.#isDone || event.detail === 0) return;
    const point = this.#viewport.world(pixel(event));
    const piece = this.#ground.pieceAt(point);
    if (piece !== null) {
      this.#ground.onpiece(piece);
      return;
    }
    const space = this.#ground.spaceAt(point);
    if (space !== null) this.#ground.onpick(space);
  }

  /** Twice on open ground: closer, or back. */
  doubleClick(event: MouseEvent): void {
    const at = pixel(event);
    const point = this.#viewport.world(at);
    if (this.#ground.pieceAt(point) !== null || this.#ground.spaceAt(point) !== null) return;
    if (this.#viewport.scale > 2) this.#viewport.showAll();
    else this.#viewport.zoom(1.7, at);
  }

  /** Zoom with the wheel, where that does not take the page's own scrolling away. */
  wheel(event: WheelEvent): void {
    const page = document.documentElement;
    const scrolls = page.scrollHeight > page.clientHeight + 1;
    if (scrolls && !event.ctrlKey && !event.metaKey) return;
    if (event.deltaY > 0 && !this.#viewport.isZoomed && !event.ctrlKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    const speed = event.ctrlKey ? 0.008 : 0.0016;
    this.#viewport.zoom(Math.exp(-event.deltaY * lines * speed), pixel(event));
  }
}

/** The pixel of the element that listens. */
function pixel(event: MouseEvent): Point {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
