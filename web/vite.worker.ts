// Plugin that writes the service worker: its texts come from notice.ftl, its list of files from the build.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { messages } from "./vite.fluent.ts";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export function worker(languages: readonly string[]): Plugin {
  return {
    name: "worker",
    generateBundle(_, bundle) {
      const words = languages.map((lang) => {
        const found = messages(readFileSync(path(`../src/kociolek/locale/${lang}/notice.ftl`), "utf8"));
        const plain = Object.entries(found).filter(([, text]) => typeof text === "string");
        return [lang, Object.fromEntries(plain.map(([key, text]) => [key.replace("notice-", ""), text]))];
      });
      const pictures = readdirSync(path("public"), { recursive: true, encoding: "utf8" });
      const files = [...Object.keys(bundle), ...pictures].filter((name) => /\.(js|css|woff2|svg|png)$/.test(name));
      const source = readFileSync(path("src/bell.worker.js"), "utf8");
      const constants = { WORDS: Object.fromEntries(words), NAMES: files.sort() };
      const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
      this.emitFile({ type: "asset", fileName: "bell.js", source: lines.join("") + source });
    },
  };
}
