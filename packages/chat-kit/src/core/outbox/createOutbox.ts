import { createBackoff, systemClock } from '@franca/ui/core';
import type { MessageSnapshot } from '../model/Message.ts';
import { createLanes, type LaneResult } from './createLanes.ts';
import { createOutboxItems } from './createOutboxItems.ts';
import { makeChatId } from './makeChatId.ts';
import type { Outbox, OutboxItem, OutboxOptions, SendOutcome } from './Outbox.ts';
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
    createChatId = makeChatId,
  } = options;
  const backoff = createBackoff({ random: options.random });
  const isOnline = options.isOnline ?? (() => true);
  const items = createOutboxItems(storage, coordinator);
  const storedListeners = new Set<(message: MessageSnapshot) => void>();
  let isLeader = false;
  // Grows with every start and stop, so that a start that was overtaken by a stop takes nothing on.
  let run = 0;
  let letGo = (): void => {};

  const settle = async (item: OutboxItem, outcome: SendOutcome): Promise<LaneResult> => {
    const { chatId } = item.message;
    if (outcome.kind === 'stored') {
      // Called before the entry goes, so that whoever shows both never shows neither; also when the person deleted it a
      // moment too late.
      await items.drop(chatId, () => {
        for (const listener of [...storedListeners]) listener(outcome.message);
      });
      return goOn;
    }
    // Deleted by the person while it was on its way.
    if (!items.get(chatId)) return goOn;
    if (outcome.kind === 'refused') {
      await items.keep({ ...item, state: { kind: 'failed', reason: outcome.reason } });
      return goOn;
    }
    const attempts = item.attempts + 1;
    await items.keep({ ...item, attempts });
    return { pause: Math.max(outcome.afterMilliseconds ?? 0, backoff(attempts)) };
  };

  const send = async ({ message }: OutboxItem): Promise<SendOutcome> => {
    const { chatId } = message;
    const signal = items.beginSending(chatId);
    try {
      return await options.send(message, {
        signal,
        onProgress: (share) => items.setProgress(chatId, share),
      });
    } catch {
      return { kind: 'retry' };
    } finally {
      items.endSending(chatId);
    }
  };

  const lanes = createLanes({
    clock,
    next: (topicId) => (isLeader && isOnline() ? items.firstWaiting(topicId) : undefined),
    attempt: async (item) => {
      const outcome = await send(item);
      // A device that cannot note the outcome asks the server again later: the same id is stored once.
      return settle(item, outcome).catch(() => ({ pause: backoff(item.attempts + 1) }));
    },
  });

  const reload = async (): Promise<void> => {
    for (const topicId of await items.reload()) lanes.run(topicId);
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
    enqueue: async ({ content = { kind: 'text' }, ...draft }) => {
      const { message } = await items.add(async () => {
        const writtenAt = await storage.reserveTimestamp(clock.now());
        const chatId = createChatId(userId, writtenAt);
        return { message: { ...draft, content, chatId, writtenAt }, attempts: 0, state: { kind: 'waiting' } };
      });
      lanes.run(draft.topicId);
      return message;
    },
    reserveChatId: async () => createChatId(userId, await storage.reserveTimestamp(clock.now())),
    retry: async (chatId) => {
      const item = items.get(chatId);
      if (item?.state.kind !== 'failed') return;
      await items.keep({ message: item.message, attempts: 0, state: { kind: 'waiting' } });
      lanes.run(item.message.topicId);
    },
    discard: (chatId) => items.drop(chatId),
    wake: lanes.wake,
    getSnapshot: items.getSnapshot,
    subscribe: items.subscribe,
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
