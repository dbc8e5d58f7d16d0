import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LANGUAGES } from "./src/i18n/texts.ts";
import { firstPage } from "./vite.first.ts";
import { fluent } from "./vite.fluent.ts";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Bundle all modules of the first page into one file: on a slow network round trips cost more than bytes. */
function first(
  id: string,
  { getModuleInfo }: { getModuleInfo: (id: string) => { importers: readonly string[]; isEntry: boolean } | null },
): string | undefined {
  const seen = new Set<string>();
  const isFirst = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    const info = getModuleInfo(module);
    return info !== null && (info.isEntry || info.importers.some(isFirst));
  };
  return isFirst(id) ? "first" : undefined;
}

// The build goes into the Python package, so that an installed kociolek serves it without node.
export default defineConfig({
  plugins: [svelte(), fluent(), firstPage(LANGUAGES)],
  resolve: { alias: { "@locale": path("../src/kociolek/locale"), "@rules": path("../src/kociolek/games") } },
  build: {
    outDir: path("../src/kociolek/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: first } },
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: process.env.KOCIOLEK_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
