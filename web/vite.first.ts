// Plugin for the first page: inline its styles and its markup, which saves round trips.

import { createServer, type Plugin } from "vite";

const nothing = (): void => undefined;

/** Render the lobby for a new visitor with the components that take it over in the browser. */
async function lobbies(languages: readonly string[]): Promise<string> {
  Object.assign(globalThis, {
    location: { pathname: "/" },
    document: { documentElement: { lang: "en", dataset: {}, classList: { toggle: nothing } } },
    localStorage: { getItem: () => JSON.stringify({ name: "%name%", language: "en" }) },
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
    addEventListener: nothing,
  });
  const server = await createServer({
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    ssr: { optimizeDeps: { noDiscovery: true } },
  });
  try {
    const { draw } = (await server.ssrLoadModule("/src/draw.ts")) as { draw: (lang: string) => Promise<string> };
    let drawn = "";
    for (const lang of languages) drawn += await draw(lang); // one after the other: the language is global
    return drawn;
  } finally {
    await server.close();
  }
}

export function firstPage(languages: readonly string[]): Plugin {
  return {
    name: "first-page",
    apply: "build",
    // What is loaded on demand would ask for the styles of the first page, which have no file of their own: it gets the
    // script of the first page instead, which is there already.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const script = chunks.find(({ name }) => name === "first")!.fileName;
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(/assets\/first-[\w-]+\.css/g, script);
      },
    },
    transformIndexHtml: {
      order: "post",
      async handler(page, { bundle = {} }) {
        const files = Object.values(bundle);
        const words = languages.map((lang) => [
          lang,
          `/${files.find((file) => file.type === "chunk" && file.facadeModuleId?.endsWith(`/${lang}/web.ftl`))!.fileName}`,
        ]);
        const style = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(page)!;
        const sheet = bundle[style[1]!]!;
        const drawn = await lobbies(languages);
        delete bundle[style[1]!];
        return page
          .replace(style[0], () => `<style>${"source" in sheet ? String(sheet.source).trim() : ""}</style>`)
          .replace('"%words%"', () => JSON.stringify(Object.fromEntries(words)))
          .replace(/<!-- %lobby%.*?-->/, () => drawn);
      },
    },
  };
}
