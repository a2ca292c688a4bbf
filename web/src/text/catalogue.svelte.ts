/** Every sentence by its id, in the language of now; what shows a sentence changes with it. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, RULES, SENTENCES } from "./languages";

export type Arguments = Record<string, string | number>;

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>("en");
let hasRules = $state(false);

/** The language of now. */
export function spoken(): Language {
  return language;
}

/** Speak a language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const { default: sources } = await SENTENCES[wanted]();
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  bundle = made;
  language = wanted;
  hasRules = false;
  document.documentElement.lang = wanted;
}

/** Read the clauses of the rules, too; true when they can be said. */
export async function readRules(): Promise<void> {
  const reading = language;
  const { default: sources } = await RULES[reading]();
  if (reading !== language || hasRules || bundle === null) return;
  for (const source of sources) bundle.addResource(new FluentResource(source));
  hasRules = true;
}

/** Whether the clauses of the rules can be said. */
export function knowsRules(): boolean {
  return hasRules;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle !== null && bundle.hasMessage(id);
}

/**
 * The sentence of an id.
 *
 * A missing message or argument is a mistake of the program: it is thrown, for tests to find.
 */
export function say(id: string, given: Arguments = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle === null || pattern === null || pattern === undefined)
    throw new Error(`no message ${id}`);
  const plain: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(given))
    plain[name] =
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, plain, errors);
  if (errors.length > 0) throw new Error(`${id}: ${errors.join("; ")}`);
  return text;
}
