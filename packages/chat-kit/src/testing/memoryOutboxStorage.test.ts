import { memoryOutboxStorage } from './memoryOutboxStorage.ts';
import { outboxStorageSuite } from './outboxStorageSuite.ts';

outboxStorageSuite('the outbox storage in memory', async () => {
  const storage = memoryOutboxStorage();
  return { storage, reopen: () => storage };
});
