// The language of the page. `say` is reactive: whatever is drawn with it changes when the language does.

import { LANGUAGES, Texts, type Language, type Messages, type Params } from "./texts";

export { readable, type Language, type Params } from "./texts";

// The page asks for the words of its language together with the script (index.html), so that nobody waits for them.
const SOURCES = import.meta.glob<Messages>("../../../src/kociolek/locale/*/*.ftl", { import: "default" });

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
  // A further file changes nothing of what has been said, unless it was missing: nothing is drawn anew for nothing.
  if (texts === current?.texts && !texts.missed) return;
  texts.missed = false;
  current = { texts, version: (current?.version ?? 0) + 1 };
  document.documentElement.lang = lang;
}

/** Make sure that a file, such as the words of a game, can be said in the language spoken now and in all to come. */
export async function bring(...files: string[]): Promise<void> {
  const fresh = files.filter((file) => !wanted.includes(file));
  if (fresh.length === 0) return;
  wanted.push(...fresh);
  await speak(language());
}

/** Names that the owner of a table has given, instead of those of the files; until others are given. */
export function rename(names: Names): void {
  if (names === renamed || !current) return;
  renamed = names;
  for (const lang of LANGUAGES) if (loaded[lang]) loaded[lang].renamed = names[lang];
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
