import 'fake-indexeddb/auto';
import { outboxStorageSuite } from '../testing/outboxStorageSuite.ts';
import { indexedDbOutboxStorage } from './indexedDbOutboxStorage.ts';

let databases = 0;

outboxStorageSuite('the outbox storage in IndexedDB', async () => {
  databases += 1;
  const name = `outbox-test-${databases}`;
  return { storage: indexedDbOutboxStorage(name), reopen: () => indexedDbOutboxStorage(name) };
});
