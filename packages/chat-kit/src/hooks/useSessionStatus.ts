import { useSyncExternalStore } from 'react';
import type { SessionStatus, TopicSession } from '../core/session/TopicSession.ts';

/** How far the loading of a session has come. */
export function useSessionStatus(session: TopicSession): SessionStatus {
  return useSyncExternalStore(session.subscribeStatus, session.getStatus, session.getStatus);
}
