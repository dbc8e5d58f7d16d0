// Server-side rendering of the lobby, run by the build (vite.first.ts).

import { render } from "svelte/server";
import App from "./App.svelte";
import { say, speak, type Language } from "./i18n/index.svelte";

export async function draw(lang: Language): Promise<string> {
  await speak(lang);
  return `<template id="lobby-${lang}" data-names="${say("web-guest-names")}">${(await render(App)).body}</template>`;
}
