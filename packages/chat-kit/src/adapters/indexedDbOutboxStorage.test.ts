import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxStorageSuite } from '../testing/outboxStorageSuite.ts';
import { holdsBlob } from './blobsAsBytes.ts';
import { indexedDbOutboxStorage } from './indexedDbOutboxStorage.ts';

let databases = 0;

outboxStorageSuite('the outbox storage in IndexedDB', async () => {
  databases += 1;
  const name = `outbox-test-${databases}`;
  return { storage: indexedDbOutboxStorage(name), reopen: () => indexedDbOutboxStorage(name) };
});

// As in a private window of Safari: the request fails, and with it the transaction.
describe('a database that takes no Blobs', () => {
  beforeEach(() => {
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (!holdsBlob(value)) return put.call(this, value, key);
      this.transaction.abort();
      throw new DOMException('Error preparing Blob/File data to be stored in object store', 'UnknownError');
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  outboxStorageSuite('the outbox storage in it', async () => {
    databases += 1;
    const name = `outbox-test-${databases}`;
    return { storage: indexedDbOutboxStorage(name), reopen: () => indexedDbOutboxStorage(name) };
  });

  it('keeps files with their names, and says what else is wrong', async () => {
    databases += 1;
    const storage = indexedDbOutboxStorage(`outbox-test-${databases}`);
    const source = new File(['From here'], 'Notes.txt', { type: 'text/plain' });
    const attachment = { id: 'a', type: 'file', source, name: 'Notes.txt' } as const;
    const content = { kind: 'file', attachments: [attachment] } as const;
    const message = { chatId: 'me-1', topicId: 't', text: '', writtenAt: 1, replyTo: null, content };
    const item = { message, attempts: 0, state: { kind: 'waiting' } } as const;
    for (let time = 0; time < 2; time += 1) await storage.put(item);
    const kept = (await storage.load())[0]?.message.content;
    const file = kept?.kind === 'file' ? kept.attachments[0]?.source : null;
    if (!(file instanceof File)) throw new Error('The file must be kept as a File.');
    expect([file.name, file.type, await file.text()]).toEqual(['Notes.txt', 'text/plain', 'From here']);
    const broken = { ...item, message: { ...message, text: (() => {}) as unknown as string } };
    await expect(storage.put(broken)).rejects.toThrow();
  });
});
