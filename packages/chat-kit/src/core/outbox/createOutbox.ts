import type { Clock } from '../clock/Clock.ts';
import { systemClock } from '../clock/systemClock.ts';
import type { MessageSnapshot } from '../model/MessageSnapshot.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';
import { createListenerSet } from '../store/createListenerSet.ts';
import { backoff } from './backoff.ts';
import { makeChatId } from './makeChatId.ts';
import type { Outbox, OutboxEntry } from './Outbox.ts';
import type { OutboxCoordinator } from './OutboxCoordinator.ts';
import type { OutboxItem } from './OutboxItem.ts';
import type { OutboxStorage } from './OutboxStorage.ts';
import type { SendOutcome } from './SendOutcome.ts';
import { soloCoordinator } from './soloCoordinator.ts';

/** Options of {@link createOutbox}. */
export interface OutboxOptions {
  /** Whose messages these are; the first half of every client id. */
  readonly userId: string;
  /** Where they survive a reload. */
  readonly storage: OutboxStorage;
  /** Hands one message to the server. A thrown error counts as `retry`. */
  readonly send: (message: OutgoingMessage) => Promise<SendOutcome>;
  /** Whether trying makes sense now; call `wake` when it becomes true. Default: always. */
  readonly isOnline?: () => boolean;
  /** One tab sends, all tabs hear. Default: this is the only tab. */
  readonly coordinator?: OutboxCoordinator;
  /** Time. Default: the machine's. */
  readonly clock?: Clock;
  /** Numbers in [0, 1). Default: `Math.random`. */
  readonly random?: () => number;
}

interface Lane {
  isSending: boolean;
  cancelPause: (() => void) | null;
}

/**
 * Messages on their way to the server. Each is stored before the network is touched, sent first in, first out
 * within its topic, tried again on every error that is not a final answer, and survives a reload.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const {
    storage,
    userId,
    coordinator = soloCoordinator,
    clock = systemClock,
    random = Math.random,
  } = options;
  const isOnline = options.isOnline ?? (() => true);
  const items = new Map<string, OutboxItem>();
  const lanes = new Map<string, Lane>();
  const sending = new Set<string>();
  const listeners = createListenerSet();
  const storedListeners = new Set<(message: MessageSnapshot) => void>();
  let entries: readonly OutboxEntry[] = [];
  let isLeader = false;
  let isStopped = false;
  let stopLeading = (): void => {};
  let stopHearing = (): void => {};
  // One writer at a time: two quick messages keep their order, and so do their timestamps.
  let writes: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = writes.then(task);
    writes = result.catch(() => {});
    return result;
  };

  const deliveryOf = (item: OutboxItem): OutboxEntry['delivery'] => {
    if (item.state.kind === 'failed') return item.state;
    return { kind: sending.has(item.message.chatId) ? 'sending' : 'queued' };
  };

  const changed = (): void => {
    entries = [...items.values()].map((item) => ({ message: item.message, delivery: deliveryOf(item) }));
    listeners.notify();
  };

  const laneOf = (topicId: string): Lane => {
    let lane = lanes.get(topicId);
    if (!lane) {
      lane = { isSending: false, cancelPause: null };
      lanes.set(topicId, lane);
    }
    return lane;
  };

  const firstWaiting = (topicId: string): OutboxItem | undefined =>
    [...items.values()].find((item) => item.message.topicId === topicId && item.state.kind === 'waiting');

  const settle = async (item: OutboxItem, outcome: SendOutcome): Promise<void> => {
    const { chatId, topicId } = item.message;
    // Deleted by the person while it was on its way.
    if (!items.has(chatId)) return;
    if (outcome.kind === 'stored') {
      items.delete(chatId);
      for (const listener of [...storedListeners]) listener(outcome.message);
      await inTurn(() => storage.remove(chatId));
    } else if (outcome.kind === 'refused') {
      const failed: OutboxItem = { ...item, state: { kind: 'failed', reason: outcome.reason } };
      items.set(chatId, failed);
      await inTurn(() => storage.put(failed));
    } else {
      const waiting: OutboxItem = { ...item, attempts: item.attempts + 1 };
      items.set(chatId, waiting);
      const pause = Math.max(outcome.afterMilliseconds ?? 0, backoff(waiting.attempts, random));
      const lane = laneOf(topicId);
      lane.cancelPause = clock.schedule(() => {
        lane.cancelPause = null;
        run(topicId);
      }, pause);
      await inTurn(() => storage.put(waiting));
    }
    coordinator.announce();
  };

  const sendFirst = async (topicId: string, lane: Lane, item: OutboxItem): Promise<void> => {
    const { chatId } = item.message;
    lane.isSending = true;
    sending.add(chatId);
    changed();
    const outcome = await options.send(item.message).catch((): SendOutcome => ({ kind: 'retry' }));
    sending.delete(chatId);
    try {
      await settle(item, outcome);
    } finally {
      lane.isSending = false;
      changed();
      run(topicId);
    }
  };

  const run = (topicId: string): void => {
    const lane = laneOf(topicId);
    if (isStopped || !isLeader || lane.isSending || lane.cancelPause || !isOnline()) return;
    const item = firstWaiting(topicId);
    if (item) void sendFirst(topicId, lane, item);
  };

  const runAll = (): void => {
    for (const topicId of new Set([...items.values()].map((item) => item.message.topicId))) run(topicId);
  };

  const wake = (): void => {
    for (const lane of lanes.values()) {
      lane.cancelPause?.();
      lane.cancelPause = null;
    }
    runAll();
  };

  const reload = async (): Promise<void> => {
    const stored = await inTurn(() => storage.load());
    const keep = new Set(stored.map((item) => item.message.chatId));
    for (const chatId of items.keys()) if (!keep.has(chatId) && !sending.has(chatId)) items.delete(chatId);
    for (const item of stored) if (!sending.has(item.message.chatId)) items.set(item.message.chatId, item);
    changed();
    runAll();
  };

  return {
    start: async () => {
      isStopped = false;
      stopHearing = coordinator.subscribe(() => void reload());
      await reload();
      stopLeading = coordinator.lead(() => {
        isLeader = true;
        void reload();
      });
    },
    enqueue: (draft) =>
      inTurn(async () => {
        const writtenAt = await storage.reserveTimestamp(clock.now());
        const message: OutgoingMessage = { ...draft, chatId: makeChatId(userId, writtenAt), writtenAt };
        const item: OutboxItem = { message, attempts: 0, state: { kind: 'waiting' } };
        await storage.put(item);
        items.set(message.chatId, item);
        coordinator.announce();
        changed();
        run(draft.topicId);
        return message;
      }),
    retry: async (chatId) => {
      const item = items.get(chatId);
      if (item?.state.kind !== 'failed') return;
      const waiting: OutboxItem = { message: item.message, attempts: 0, state: { kind: 'waiting' } };
      items.set(chatId, waiting);
      changed();
      await inTurn(() => storage.put(waiting));
      coordinator.announce();
      run(item.message.topicId);
    },
    discard: async (chatId) => {
      if (!items.delete(chatId)) return;
      changed();
      await inTurn(() => storage.remove(chatId));
      coordinator.announce();
    },
    wake,
    getSnapshot: () => entries,
    subscribe: listeners.subscribe,
    onStored: (listener) => {
      storedListeners.add(listener);
      return () => storedListeners.delete(listener);
    },
    stop: () => {
      isStopped = true;
      isLeader = false;
      stopLeading();
      stopHearing();
      for (const lane of lanes.values()) lane.cancelPause?.();
      lanes.clear();
    },
  };
}
