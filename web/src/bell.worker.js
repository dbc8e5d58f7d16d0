// Service worker: shows notices and opens their table, keeps the client and what it last knew for a start without a
// network. The build puts two constants before it: WORDS, the messages of notice.ftl by language, and NAMES, the names of
// all files of this version.
/* global WORDS, NAMES */

const PAGE = "kociolek-page"; // the client; what the server last said; the language
const FILES = "kociolek-files";
const KEPT = /^\/api\/(me|games|tables|me\/(tables|games|evenings|people))$/;
const LIFE = 4000; // ms after which a slow network counts as none

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(PAGE).then((cache) => cache.add("/")));
    self.skipWaiting();
});

self.addEventListener("activate", (event) => {
    event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** Forget files of earlier versions. */
async function tidy() {
    const cache = await caches.open(FILES);
    for (const request of await cache.keys())
        if (!NAMES.includes(new URL(request.url).pathname.slice(1))) await cache.delete(request);
}

// The page sends what it loaded before this worker was there, and its language.
self.addEventListener("message", (event) => {
    const { files = [], language = "" } = event.data ?? {};
    event.waitUntil(
        (async () => {
            const cache = await caches.open(FILES);
            const known = files.filter((file) => NAMES.includes(file.slice(1)));
            for (const file of known) if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
            if (language) await (await caches.open(PAGE)).put("/language", new Response(language));
        })(),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== location.origin) return;
    if (request.method !== "GET") {
        if (/^\/api\/(logout|login|recover|passkeys\/login|link\/finish|me\/delete)$/.test(url.pathname))
            event.waitUntil(forget());
        return;
    }
    if (request.mode === "navigate") {
        if (!url.pathname.startsWith("/api/")) event.respondWith(newest(request, "/")); // downloads are no pages
        return;
    }
    if (NAMES.includes(url.pathname.slice(1))) event.respondWith(file(request));
    else if (KEPT.test(url.pathname) && !url.search) event.respondWith(newest(request, url.pathname));
});

/** Forget what belongs to the player who was signed in. */
async function forget() {
    const cache = await caches.open(PAGE);
    for (const request of await cache.keys())
        if (new URL(request.url).pathname.startsWith("/api/")) await cache.delete(request);
}

async function file(request) {
    const cache = await caches.open(FILES);
    const known = await cache.match(request);
    if (known) return known;
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
}

/** Ask the server, and return what it said last if it does not answer. */
async function newest(request, name) {
    const cache = await caches.open(PAGE);
    const asked = fetch(request).then(async (found) => {
        const page = found.headers.get("content-type")?.startsWith("text/html") ?? false;
        if (found.ok && page === (name === "/")) await cache.put(name, dated(found.clone()));
        return found;
    });
    const known = await cache.match(name);
    if (!known) return asked;
    const late = new Promise((resolve) => setTimeout(() => resolve(known), LIFE));
    return Promise.race([asked.catch(() => known), late]);
}

/** Return an answer that says when it was given, so that a page can tell how old a list is. */
function dated(answer) {
    const headers = new Headers(answer.headers);
    headers.set("Known", String(Date.now()));
    return new Response(answer.body, { headers });
}

// -- notices --------------------------------------------------------------------------------
self.addEventListener("push", (event) => {
    event.waitUntil(show(event.data?.json() ?? {}));
});

async function show({ kind = "turn", table = "", at = Date.now() }) {
    const said = await (await caches.open(PAGE)).match("/language");
    const language = (said && (await said.text())) || navigator.language.slice(0, 2);
    const words = WORDS[language] ?? WORDS.en;
    const path = !table ? "/games" : kind === "evening" ? `/club/${table}` : `/t/${table}`;
    const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
    await self.registration.showNotification(words[kind] ?? words.turn, {
    body: time, tag: `${kind} ${table}`, icon: "/favicon-180.png", badge: "/badge.png", timestamp: at, data: { path },
  }); // prettier-ignore
    await mark();
}

/** Put the number of open turns on the icon of the app. */
async function mark() {
    if (!navigator.setAppBadge) return;
    try {
        const { tables } = await (await fetch("/api/me/tables")).json();
        await navigator.setAppBadge(tables.filter((row) => row.turn).length);
    } catch {
        await navigator.setAppBadge().catch(() => undefined);
    }
}

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(visit(event.notification.data?.path ?? event.notification.tag));
});

/** Show an address: in the page that has it, else in any page, else in a new one. */
async function visit(path) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => page.url.endsWith(path));
    if (there) return there.focus();
    const other = pages[0];
    if (other) {
        await other.focus();
        const moved = await other.navigate(path).catch(() => null);
        if (moved) return moved;
    }
    return self.clients.openWindow(path);
}

// A browser may replace a subscription by itself.
self.addEventListener("pushsubscriptionchange", (event) => {
    event.waitUntil(
        (async () => {
            const { key } = await (await fetch("/api/me/notices")).json();
            const made = await self.registration.pushManager.subscribe({
                userVisibleOnly: true,
                applicationServerKey: key,
            });
            const { endpoint, keys } = made.toJSON();
            await fetch("/api/me/channels", {
                method: "POST",
                headers: { "Content-Type": "application/json" },
                body: JSON.stringify({ kind: "push", target: endpoint, p256dh: keys.p256dh, auth: keys.auth }),
            });
        })(),
    );
});
