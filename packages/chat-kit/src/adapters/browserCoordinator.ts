import type { OutboxCoordinator } from '../core/outbox/Outbox.ts';

/**
 * Coordinates tabs with the Web Locks and BroadcastChannel interfaces. The lock falls to another tab by itself
 * when this one closes or crashes. Where a browser lacks locks, every tab sends: the server stores a client id once.
 */
export function browserCoordinator(name: string): OutboxCoordinator {
  // Open only while somebody listens: making a coordinator must cost nothing, so that it can be made while rendering.
  let channel: BroadcastChannel | null = null;
  let listening = 0;
  const open = (): BroadcastChannel | null => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    lead: (lead) => {
      const { locks } = navigator;
      if (!locks) {
        lead();
        return () => {};
      }
      const waiting = new AbortController();
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      locks
        .request(name, { signal: waiting.signal }, () => {
          if (waiting.signal.aborted) return undefined;
          lead();
          return held;
        })
        // Aborting while waiting rejects the request; that is what was asked for.
        .catch(() => {});
      return () => {
        waiting.abort();
        release();
      };
    },
    announce: () => open()?.postMessage('changed'),
    subscribe: (listener) => {
      const receive = (): void => listener();
      open()?.addEventListener('message', receive);
      listening += 1;
      return () => {
        channel?.removeEventListener('message', receive);
        listening -= 1;
        if (listening > 0) return;
        channel?.close();
        channel = null;
      };
    },
  };
}
