import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LANGUAGES } from "./src/i18n/texts.ts";
import { firstPage } from "./vite.first.ts";
import { fluent } from "./vite.fluent.ts";
import { worker } from "./vite.worker.ts";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * Files of the first page, of every table and of Exploding Kittens, each with what it imports: on a slow network round
 * trips and headers cost more than bytes.
 */
const FILES = [
  { name: "first", tags: ["$initial" as const], priority: 3 },
  {
    name: "table",
    test: /src\/(screens\/TablePage|parts\/(Players|Status|Pot|Sheet|Switch|Stepper)|games\/choices|anim\/stage|styles\/(table|cards))\.\w+$/,
    priority: 2,
  },
  { name: "kittens", test: /src\/games\/kittens\/index\.ts$/, priority: 1 },
];

// The build goes into the Python package, so that an installed kociolek serves it without node.
export default defineConfig({
  plugins: [svelte(), fluent(), firstPage(LANGUAGES), worker(LANGUAGES)],
  resolve: { alias: { "@locale": path("../src/kociolek/locale"), "@rules": path("../src/kociolek/games") } },
  build: {
    outDir: path("../src/kociolek/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: process.env.KOCIOLEK_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
