import { rendered, sheets, classesOf, mentioned } from "./index.mjs";
const dead = new Map(), maybe = new Map();
for (const [f, root] of sheets) root.walkRules(r => { if (r.parent.name === "keyframes") return; for (const c of classesOf(r.selector)) { if (!mentioned(c)) dead.set(c, (dead.get(c) ?? 0) + 1); else if (!rendered.has(c)) maybe.set(c, (maybe.get(c) ?? 0) + 1); } });
console.log("never mentioned", [...dead].map(x => x.join(":")).join(" "));
console.log("not found rendered", [...maybe].map(x => x.join(":")).join(" "));
