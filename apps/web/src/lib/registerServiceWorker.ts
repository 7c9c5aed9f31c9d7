/** Lets the pages open without a network; only builds have a service worker. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Private windows refuse it; the pages work without.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
}
