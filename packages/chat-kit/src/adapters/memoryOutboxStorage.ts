import type { OutboxItem, OutboxStorage } from '../core/outbox/Outbox.ts';

/** An outbox storage that lives as long as the page. */
export function memoryOutboxStorage(): OutboxStorage {
  const items = new Map<string, OutboxItem>();
  let lastTimestamp = 0;
  return {
    load: async () =>
      [...items.values()].sort((left, right) => left.message.writtenAt - right.message.writtenAt),
    put: async (item) => {
      items.set(item.message.chatId, item);
    },
    remove: async (chatId) => {
      items.delete(chatId);
    },
    reserveTimestamp: async (now) => {
      lastTimestamp = Math.max(Math.ceil(now), lastTimestamp + 1);
      return lastTimestamp;
    },
  };
}
