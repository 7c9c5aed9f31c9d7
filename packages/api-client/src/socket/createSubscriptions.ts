/** Counts the subscribers of each key: the first one starts the subscription, the last one stops it. */
export function createSubscriptions() {
  const subscriptions = new Map<string, { count: number; start: () => void }>();
  return {
    /** Calls `start` for the first subscriber of `key`. Returns the function that unsubscribes; the last one calls `stop`. */
    add(key: string, start: () => void, stop: () => void): () => void {
      const subscription = subscriptions.get(key) ?? { count: 0, start };
      subscription.count += 1;
      subscriptions.set(key, subscription);
      if (subscription.count === 1) start();
      let released = false;
      return () => {
        if (released) return;
        released = true;
        subscription.count -= 1;
        if (subscription.count > 0 || subscriptions.get(key) !== subscription) return;
        subscriptions.delete(key);
        stop();
      };
    },
    /** Whether `key` has a subscriber. */
    has: (key: string): boolean => subscriptions.has(key),
    /** Starts every subscription again, after a new connection. */
    restart(): void {
      for (const subscription of subscriptions.values()) subscription.start();
    },
    /** Forgets every subscription without stopping it. */
    clear(): void {
      subscriptions.clear();
    },
  };
}
