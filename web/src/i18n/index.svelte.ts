// Language of the page. `say` is reactive: components that use it update when the language changes.

import { LANGUAGES, Texts, type Language, type Messages, type Params } from "./texts";

export { readable, type Language, type Params } from "./texts";

// index.html preloads the messages of the language together with the script.
// The texts of the terminal and of reports stay out of the client.
const SOURCES = import.meta.glob<Messages>(
  ["../../../src/kociolek/locale/*/*.ftl", "!../../../src/kociolek/locale/*/{cli,report}.ftl"],
  { import: "default" },
);

export type Names = Record<Language, Record<string, string>>; // by message

const loaded: Partial<Record<Language, Texts>> = {};
const wanted = ["web"];
let renamed: Names = { en: {}, pl: {} };
let current = $state.raw<{ texts: Texts; version: number }>();

async function read(lang: Language): Promise<Texts> {
  const texts = (loaded[lang] ??= new Texts(lang));
  texts.renamed = renamed[lang];
  await Promise.all(
    wanted.map(async (file) => {
      const source = SOURCES[`../../../src/kociolek/locale/${lang}/${file}.ftl`];
      if (source === undefined) throw new Error(`no texts ${lang}/${file}`);
      texts.add(file, await source());
    }),
  );
  return texts;
}

export async function speak(lang: Language): Promise<void> {
  const texts = await read(lang);
  // A further file changes nothing on screen unless a message was missing: avoid a redraw.
  if (texts === current?.texts && !texts.missed) return;
  texts.missed = false;
  current = { texts, version: (current?.version ?? 0) + 1 };
  document.documentElement.lang = lang;
}

/** Load Fluent files, such as those of a game, for the current language and every later one. */
export function bring(...files: string[]): Promise<void> {
  const fresh = files.filter((file) => !wanted.includes(file));
  if (fresh.length === 0) return bringing; // an earlier call may not have them yet
  wanted.push(...fresh);
  bringing = speak(language());
  return bringing;
}
let bringing: Promise<void> = Promise.resolve();

/** Replace names of the Fluent files by those of a table's own cards. */
export function rename(names: Names): void {
  if (names === renamed || !current) return;
  renamed = names;
  for (const lang of LANGUAGES) if (loaded[lang]) loaded[lang].renamed = names[lang];
  current = { ...current, version: current.version + 1 };
}

/** Name the areas of a table's board in the current language. */
export function nameAreas(names: Readonly<Record<string, string>>): void {
  if (!current || names === current.texts.areas) return;
  current.texts.areas = names;
  current = { ...current, version: current.version + 1 };
}

export function language(): Language {
  return current?.texts.lang ?? "en";
}

export function say(key: string, params?: Params): string {
  return current ? current.texts.say(key, params) : key;
}

export function knows(key: string): boolean {
  return current?.texts.has(key) ?? false;
}

export function languageOf(locale: string): Language {
  const code = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((lang) => lang === code) ?? "en";
}

export { LANGUAGES };
