// A notification of the system, for those who look at something else and have allowed it.

export const mayRing = (): boolean => "Notification" in globalThis && Notification.permission === "granted";

/** Ask whether it may ring; on phones that takes a worker, which is then ready when it is needed. */
export async function askToRing(): Promise<boolean> {
  if (!("Notification" in globalThis) || (await Notification.requestPermission()) !== "granted") return false;
  await worker();
  return true;
}

/** Say that something waits at an address; a second time replaces the first. */
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
