import { systemClock } from '../clock/systemClock.ts';
import type { MessageSnapshot } from '../model/MessageSnapshot.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';
import { createListenerSet } from '../store/createListenerSet.ts';
import { backoff } from './backoff.ts';
import { createLanes, type LaneResult } from './createLanes.ts';
import { createTurns } from './createTurns.ts';
import { makeChatId } from './makeChatId.ts';
import type { Outbox, OutboxEntry } from './Outbox.ts';
import type { OutboxItem } from './OutboxItem.ts';
import type { OutboxOptions } from './OutboxOptions.ts';
import type { SendOutcome } from './SendOutcome.ts';
import { soloCoordinator } from './soloCoordinator.ts';

const goOn: LaneResult = { pause: 0 };

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
  const sending = new Set<string>();
  const listeners = createListenerSet();
  const storedListeners = new Set<(message: MessageSnapshot) => void>();
  const inTurn = createTurns();
  let entries: readonly OutboxEntry[] = [];
  let isLeader = false;
  // Grows with every start and stop, so that a start that was overtaken by a stop takes nothing on.
  let run = 0;
  let letGo = (): void => {};

  const deliveryOf = (item: OutboxItem): OutboxEntry['delivery'] => {
    if (item.state.kind === 'failed') return item.state;
    return { kind: sending.has(item.message.chatId) ? 'sending' : 'queued' };
  };

  const changed = (): void => {
    entries = [...items.values()].map((item) => ({ message: item.message, delivery: deliveryOf(item) }));
    listeners.notify();
  };

  const keep = async (item: OutboxItem): Promise<void> => {
    items.set(item.message.chatId, item);
    await inTurn(() => storage.put(item));
    coordinator.announce();
  };

  const settle = async (item: OutboxItem, outcome: SendOutcome): Promise<LaneResult> => {
    const { chatId } = item.message;
    // Deleted by the person while it was on its way.
    if (!items.has(chatId)) return goOn;
    if (outcome.kind === 'refused') {
      await keep({ ...item, state: { kind: 'failed', reason: outcome.reason } });
      return goOn;
    }
    if (outcome.kind === 'retry') {
      const attempts = item.attempts + 1;
      await keep({ ...item, attempts });
      return { pause: Math.max(outcome.afterMilliseconds ?? 0, backoff(attempts, random)) };
    }
    items.delete(chatId);
    for (const listener of [...storedListeners]) listener(outcome.message);
    await inTurn(() => storage.remove(chatId));
    coordinator.announce();
    return goOn;
  };

  const attempt = async (item: OutboxItem): Promise<LaneResult> => {
    sending.add(item.message.chatId);
    changed();
    const outcome = await options.send(item.message).catch((): SendOutcome => ({ kind: 'retry' }));
    sending.delete(item.message.chatId);
    // A device that cannot note the outcome asks the server again later: the same id is stored once.
    const result = await settle(item, outcome).catch(() => ({ pause: backoff(item.attempts + 1, random) }));
    changed();
    return result;
  };

  const next = (topicId: string): OutboxItem | undefined => {
    if (!isLeader || !isOnline()) return undefined;
    return [...items.values()].find(
      (item) => item.message.topicId === topicId && item.state.kind === 'waiting',
    );
  };

  const lanes = createLanes({ clock, next, attempt });

  const reload = async (): Promise<void> => {
    const stored = await inTurn(() => storage.load());
    const here = new Set(stored.map((item) => item.message.chatId));
    for (const chatId of items.keys()) if (!here.has(chatId) && !sending.has(chatId)) items.delete(chatId);
    for (const item of stored) if (!sending.has(item.message.chatId)) items.set(item.message.chatId, item);
    changed();
    for (const topicId of new Set(stored.map((item) => item.message.topicId))) lanes.run(topicId);
  };

  const write = async (draft: Parameters<Outbox['enqueue']>[0]): Promise<OutgoingMessage> => {
    const writtenAt = await storage.reserveTimestamp(clock.now());
    const message: OutgoingMessage = { ...draft, chatId: makeChatId(userId, writtenAt), writtenAt };
    const item: OutboxItem = { message, attempts: 0, state: { kind: 'waiting' } };
    await storage.put(item);
    items.set(message.chatId, item);
    return message;
  };

  return {
    start: async () => {
      run += 1;
      const mine = run;
      await reload();
      if (mine !== run) return;
      const stopHearing = coordinator.subscribe(() => void reload());
      const stopLeading = coordinator.lead(() => {
        isLeader = mine === run;
        void reload();
      });
      letGo = () => {
        stopHearing();
        stopLeading();
      };
    },
    enqueue: async (draft) => {
      const message = await inTurn(() => write(draft));
      coordinator.announce();
      changed();
      lanes.run(draft.topicId);
      return message;
    },
    retry: async (chatId) => {
      const item = items.get(chatId);
      if (item?.state.kind !== 'failed') return;
      await keep({ message: item.message, attempts: 0, state: { kind: 'waiting' } });
      changed();
      lanes.run(item.message.topicId);
    },
    discard: async (chatId) => {
      if (!items.delete(chatId)) return;
      changed();
      await inTurn(() => storage.remove(chatId));
      coordinator.announce();
    },
    wake: lanes.wake,
    getSnapshot: () => entries,
    subscribe: listeners.subscribe,
    onStored: (listener) => {
      storedListeners.add(listener);
      return () => storedListeners.delete(listener);
    },
    stop: () => {
      run += 1;
      isLeader = false;
      letGo();
      letGo = () => {};
      lanes.stop();
    },
  };
}
