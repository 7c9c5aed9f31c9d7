import type { OutboxStorage } from '../core/outbox/Outbox.ts';
import { memoryOutboxStorage } from './memoryOutboxStorage.ts';

/**
 * The outbox storage of this device: IndexedDB, loaded when it is first needed, or memory where there is none, as on a
 * server. Give every account its own `databaseName`.
 */
export function localOutboxStorage(databaseName: string): OutboxStorage {
  const open = async (): Promise<OutboxStorage> => {
    if (typeof indexedDB === 'undefined') return memoryOutboxStorage();
    const { indexedDbOutboxStorage } = await import('./indexedDbOutboxStorage.ts');
    return indexedDbOutboxStorage(databaseName);
  };
  let opening: Promise<OutboxStorage> | null = null;
  const storage = (): Promise<OutboxStorage> => {
    opening ??= open().catch((error: unknown) => {
      // The network failed while the code was on its way: the next use tries again.
      opening = null;
      throw error;
    });
    return opening;
  };
  return {
    load: async () => (await storage()).load(),
    put: async (item) => (await storage()).put(item),
    remove: async (chatId) => (await storage()).remove(chatId),
    reserveTimestamp: async (now) => (await storage()).reserveTimestamp(now),
  };
}
