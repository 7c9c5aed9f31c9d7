import { useSyncExternalStore } from 'react';
import type { TopicSession } from '../core/session/TopicSession.ts';
import type { TopicSnapshot } from '../core/store/TopicStore.ts';

/** The present messages of a session. */
export function useTopicSnapshot(session: TopicSession): TopicSnapshot {
  const { subscribe, getSnapshot } = session.store;
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
