// One set of Fluent files for Python and the browser: src/kociolek/locale. Here they are read and said.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, string | number>;

/** The texts of one language: as many files as have been added. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly files = new Set<string>();
  /** what an owner calls things instead, by message */
  renamed: Readonly<Record<string, string>> = {};

  constructor(readonly lang: Language) {
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        NAME: (positional, named) => this.name(positional.map(String), String(named["form"] ?? "")),
        PLACE: (positional) => place(Number(positional[0]), Number(positional[1])),
      },
    });
  }

  add(file: string, source: string): void {
    if (this.files.has(file)) return;
    this.files.add(file);
    const errors = this.bundle.addResource(new FluentResource(source));
    for (const error of errors) console.error(`${this.lang}/${file}: ${error.message}`);
  }

  has(key: string): boolean {
    return this.pattern(key) != null;
  }

  /** The message `key` (or `key.attribute`) with its variables filled in. What is missing is told to the console. */
  say(key: string, params: Params = {}): string {
    const own = this.renamed[key.split(".")[0]!];
    if (own !== undefined) return own;
    const pattern = this.pattern(key);
    if (pattern == null) {
      console.error(`there is no text ${key} in ${this.lang}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, params as Record<string, FluentVariable>, errors);
    for (const error of errors) console.error(`${this.lang}: ${key} cannot be said: ${error.message}`);
    return text;
  }

  private name([family, item]: string[], form: string): string {
    const key = `${family}-${item}`.replaceAll("_", "-");
    return this.say(form ? `${key}.${form}` : key);
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }
}

/** Where a card goes into a pile of `size` cards when `index` cards are to lie above it. */
export function place(index: number, size: number): string {
  if (index === 0) return "top";
  return index >= size ? "bottom" : "middle";
}
