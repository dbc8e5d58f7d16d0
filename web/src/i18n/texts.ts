// Fluent runtime for the files of src/kociolek/locale, which Python uses too. The build parses them (vite.fluent.ts).
// It avoids Intl at start-up, whose initialization takes a phone longer than formatting the whole first page.

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, string | number>;

/** Messages of a file, by `key` and `key.attribute`. */
export type Messages = Record<string, Pattern>;
export type Pattern = string | readonly (string | Expression)[];
export type Expression =
  | { type: "str"; value: string }
  | { type: "num"; value: number }
  | { type: "var"; name: string }
  | { type: "mesg" | "term"; name: string; attr: string | null }
  | { type: "func"; name: string; args: readonly (Expression | { type: "narg"; name: string; value: Expression })[] }
  | {
      type: "select";
      selector: Expression;
      variants: readonly { key: { value: string | number }; value: Pattern }[];
      star: number;
    };

/** Messages of one language, from all files added so far. */
export class Texts {
  private readonly messages: Messages = {};
  private readonly files = new Set<string>();
  /** names that a table's own cards replace, by message */
  renamed: Readonly<Record<string, string>> = {};
  /** names of the areas of a table's board, by sign and `sign.form` */
  areas: Readonly<Record<string, string>> = {};
  /** whether a message was missing that a further file may hold */
  missed = false;

  constructor(readonly lang: Language) {}

  add(file: string, messages: Messages): void {
    if (this.files.has(file)) return;
    this.files.add(file);
    Object.assign(this.messages, messages);
  }

  has(key: string): boolean {
    const found = key in this.messages || (GOAL.test(key) && "witchstone-goal-witches" in this.messages);
    if (!found) this.missed = true;
    return found;
  }

  /** Format the message `key` (or `key.attribute`). A missing message or variable is logged to the console. */
  say(key: string, params: Params = {}): string {
    const pattern = this.renamed[key.split(".")[0]!] ?? this.messages[key];
    if (pattern === undefined) {
      const goal = GOAL.exec(key);
      if (goal && this.has(key)) {
        const [, name, first = "", second = "", third = ""] = goal;
        return this.say(`witchstone-goal-${name}`, { first, second, third });
      }
      this.missed = true;
      console.error(`there is no text ${key} in ${this.lang}`);
      return key;
    }
    const said = this.fill(key, pattern, params);
    return this.lang === "pl" ? glued(said) : said;
  }

  private fill(key: string, pattern: Pattern, params: Params): string {
    if (typeof pattern === "string") return pattern;
    return pattern
      .map((part) => (typeof part === "string" ? part : this.write(this.value(key, part, params))))
      .join("");
  }

  private value(key: string, part: Expression, params: Params): string | number {
    switch (part.type) {
      case "str":
      case "num":
        return part.value;
      case "var": {
        const value = params[part.name];
        if (value === undefined) console.error(`${this.lang}: ${key} cannot be said without ${part.name}`);
        return value ?? `{$${part.name}}`;
      }
      case "mesg":
        return this.say(part.attr ? `${part.name}.${part.attr}` : part.name, params);
      case "term":
        return this.say(`-${part.name}`);
      case "func": {
        const [first = "", second = "", form] = part.args.map((arg) =>
          this.value(key, arg.type === "narg" ? arg.value : arg, params),
        );
        if (part.name === "AREA") return this.areas[`${first}.${second}`] ?? this.areas[first] ?? String(first);
        return part.name === "PLACE"
          ? place(Number(first), Number(second))
          : this.name(String(first), String(second), form);
      }
      case "select": {
        const chosen = this.value(key, part.selector, params);
        const amount = typeof chosen === "number" ? plural(this.lang, chosen) : chosen;
        const variant =
          part.variants.find((each) => each.key.value === chosen || each.key.value === amount) ??
          part.variants[part.star]!;
        return this.fill(key, variant.value, params);
      }
    }
  }

  /** Return the name of a thing. One without a message, as a card of an unknown expansion, goes by its key. */
  name(family: string, item: string, form: string | number | undefined): string {
    const key = `${family}-${item}`.replaceAll("_", "-");
    if (!(key in this.messages) && !(key in this.renamed) && !GOAL.test(key)) return readable(item);
    return this.say(form && `${key}.${form}` in this.messages ? `${key}.${form}` : key);
  }

  private write(value: string | number): string {
    return typeof value === "string" || (Number.isInteger(value) && Math.abs(value) < 1000)
      ? String(value)
      : value.toLocaleString(this.lang);
  }
}

// Prophecies about three grounds in order: 128 names that are put together from the names of four grounds. As in Python.
const GROUND = "(foreign-tower|forest|village|castle)";
const GOAL = new RegExp(`^witchstone-card-(witches|connected)-${GROUND}-${GROUND}-${GROUND}$`);

const LONE = /(^|[ \u00a0\n(„–])([aiouwzAIOUWZ]) (?=\S)/g;
const COUNTED = /([0-9]) (?=\p{L})/gu;

/** Put no-break spaces into a Polish text: after one-letter words, and between a number and its noun. As in Python. */
export function glued(text: string): string {
  const once = text.replace(LONE, "$1$2\u00a0");
  return once.replace(LONE, "$1$2\u00a0").replace(COUNTED, "$1\u00a0"); // twice: of two in a row one is left over
}

/** A key of the rules as plain words: `see_the_future` is "see the future". */
export const readable = (key: string): string => key.replaceAll(/[_.]/g, " ");

/** Return the plural category of a number. */
export function plural(lang: Language, count: number): string {
  const n = Math.abs(count);
  if (n === 1) return "one";
  if (lang === "en") return "other";
  if (!Number.isInteger(n)) return "other";
  const [ones, tens] = [n % 10, n % 100];
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? "few" : "many";
}

/** Return where a card goes in a pile of `size` cards with `index` cards above it. */
export function place(index: number, size: number): string {
  if (index === 0) return "top";
  return index >= size ? "bottom" : "middle";
}
