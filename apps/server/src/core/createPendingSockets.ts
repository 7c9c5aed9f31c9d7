/** Sockets of which nobody is known yet who they are for, counted by network. */
export type PendingSockets = {
  /**
   * Counts a new socket; returns what ends that, once somebody was admitted with it or it is closed. Undefined where its
   * network has too many already.
   */
  add: (network: string, close: () => void) => (() => void) | undefined;
  /** Whether a network has too many already. */
  isFull: (network: string) => boolean;
};

/** Limits of {@link createPendingSockets}. */
export type PendingSocketLimits = {
  /** Sockets in all. */
  pendingSockets: number;
  /** Sockets of one network. */
  pendingPerNetwork: number;
};

/**
 * Keeps silent sockets from taking the place of people. Where there are too many in all, the oldest one of the network
 * that has the most makes room: somebody who enters a room, or signs in, is pending for a moment only.
 */
export function createPendingSockets({
  pendingSockets,
  pendingPerNetwork,
}: PendingSocketLimits): PendingSockets {
  type Pending = { close: () => void };
  const byNetwork = new Map<string, Set<Pending>>();
  let count = 0;

  function remove(network: string, pending: Pending): void {
    const own = byNetwork.get(network);
    if (!own?.delete(pending)) return;
    count -= 1;
    if (own.size === 0) byNetwork.delete(network);
  }

  function closeOldest(): void {
    const [largest] = [...byNetwork].sort(([, one], [, other]) => other.size - one.size);
    if (!largest) return;
    const [network, own] = largest;
    const [oldest] = own;
    if (!oldest) return;
    remove(network, oldest);
    oldest.close();
  }

  const isFull = (network: string): boolean => (byNetwork.get(network)?.size ?? 0) >= pendingPerNetwork;

  return {
    isFull,
    add: (network, close) => {
      if (isFull(network)) return undefined;
      if (count >= pendingSockets) closeOldest();
      const pending = { close };
      byNetwork.set(network, (byNetwork.get(network) ?? new Set()).add(pending));
      count += 1;
      return () => remove(network, pending);
    },
  };
}
