import { createBackoff, systemClock } from '@franca/ui/core';
import { createLanes } from './createLanes.ts';
import { createLeadership } from './createLeadership.ts';
import { createOutboxItems } from './createOutboxItems.ts';
import { createSender } from './createSender.ts';
import { makeChatId } from './makeChatId.ts';
import type { Outbox, OutboxOptions } from './Outbox.ts';
import { soloCoordinator } from './soloCoordinator.ts';

/**
 * Messages on their way to the server. Each is stored before the network is touched, sent first in, first out
 * within its topic, tried again on every error that is not a final answer, and survives a reload.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const {
    storage,
    userId,
    send,
    random,
    coordinator = soloCoordinator,
    clock = systemClock,
    createChatId = makeChatId,
    isOnline = () => true,
  } = options;
  const items = createOutboxItems(storage, coordinator);
  const sender = createSender({ items, send, backoff: createBackoff({ random }) });
  const lanes = createLanes({
    clock,
    next: (topicId) => (leadership.isLeader() && isOnline() ? items.firstWaiting(topicId) : undefined),
    attempt: sender.attempt,
  });
  const leadership = createLeadership(coordinator, async () => {
    for (const topicId of await items.reload()) lanes.run(topicId);
  });

  return {
    start: leadership.start,
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
      if (item?.state.kind === 'waiting') lanes.wake();
      if (item?.state.kind !== 'failed') return;
      await items.keep({ message: item.message, attempts: 0, state: { kind: 'waiting' } });
      lanes.run(item.message.topicId);
    },
    discard: (chatId) => items.drop(chatId),
    wake: lanes.wake,
    getSnapshot: items.getSnapshot,
    subscribe: items.subscribe,
    onStored: sender.onStored,
    stop: () => {
      leadership.stop();
      lanes.stop();
    },
  };
}
