import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./text/catalogue.svelte";
import { preferences } from "./preferences.svelte";

preferences.apply();
await speak(preferences.language);
mount(App, { target: document.getElementById("app")! });
