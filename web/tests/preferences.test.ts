import { describe, expect, it } from "vitest";
import { languageAsked, languageOf, localeOf, preferences, preferencesOf } from "$src/preferences.svelte";

describe("the language", () => {
  it("is the first of the browser's that has a catalogue", () => {
    expect(languageOf(["de-AT", "pl-PL", "ru"])).toBe("pl");
    expect(languageOf(["EL"])).toBe("el");
  });

  it("is English where there is none of them", () => {
    expect(languageOf(["de", "fr-CH"])).toBe("en");
    expect(languageOf([])).toBe("en");
  });
});

it("times look as the browser likes them in the language of the page", () => {
  expect(localeOf("en", ["el-GR", "en-GB", "en"])).toBe("en-GB");
  expect(localeOf("pl", ["en-GB", "en"])).toBe("pl");
});

it("the language of an address is one that has a catalogue, or none", () => {
  expect(languageAsked("?lang=ru")).toBe("ru");
  expect(languageAsked("?lang=de")).toBeNull();
  expect(languageAsked("?game=k2")).toBeNull();
});

describe("preferences", () => {
  it("are kept by the browser, and the theme shows at once", () => {
    preferences.set({ theme: "light", name: "Ann" });
    expect(document.documentElement.dataset.theme).toBe("light");
    expect(JSON.parse(localStorage.getItem("everest.preferences")!)).toMatchObject({
      theme: "light",
      name: "Ann",
    });
    preferences.set({ theme: "auto" });
    expect(preferences.name).toBe("Ann");
  });

  it("are read with care: what makes no sense is as if nobody had chosen it", () => {
    const none = { language: null, theme: "auto", motion: null, sounds: false, name: "" };
    expect(preferencesOf(null)).toEqual(none);
    expect(preferencesOf("[]")).toEqual(none);
    const rubbish = { language: "xx", theme: 3, motion: "no", sounds: 1, name: 5, more: {} };
    expect(preferencesOf(JSON.stringify(rubbish))).toEqual(none);
    const half = { language: "xx", theme: "dark", name: "Ann" };
    expect(preferencesOf(JSON.stringify(half))).toEqual({ ...none, theme: "dark", name: "Ann" });
  });
});
