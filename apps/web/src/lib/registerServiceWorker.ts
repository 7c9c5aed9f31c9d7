/**
 * Lets the pages open without a network; only builds have a service worker.
 *
 * @param onNewVersion called when a newer version has been installed while this page is open
 */
export function registerServiceWorker(onNewVersion: () => void = () => {}): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first one to take the page over is of this page's own version.
  let hasVersion = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hasVersion) onNewVersion();
    hasVersion = true;
  });
  addEventListener('load', () => {
    // Private windows refuse it; the pages work without.
    serviceWorker.register('/sw.js').catch(() => {});
  });
}
