import { useEffect, useMemo } from 'react';
import type { MessagePage } from '../core/session/ChatDataPort.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { useChat } from './useChat.ts';

/**
 * Opens a conversation for as long as the component is mounted. `readingLanguage` is a BCP 47 tag; `initialPage` is shown
 * at once, on a server too, in the place of the first page that would have been asked for.
 */
export function useTopicSession(
  topicId: string,
  readingLanguage: string | null = null,
  initialPage?: MessagePage,
): TopicSession {
  const { sessionOf } = useChat();
  const session = useMemo(
    // A session that is remembered knows more than any page: then this changes nothing.
    () => sessionOf(topicId, readingLanguage, initialPage),
    [sessionOf, topicId, readingLanguage, initialPage],
  );
  useEffect(() => session.open(), [session]);
  return session;
}
