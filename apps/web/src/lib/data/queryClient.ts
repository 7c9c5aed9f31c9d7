import { ApiError, isRetryable } from '@franca/api-client';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { PersistedClient, PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { clear, createStore, del, get, set } from 'idb-keyval';
import { session } from '../session/session.ts';
import { errorText } from './errorText.ts';
import { toasts } from './toasts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Keeps a copy on the device, for a reload without a network. */
      keepOnDevice?: true;
    };
    mutationMeta: {
      /** Failures that the caller handles itself, so that no toast is shown. */
      handles?: (error: Error) => boolean;
    };
  }
}

const week = 7 * 24 * 3600 * 1000;

/** Server state; kept on the device so that a reload without a network still shows something. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: week,
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isRetryable(error),
    },
    // Without a network a write fails at once and says so, instead of waiting unseen.
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      // The plans open instead, wherever it was: `useNotPermitted`.
      const hasDialog = error instanceof ApiError && error.code === 'not_permitted';
      if (!hasDialog && !meta?.handles?.(error)) toasts.show({ style: 'error', content: errorText(error) });
    },
  }),
});

/** The database of what may be lost without harm: copies of what the server knows. */
export const cacheStore = createStore('franca-cache', 'entries');

/** Deletes the copies of what the server knows; waiting messages and drafts stay. */
export async function clearCache(): Promise<void> {
  queryClient.clear();
  await clear(cacheStore).catch(() => {});
}

// Nobody sees what was fetched for somebody else.
session.subscribe((now, before) => {
  if (before.userId !== null && now.userId !== before.userId) queryClient.clear();
});

/** Each person's copies have their own key, because query keys do not name the person. */
const keyNow = () => `queries/${session.getState().userId}`;
/** Milliseconds between two writes: every fetch causes several changes. */
const pause = 1000;

let latest: { key: string; client: PersistedClient } | null = null;

function writeLatest(): void {
  // A device that is full keeps nothing; the pages work without.
  if (latest) set(latest.key, latest.client, cacheStore).catch(() => {});
  latest = null;
}

/** How the server state is kept; only queries that say so in their `meta` are. */
export const persistOptions: Omit<PersistQueryClientOptions, 'queryClient'> = {
  maxAge: week,
  // Copies of an older version of the pages are not read.
  buster: '3',
  persister: {
    persistClient: (client) => {
      if (!latest) setTimeout(writeLatest, pause);
      latest = { key: keyNow(), client };
    },
    restoreClient: () => get<PersistedClient>(keyNow(), cacheStore).catch(() => undefined),
    removeClient: () => del(keyNow(), cacheStore).catch(() => {}),
  },
  dehydrateOptions: {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && query.meta?.keepOnDevice === true,
  },
};
