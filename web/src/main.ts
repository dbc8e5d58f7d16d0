import { hydrate, mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./i18n/index.svelte";
import { settings } from "./table/settings.svelte";
import "./styles/tokens.css";
import "./styles/ui.css";

declare global {
  // Set by index.html where it has drawn the lobby: take back its marks, and repeat the presses from before the script.
  var settle: (() => void) | undefined;
  var answer: (() => void) | undefined;
}

await speak(settings.language);
await new Promise((resolve) => setTimeout(resolve)); // lets the browser draw the mark of an early press first
const target = document.getElementById("app")!;
globalThis.settle?.();
(target.hasChildNodes() ? hydrate : mount)(App, { target });
globalThis.answer?.();
performance.mark("ready"); // read by tools/web_speed.py
