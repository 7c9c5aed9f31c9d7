import { useEffect } from 'react';

/** Goes where a pressed notification leads; the service worker says so to the page that it brought to the front. */
export function useOpenedNotifications(open: (address: string) => void): void {
  useEffect(() => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      const { kind, address } = Object(data) as { kind?: unknown; address?: unknown };
      if (kind === 'open' && typeof address === 'string' && /^\/(chat|calling)\?/.test(address))
        open(address);
    };
    navigator.serviceWorker?.addEventListener('message', listen);
    return () => navigator.serviceWorker?.removeEventListener('message', listen);
  }, [open]);
}
