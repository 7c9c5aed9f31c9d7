import { QueryClient } from '@tanstack/react-query';
import type { PersistedClient, PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { createStore, del, get, set } from 'idb-keyval';

const week = 7 * 24 * 3600 * 1000;

/** Server state; kept on the device so that a reload without a network still shows something. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: week,
      staleTime: 30_000,
      // A refusal stays a refusal; only missing answers are worth another try.
      retry: (count, error) => count < 2 && !('status' in error && Number(error.status) >= 400),
    },
  },
});

/** The database of what may be lost without harm: copies of what the server knows. */
export const cacheStore = createStore('franca-cache', 'entries');

const key = 'queries';
/** Milliseconds between two writes: every fetch tells of several changes. */
const pause = 1000;

let latest: PersistedClient | null = null;

function writeLatest(): void {
  // A device that is full keeps nothing; the pages work without.
  if (latest) set(key, latest, cacheStore).catch(() => {});
  latest = null;
}

/** How the server state is kept; only queries that say so in their `meta` are. */
export const persistOptions: Omit<PersistQueryClientOptions, 'queryClient'> = {
  maxAge: week,
  buster: '2',
  persister: {
    persistClient: (client) => {
      if (!latest) setTimeout(writeLatest, pause);
      latest = client;
    },
    restoreClient: () => get<PersistedClient>(key, cacheStore).catch(() => undefined),
    removeClient: () => del(key, cacheStore).catch(() => {}),
  },
  dehydrateOptions: {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && query.meta?.keepOnDevice === true,
  },
};
