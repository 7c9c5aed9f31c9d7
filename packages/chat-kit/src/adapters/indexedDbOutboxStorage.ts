import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxItem, OutboxStorage } from '../core/outbox/Outbox.ts';
import { blobsToBytes, bytesToBlobs, holdsBlob } from './blobsAsBytes.ts';

interface OutboxSchema extends DBSchema {
  items: { key: string; value: OutboxItem };
  counters: { key: string; value: number };
}

/**
 * An outbox that survives reloads and crashes of the page. Give every account its own `databaseName`,
 * so that nobody sends what somebody else wrote on a shared computer.
 */
export function indexedDbOutboxStorage(databaseName: string): OutboxStorage {
  let opening: Promise<IDBPDatabase<OutboxSchema>> | null = null;
  const database = (): Promise<IDBPDatabase<OutboxSchema>> => {
    opening ??= openDB<OutboxSchema>(databaseName, 1, {
      upgrade: (created) => {
        created.createObjectStore('items');
        created.createObjectStore('counters');
      },
      // Another tab deletes or upgrades: close it, and open again at the next use.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opening = null;
      },
      terminated: () => {
        opening = null;
      },
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  const store = async (item: OutboxItem): Promise<void> => {
    // Strict: "stored" must mean stored, also when the machine loses power.
    const transaction = (await database()).transaction('items', 'readwrite', { durability: 'strict' });
    // What is thrown at once must not leave the end of the transaction to nobody.
    const put = async () => transaction.store.put(item, item.message.chatId);
    await Promise.all([put(), transaction.done]);
  };
  // Private windows of Safari take no Blobs, and say so only when they are given one.
  let takesBlobs = true;

  return {
    load: async () => {
      const items = bytesToBlobs(await (await database()).getAll('items'));
      return items.sort((left, right) => left.message.writtenAt - right.message.writtenAt);
    },
    put: async (item) => {
      if (takesBlobs || !holdsBlob(item)) {
        try {
          return await store(item);
        } catch (error) {
          if (!holdsBlob(item)) throw error;
        }
      }
      await store(await blobsToBytes(item));
      takesBlobs = false;
    },
    remove: async (chatId) => {
      await (await database()).delete('items', chatId);
    },
    reserveTimestamp: async (now) => {
      const transaction = (await database()).transaction('counters', 'readwrite');
      const last = (await transaction.store.get('timestamp')) ?? 0;
      const next = Math.max(Math.ceil(now), last + 1);
      await Promise.all([transaction.store.put(next, 'timestamp'), transaction.done]);
      return next;
    },
  };
}
