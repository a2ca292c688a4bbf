/** The languages, and the parts of their catalogues that the browser needs, one file each. */

export const LANGUAGES = ["en", "el", "ru", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  el: "Ελληνικά",
  ru: "Русский",
  pl: "Polski",
};

type Sources = { default: string[] };

export const SENTENCES: Record<Language, () => Promise<Sources>> = {
  en: () => import("./en"),
  el: () => import("./el"),
  ru: () => import("./ru"),
  pl: () => import("./pl"),
};

/** The clauses of the rules, which most visits do without. */
export const RULES: Record<Language, () => Promise<Sources>> = {
  en: () => import("./en-rules"),
  el: () => import("./el-rules"),
  ru: () => import("./ru-rules"),
  pl: () => import("./pl-rules"),
};
