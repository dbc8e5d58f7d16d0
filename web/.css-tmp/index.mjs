import { parse } from "svelte/compiler";
import postcss from "postcss";
import sel from "postcss-selector-parser";
import fs from "node:fs";
import path from "node:path";
export const files = (dir, ext) => fs.readdirSync(dir, { withFileTypes: true, recursive: true }).filter(f => f.isFile() && ext.some(e => f.name.endsWith(e))).map(f => path.join(f.parentPath, f.name));
// class -> Set of files that render it. svelte via AST, ts via class="..." in strings
export const rendered = new Map(); // class -> Set(file)
export const asts = new Map();
const add = (c, f) => { if (!/^-?[_a-zA-Z][\w-]*$/.test(c)) return; if (!rendered.has(c)) rendered.set(c, new Set()); rendered.get(c).add(f); };
function literals(node, out) { // string literal pieces in an expression
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) return node.forEach(n => literals(n, out));
  if (node.type === "Literal" && typeof node.value === "string") out.push(node.value);
  else if (node.type === "TemplateElement") out.push(node.value.raw);
  else for (const k of Object.keys(node)) if (!["start", "end", "loc", "type"].includes(k)) literals(node[k], out);
}
for (const f of files("src", [".svelte"])) {
  const src = fs.readFileSync(f, "utf8");
  const ast = parse(src, { modern: true }); asts.set(f, ast);
  (function walk(n) {
    if (!n || typeof n !== "object") return;
    if (Array.isArray(n)) return n.forEach(walk);
    if (n.type === "Attribute" && /^(class|cls|.*[cC]ls)$/.test(n.name) && n.value !== true) {
      for (const part of [].concat(n.value)) { if (part.type === "Text") part.data.split(/\s+/).forEach(c => add(c, f)); else { const out = []; literals(part.expression, out); out.forEach(s => s.split(/\s+/).forEach(c => add(c, f))); } }
    }
    if (n.type === "ClassDirective") add(n.name, f);
    for (const k of Object.keys(n)) if (!["start", "end", "loc", "parent", "css"].includes(k)) walk(n[k]);
  })(ast.fragment);
  // script strings as possible
  for (const s of [ast.instance, ast.module]) if (s) { const out = []; literals(s.content.body.filter(b => b.type !== "ImportDeclaration"), out); out.forEach(t => { for (const m of t.matchAll(/class="([^"]*)"?/g)) m[1].split(/\s+/).forEach(c => add(c, f + "!html")); }); ast.scriptStrings = out; }
}
export const allStrings = [];
for (const f of files("src", [".ts"]).filter(f => !f.endsWith(".test.ts"))) {
  const src = fs.readFileSync(f, "utf8");
  for (const m of src.matchAll(/class="((?:[^"`]|\$\{[^}]*\})*)"/g)) m[1].replace(/\$\{([^}]*)\}/g, (_, e) => " " + [...e.matchAll(/"([^"]*)"|`([^`]*)`/g)].map(x => x[1] ?? x[2]).join(" ") + " ").split(/\s+/).forEach(c => add(c, f));
  for (const m of src.matchAll(/(?:className|classList\.\w+)[^"`\n]*["`]([^"`]*)["`]/g)) m[1].split(/\s+/).forEach(c => add(c, f));
  allStrings.push(src);
}
for (const m of fs.readFileSync("index.html", "utf8").matchAll(/class="([^"]*)"|classList\.\w+\("([^"]*)"/g)) (m[1] ?? m[2]).split(/\s+/).forEach(c => add(c, "index.html"));
const everything = [...files("src", [".svelte", ".ts"]).map(f => fs.readFileSync(f, "utf8").replace(/<style[\s\S]*?<\/style>/g, "")), fs.readFileSync("index.html", "utf8")].join("\n");
export const mentioned = (c) => new RegExp(`(?<![\\w-])${c}(?![\\w-])`).test(everything);
export const sheets = files("src", [".css"]).sort().map(f => [f, postcss.parse(fs.readFileSync(f, "utf8"), { from: f })]);
export const classesOf = (s) => { const out = []; sel(r => r.walkClasses(c => out.push(c.value))).processSync(s); return out; };
