// Each selector is set in one file: a rule that another file sets again depends on the order in which files are loaded.

import { parse, parseCss, type AST } from "svelte/compiler";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FILES = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && /\.(css|svelte)$/.test(file.name))
  .map((file) => join(file.parentPath, file.name));

/** The selectors of a style sheet that reach beyond one component. */
function globals(file: string): Set<string> {
  const source = readFileSync(file, "utf8");
  const scoped = file.endsWith(".svelte");
  const children = scoped ? parse(source, { modern: true }).css?.children : parseCss(source).children;
  const found = new Set<string>();
  const visit = (nodes: readonly (AST.CSS.Rule | AST.CSS.Atrule | AST.CSS.Declaration)[], frames: boolean): void => {
    for (const node of nodes) {
      if (node.type === "Atrule") visit(node.block?.children ?? [], frames || node.name.endsWith("keyframes"));
      if (node.type !== "Rule" || frames) continue;
      for (const selector of node.prelude.children) {
        const text = source.slice(selector.start, selector.end).replace(/\s+/g, " ");
        const whole = /^:global\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(text)?.[1];
        if (!scoped) found.add(text);
        else if (whole !== undefined) found.add(whole);
      }
    }
  };
  visit(children ?? [], false);
  return found;
}

it("sets no selector in two files", () => {
  const homes = new Map<string, string[]>();
  for (const file of FILES) for (const each of globals(file)) homes.set(each, [...(homes.get(each) ?? []), file]);
  expect(homes.size).toBeGreaterThan(300);
  expect([...homes].filter(([, files]) => files.length > 1)).toEqual([]);
});
