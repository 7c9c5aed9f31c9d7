import { clear } from 'idb-keyval';
import { api } from './api.ts';
import { clearLocalData } from './localData.ts';
import { cacheStore, queryClient } from './queryClient.ts';
import { session } from './session.ts';

/** Forgets the copies of what the server knows; waiting messages and drafts stay. */
export async function forgetCopies(): Promise<void> {
  queryClient.clear();
  await clear(cacheStore).catch(() => {});
}

/** Logs out: tells the server, whatever it answers, and deletes everything of this account from the device. */
export async function logOut(): Promise<void> {
  const { userId } = session.getState();
  // Without a network the token stays valid on the server; the device forgets it all the same.
  const told = api.auth.logout().catch(() => {});
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 3000))]);
  session.getState().end();
  await forgetCopies();
  if (userId) await clearLocalData(userId);
}
