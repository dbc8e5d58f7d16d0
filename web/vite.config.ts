import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

// The built client goes into the Python package, so that an installed kociolek serves it without node.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@locale": path("../src/kociolek/locale"), "@rules": path("../src/kociolek/games") } },
  build: {
    outDir: path("../src/kociolek/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: process.env.KOCIOLEK_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
