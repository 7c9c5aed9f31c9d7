/**
 * Goes where a pressed notification leads; the service worker says so to the page that it brought to the front, and waits for
 * the answer (public/push.js). What it says while the page loads is kept by the browser until the scripts have run.
 *
 * @param open goes to an address of the app
 */
export function followNotifications(open: (address: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const { kind, address } = Object(data) as { kind?: unknown; address?: unknown };
    if (kind !== 'open' || typeof address !== 'string' || !/^\/(chat|calling)\?/.test(address)) return;
    ports[0]?.postMessage('opened');
    open(address);
  });
}
