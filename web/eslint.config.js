import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules", "fixtures", "src/net/generated.ts"] },
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        languageOptions: { globals: globals.browser },
        rules: {
            // The compiler checks names, and knows those of TypeScript.
            "no-undef": "off",
            // Art is SVG text made by functions of this client (src/art, src/games/*/art.ts). They escape names they print.
            "svelte/no-at-html-tags": "off",
        },
    },
    // Rules that need types: TypeScript's own files. Svelte components get theirs from svelte-check.
    {
        files: ["**/*.ts"],
        ignores: ["**/*.svelte.ts"],
        languageOptions: { parserOptions: { projectService: true } },
        rules: {
            "@typescript-eslint/no-floating-promises": "error",
            "@typescript-eslint/no-misused-promises": "error",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
);
