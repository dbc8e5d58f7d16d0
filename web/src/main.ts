import { hydrate, mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./i18n/index.svelte";
import { settings } from "./table/settings.svelte";
import "./styles/tokens.css";
import "./styles/ui.css";

declare global {
  /** Answers what was pressed before the script was there; set by index.html where it has drawn the lobby. */
  var answer: (() => void) | undefined;
}

await speak(settings.language);
await new Promise((resolve) => setTimeout(resolve)); // whoever has pressed something meanwhile sees it marked first
const target = document.getElementById("app")!;
(target.hasChildNodes() ? hydrate : mount)(App, { target });
globalThis.answer?.();
performance.mark("ready"); // what tools/web_speed.py looks for
