import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { outboxStorageSuite } from '../testing/outboxStorageSuite.ts';
import { localOutboxStorage } from './localOutboxStorage.ts';

afterEach(() => vi.unstubAllGlobals());

let databases = 0;

outboxStorageSuite('the outbox storage of a device', async () => {
  databases += 1;
  const name = `local-outbox-test-${databases}`;
  return { storage: localOutboxStorage(name), reopen: () => localOutboxStorage(name) };
});

test('a place without a database keeps the outbox in memory', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const storage = localOutboxStorage('outbox');
  const first = await storage.reserveTimestamp(1000);
  expect(await storage.reserveTimestamp(1000)).toBeGreaterThan(first);
  expect(await storage.load()).toEqual([]);
});
