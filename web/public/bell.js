// Phones show notifications only through a worker; this one does nothing else.
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const shown = self.clients.matchAll({ type: "window", includeUncontrolled: true });
    event.waitUntil(shown.then((pages) => pages.find((page) => page.url.endsWith(event.notification.tag))?.focus()));
});
