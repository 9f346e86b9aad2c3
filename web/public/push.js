// Part of the service worker (vite.config.ts imports it there): shows what the server pushes, and opens the table at a touch.
// What a letter holds is said in server/src/notices/push.ts.
self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  const look = { icon: '/icon-192.png', badge: '/icon-192.png' };
  // A later notice of the same table takes the place of this one, and says so.
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang, renotify: true, data: { url }, ...look }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = new URL(event.notification.data.url, self.location.origin);
  if (table.origin !== self.location.origin) return;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === table.pathname);
    await (there ? there.focus() : self.clients.openWindow(table.href));
  };
  event.waitUntil(open());
});
