import { clear } from 'idb-keyval';
import { cacheStore, queryClient } from './queryClient.ts';

/** Forgets the copies of what the server knows; waiting messages and drafts stay. */
export async function forgetCopies(): Promise<void> {
  queryClient.clear();
  await clear(cacheStore).catch(() => {});
}
