// Plugin that parses Fluent files at build time.

import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import type { Messages, Pattern } from "./src/i18n/texts.ts";

export function messages(source: string): Messages {
  const found: Messages = {};
  for (const { id, value, attributes } of new FluentResource(source).body) {
    if (value !== null) found[id] = value as Pattern;
    for (const [name, pattern] of Object.entries(attributes)) found[`${id}.${name}`] = pattern as Pattern;
  }
  return found;
}

export function fluent(): Plugin {
  return {
    name: "fluent",
    load(id) {
      if (!id.endsWith(".ftl")) return null;
      const json = JSON.stringify(messages(readFileSync(id, "utf8")));
      return { code: `export default JSON.parse(${JSON.stringify(json)})`, moduleType: "js" };
    },
  };
}
