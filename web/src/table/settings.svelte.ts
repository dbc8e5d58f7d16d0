// Settings of this browser, kept in local storage.

import { languageOf, speak, type Language } from "../i18n/index.svelte";

export type Theme = "auto" | "light" | "dark";
export type Speed = 0.5 | 1 | 2 | 0; // 0: skip

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  pace: "normal" | "fast"; // of bots
  sound: boolean;
  soundOffered: boolean; // at the first game
  notify: boolean;
  calm: boolean; // less motion, regardless of the system setting
  endTurns: boolean; // of Witchstone, by themselves
  name: string;
  lastGame: string;
  lastOptions: Record<string, Record<string, string>>;
  lessons: Record<string, { answers: string[]; done: boolean }>; // by id: where the learner left off
  seen: string[]; // cards whose help was opened
}

const STORE = "kociolek.settings";

function kept(): Kept {
  const defaults: Kept = {
    language: languageOf(document.documentElement.lang || navigator.language),
    theme: "auto",
    speed: 1,
    pace: "normal",
    sound: false,
    soundOffered: false,
    notify: false,
    calm: false,
    endTurns: false,
    name: "",
    lastGame: "kittens",
    lastOptions: {},
    lessons: {},
    seen: [],
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return defaults;
  }
}

export const settings = $state(kept());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function keep(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // without storage settings last for this page only
  }
  dress();
}

function dress(): void {
  const isDark = settings.theme === "dark" || (settings.theme === "auto" && dark.matches);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
  document.documentElement.classList.toggle("calm", settings.calm);
}

dark.addEventListener("change", dress);
dress();

export async function setLanguage(lang: Language): Promise<void> {
  settings.language = lang;
  keep();
  await speak(lang);
}

/** Whether animations are off. The result then appears at once, and the status line says what happened. */
export function motionless(): boolean {
  return settings.calm || still.matches || settings.speed === 0;
}
