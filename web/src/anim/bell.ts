// System notifications for players in another tab, if they allowed them.

export const mayRing = (): boolean => "Notification" in globalThis && Notification.permission === "granted";

/** Ask for permission and register the service worker that phones need. */
export async function askToRing(): Promise<boolean> {
  if (!("Notification" in globalThis) || (await Notification.requestPermission()) !== "granted") return false;
  await worker();
  return true;
}

/** Show a notification for an address, replacing an earlier one. */
export async function ring(title: string, path: string): Promise<void> {
  const how: NotificationOptions = { tag: path, icon: "/favicon-180.png" };
  try {
    const bell = new Notification(title, how);
    bell.onclick = () => (window.focus(), bell.close());
  } catch {
    await (await worker())?.showNotification(title, how);
  }
}

const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.register("/bell.js").catch(() => undefined) ?? Promise.resolve(undefined);
