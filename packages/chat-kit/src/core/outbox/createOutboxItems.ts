import { createListenerSet, createQueue } from '@franca/ui/core';
import type { Outbox, OutboxCoordinator, OutboxEntry, OutboxItem, OutboxStorage } from './Outbox.ts';
import type { FormerItem } from './upgradeItem.ts';

/** The items of an outbox, in memory and in storage alike; see {@link createOutboxItems}. */
export interface OutboxItems extends Pick<Outbox, 'getSnapshot' | 'subscribe'> {
  /** The item of a client id. */
  readonly get: (chatId: string) => OutboxItem | undefined;
  /** Shows an item at once and stores it. */
  readonly keep: (item: OutboxItem) => Promise<void>;
  /** Stores what `make` resolves to, then shows it; one after the other, in the order of the calls. */
  readonly add: (make: () => Promise<OutboxItem>) => Promise<OutboxItem>;
  /** Takes an item away at once, and from storage; `onGone` is called in between. */
  readonly drop: (chatId: string, onGone?: () => void) => Promise<void>;
  /** Notes that an item is on its way; the signal is aborted when the item goes before it has come through. */
  readonly beginSending: (chatId: string) => AbortSignal;
  /** Notes that it is no longer on its way. */
  readonly endSending: (chatId: string) => void;
  /** Notes how much of the file of an item on its way is uploaded, 0 to 1. */
  readonly setProgress: (chatId: string, share: number) => void;
  /** The oldest item of a topic that may be sent. */
  readonly firstWaiting: (topicId: string) => OutboxItem | undefined;
  /** Takes over what is stored; returns the topics in which something waits. */
  readonly reload: () => Promise<ReadonlySet<string>>;
}

/** Tries after which a message is said to be late: about five seconds, within which most networks come back. */
const manyAttempts = 3;

/** Whether an item is as versions stored it that did not distinguish contents by kind. */
function isFormerItem(item: OutboxItem | FormerItem): item is FormerItem {
  const { content } = item.message;
  if (!content || content.kind === 'files' || 'location' in content) return true;
  return content.kind === 'custom' && 'name' in content && 'data' in content;
}

/** Former versions stored messages otherwise; the code that knows how is loaded only where one of them waits. */
async function upgradeItems(loaded: readonly OutboxItem[]): Promise<readonly OutboxItem[]> {
  if (!loaded.some(isFormerItem)) return loaded;
  const { upgradeItem } = await import('./upgradeItem.ts');
  return loaded.map((item) => (isFormerItem(item) ? upgradeItem(item) : item));
}

/** Keeps items in memory for the views and in storage for the next page, with one writer at a time. */
export function createOutboxItems(storage: OutboxStorage, coordinator: OutboxCoordinator): OutboxItems {
  const items = new Map<string, OutboxItem>();
  const sending = new Map<string, { share?: number; readonly stop: AbortController }>();
  // Taken away here: what a slow reading of the storage, or another tab, brings back goes again.
  const gone = new Set<string>();
  const listeners = createListenerSet();
  const enqueue = createQueue();
  let entries: readonly OutboxEntry[] = [];

  const deliveryOf = (item: OutboxItem): OutboxEntry['delivery'] => {
    if (item.state.kind === 'failed') return item.state;
    const late = item.attempts >= manyAttempts ? { isDelayed: true } : {};
    if (!sending.has(item.message.chatId)) return { kind: 'queued', ...late };
    return { kind: 'sending', progress: sending.get(item.message.chatId)?.share, ...late };
  };

  const forget = (chatId: string): boolean => {
    const isKnown = items.delete(chatId);
    gone.add(chatId);
    if (isKnown) sending.get(chatId)?.stop.abort();
    return isKnown;
  };

  const removeRecalled = async (recalled: readonly OutboxItem[]): Promise<void> => {
    if (recalled.length === 0) return;
    for (const { message } of recalled) await enqueue(() => storage.remove(message.chatId));
    coordinator.announce();
  };

  const changed = (): void => {
    entries = [...items.values()].map((item) => ({ message: item.message, delivery: deliveryOf(item) }));
    listeners.notify();
  };

  return {
    getSnapshot: () => entries,
    subscribe: listeners.subscribe,
    get: (chatId) => items.get(chatId),
    keep: async (item) => {
      items.set(item.message.chatId, item);
      changed();
      await enqueue(() => storage.put(item));
      coordinator.announce();
    },
    add: async (make) => {
      const added = await enqueue(async () => {
        const item = await make();
        await storage.put(item);
        items.set(item.message.chatId, item);
        return item;
      });
      coordinator.announce();
      changed();
      return added;
    },
    drop: async (chatId, onGone) => {
      const wasKnown = forget(chatId);
      onGone?.();
      if (!wasKnown) return;
      changed();
      await enqueue(() => storage.remove(chatId));
      coordinator.announce();
    },
    beginSending: (chatId) => {
      const stop = new AbortController();
      sending.set(chatId, { stop });
      changed();
      return stop.signal;
    },
    endSending: (chatId) => {
      sending.delete(chatId);
    },
    setProgress: (chatId, share) => {
      const now = sending.get(chatId);
      if (!now || now.share === share) return;
      sending.set(chatId, { ...now, share });
      changed();
    },
    firstWaiting: (topicId) =>
      [...items.values()].find((item) => item.message.topicId === topicId && item.state.kind === 'waiting'),
    reload: async () => {
      const loaded = await enqueue(async () => upgradeItems(await storage.load()));
      const stored = loaded.filter((item) => !gone.has(item.message.chatId));
      const here = new Set(stored.map((item) => item.message.chatId));
      // Also one on its way: another tab has deleted it.
      for (const chatId of items.keys()) if (!here.has(chatId)) forget(chatId);
      for (const item of stored) if (!sending.has(item.message.chatId)) items.set(item.message.chatId, item);
      changed();
      await removeRecalled(loaded.filter((item) => gone.has(item.message.chatId)));
      return new Set(stored.map((item) => item.message.topicId));
    },
  };
}
