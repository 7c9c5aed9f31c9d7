import { useSyncExternalStore } from 'react';
import type { TopicSession } from '../core/session/TopicSession.ts';

/** Names of those who are typing in a session now. */
export function useTypingNames(session: TopicSession): readonly string[] {
  const { subscribe, getSnapshot } = session.typing;
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
