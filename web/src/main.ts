import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { boot } from "./boot";
import { speak } from "./text/catalogue.svelte";
import { languageAsked, preferences } from "./preferences.svelte";

const asked = languageAsked(location.search);
if (asked !== null) {
  preferences.set({ language: asked }); // as if it were chosen in the settings, where it can be changed
  history.replaceState(null, "", location.pathname + location.hash);
}
preferences.apply();
await boot(
  document.getElementById("unloaded")!,
  () => speak(preferences.language),
  () => mount(App, { target: document.getElementById("app")! }),
);
