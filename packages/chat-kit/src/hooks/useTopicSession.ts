import { useEffect, useMemo } from 'react';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { useChat } from './useChat.ts';

/** Opens a conversation for as long as the component is there; `readingLanguage` is a BCP 47 tag. */
export function useTopicSession(topicId: string, readingLanguage: string | null = null): TopicSession {
  const { sessionOf } = useChat();
  const session = useMemo(() => sessionOf(topicId, readingLanguage), [sessionOf, topicId, readingLanguage]);
  useEffect(() => session.open(), [session]);
  return session;
}
