// The service worker: registers it, hands it what was loaded before, and connects this browser to notices.

import { language } from "../i18n/index.svelte";
import { ask } from "./api";
import type { NoticePage } from "./generated";

/** Register the worker. Browsers have none on pages without https, and tests may forbid it. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register("/bell.js");
    const found = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
    found.active?.postMessage({ files, language: language() });
    return found;
  } catch {
    return null;
  }
}

/** Return what hinders notices in this browser, or nothing. */
export function hindered(): "unsupported" | "install" | "denied" | "" {
  const apple = /iPhone|iPad/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return apple ? "install" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "";
}

/** Ask for permission, subscribe this browser, and tell the server. */
export async function subscribe(key: string): Promise<NoticePage | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const found = await worker();
  if (!found) return null;
  const made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return tell(made);
}

function tell(made: PushSubscription): Promise<NoticePage> {
  const { endpoint, keys } = made.toJSON();
  return ask<NoticePage>("/api/me/channels", {
    kind: "push",
    target: endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
  });
}

/** Tell the server again about a subscription that it does not know: after signing in, or by another account. */
export async function remind(page: NoticePage): Promise<NoticePage> {
  if (page.channels.some((channel) => channel.kind === "push" && channel.current)) return page;
  const made = await (await worker())?.pushManager?.getSubscription();
  return made ? tell(made) : page;
}

export async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration();
  await (await found?.pushManager?.getSubscription())?.unsubscribe();
}
