/** What somebody likes on this device: language, light or dark, motion, sounds, its name. */

import { fieldsOf } from "./net/reading";
import { LANGUAGES, type Language } from "./text/languages";

const KEY = "everest.preferences";

const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Stored {
  language: Language | null;
  theme: Theme;
  /** Null: as the system says. */
  motion: boolean | null;
  sounds: boolean;
  /** The name at the table. */
  name: string;
}

const DEFAULTS: Stored = { language: null, theme: "auto", motion: null, sounds: false, name: "" };

/** What was kept, as far as it makes sense; the rest is as if nobody had chosen it. */
export function preferencesOf(text: string | null): Stored {
  const { language, theme, motion, sounds, name } = fieldsOf(text);
  return {
    language: LANGUAGES.find((known) => known === language) ?? DEFAULTS.language,
    theme: THEMES.find((known) => known === theme) ?? DEFAULTS.theme,
    motion: typeof motion === "boolean" ? motion : DEFAULTS.motion,
    sounds: typeof sounds === "boolean" ? sounds : DEFAULTS.sounds,
    name: typeof name === "string" ? name : DEFAULTS.name,
  };
}

function read(): Stored {
  try {
    return preferencesOf(localStorage.getItem(KEY));
  } catch {
    return DEFAULTS; // no storage at all
  }
}

/** The first of the browser's languages that there is a catalogue of. */
export function languageOf(wished: readonly string[]): Language {
  for (const tag of wished) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language !== undefined) return language;
  }
  return "en";
}

/** How dates and times look: as the browser likes them in the language of the page, if it does. */
export function localeOf(language: Language, wished: readonly string[]): string {
  return wished.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;
}

/** The language that an address asks for with `?lang=`, as `everest table --lang` opens it. */
export function languageAsked(query: string): Language | null {
  const asked = new URLSearchParams(query).get("lang");
  return LANGUAGES.find((known) => known === asked) ?? null;
}

class Preferences {
  #stored = $state(read());

  get language(): Language {
    return this.#stored.language ?? languageOf(navigator.languages);
  }

  get theme(): Theme {
    return this.#stored.theme;
  }

  /** Whether things may move. */
  get motion(): boolean {
    return this.#stored.motion ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get sounds(): boolean {
    return this.#stored.sounds;
  }

  get name(): string {
    return this.#stored.name;
  }

  set(changed: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...changed };
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // private windows keep nothing; it holds until the page is closed
    }
  }

  /** Let the page look as wished. */
  apply(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const preferences = new Preferences();
