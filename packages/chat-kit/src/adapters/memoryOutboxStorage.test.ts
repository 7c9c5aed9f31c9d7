import { outboxStorageSuite } from '../testing/outboxStorageSuite.ts';
import { memoryOutboxStorage } from './memoryOutboxStorage.ts';

outboxStorageSuite('the outbox storage in memory', async () => {
  const storage = memoryOutboxStorage();
  return { storage, reopen: () => storage };
});
