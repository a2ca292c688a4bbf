/** Sounds, made here from a few tones: off unless somebody wants them. */

import type { TableEvent } from "../protocol/messages";

export type Sound = "step" | "tile" | "card" | "summit" | "home" | "death" | "wind" | "your-move";

interface Tone {
  /** Hertz at the start and at the end. */
  from: number;
  to: number;
  /** Seconds after the beginning of the sound, and how long. */
  at: number;
  lasts: number;
  kind: OscillatorType;
  loud: number;
}

function tone(from: number, to: number, at: number, lasts: number, kind: OscillatorType = "sine") {
  return { from, to, at, lasts, kind, loud: 0.12 };
}

const TONES: Record<Sound, Tone[]> = {
  step: [tone(180, 90, 0, 0.07, "triangle"), tone(150, 80, 0.1, 0.07, "triangle")],
  tile: [tone(900, 500, 0, 0.05, "square"), tone(500, 1200, 0.06, 0.05, "square")],
  card: [tone(700, 300, 0, 0.05, "triangle")],
  summit: [tone(523, 523, 0, 0.16), tone(659, 659, 0.14, 0.16), tone(784, 784, 0.28, 0.4)],
  home: [tone(392, 392, 0, 0.16), tone(523, 523, 0.14, 0.4)],
  death: [tone(220, 110, 0, 0.7, "sawtooth")],
  wind: [tone(120, 260, 0, 0.5, "sawtooth"), tone(260, 110, 0.45, 0.6, "sawtooth")],
  "your-move": [tone(587, 587, 0, 0.12), tone(880, 880, 0.12, 0.18)],
};

const OF_EVENTS: Readonly<Record<string, Sound>> = {
  moved: "step",
  swapped: "step",
  "went-back": "step",
  "tile-turned": "tile",
  "cards-shown": "card",
  summited: "summit",
  "came-home": "home",
  "clients-died": "death",
  "climber-died": "death",
  "day-began": "wind",
};

/** What an event sounds like; null where it is silent. */
export function soundOf(event: TableEvent): Sound | null {
  return OF_EVENTS[event.kind] ?? null;
}

let context: AudioContext | null = null;

/** Play a sound; browsers stay silent until the page was touched once. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { from, to, at, lasts, kind, loud } of TONES[sound]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = kind;
    oscillator.frequency.setValueAtTime(from, now + at);
    oscillator.frequency.exponentialRampToValueAtTime(to, now + at + lasts);
    gain.gain.setValueAtTime(loud, now + at);
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + lasts);
  }
}
