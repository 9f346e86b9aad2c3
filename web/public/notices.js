// Part of the service worker: a notice that the server pushed, and the table that one click on it leads to.
addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // A notice without words still says that something waits.
  }
  const { title = 'Sztab', body = '', url = '/lobby' } = told;
  // One notice a page: a newer one takes the place of the older.
  const notice = registration.showNotification(title, { body, tag: url, data: { url }, icon: '/icon-192.png' });
  event.waitUntil(notice);
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.url ?? '/lobby', location.origin);
  // Only ever to a page of our own.
  const wanted = address.origin === location.origin ? address.href : location.origin;
  const show = async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find(({ url }) => url === wanted);
    return open ? open.focus() : clients.openWindow(wanted);
  };
  event.waitUntil(show());
});
