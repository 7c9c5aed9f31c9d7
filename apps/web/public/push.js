// Part of the service worker: shows what is pushed, closes what was read elsewhere, and opens what is pressed
// (docs/behaviour/notifications.md, Pushed messages). The payload is `pushPayloadSchema` of the contract.

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Where a notification leads. */
function addressOf(payload) {
  if (payload.signalType !== 'startCall') return `/chat?topic=${payload.topicId}`;
  const query = new URLSearchParams({
    topic_id: payload.topicId,
    uuid: payload.uuid,
    show_video: payload.callType,
  });
  return `/calling?${query}`;
}

/** What a page of the app answers; undefined from one that loads, and from the landing page and the static ones. */
function ask(page, message, waitMs) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, waitMs);
    page.postMessage(message, [port2]);
  });
}

/** Whether a page is in a call; one that does not answer is where its address says. */
async function isInCall(page) {
  return (await ask(page, { kind: 'in-call' }, 500)) ?? new URL(page.url).pathname === '/calling';
}

async function take(payload) {
  const { signalType, tag } = payload;
  if (signalType === 'close') {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
    return;
  }
  const open = await pages();
  const isCall = signalType === 'startCall';
  // The page that can be seen shows it; a call is not announced to a page that is in it.
  const shows = isCall
    ? await Promise.all(open.map(isInCall))
    : open.map((page) => page.visibilityState === 'visible');
  if (shows.includes(true)) return;
  await self.registration.showNotification(payload.title, {
    body: payload.body,
    lang: payload.lang,
    dir: 'auto',
    icon: payload.icon ?? '/icons/icon-192.png',
    tag,
    // One without a sound takes the place of an earlier one without saying so again.
    renotify: payload.silent !== '1',
    silent: payload.silent === '1',
    requireInteraction: isCall,
    data: { address: addressOf(payload) },
  });
}

async function openAddress(address) {
  const [page] = await pages();
  if (!page) return self.clients.openWindow(address);
  // A browser that does not let it come to the front opens the conversation all the same.
  await page.focus().catch(() => undefined);
  if (await ask(page, { kind: 'open', address }, 2_000)) return;
  // A page that is busy with a call is not taken away from it.
  if (new URL(page.url).pathname === '/calling') return;
  await page.navigate(address).catch(() => self.clients.openWindow(address));
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(take(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAddress(event.notification.data.address));
});
