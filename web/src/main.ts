import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./i18n/index.svelte";
import { settings } from "./table/settings.svelte";
import "./styles/tokens.css";
import "./styles/ui.css";
import "./styles/cards.css";
import "./styles/app.css";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
