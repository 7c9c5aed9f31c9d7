import type { Clock } from '../core/clock/Clock.ts';
import type { Outbox } from '../core/outbox/Outbox.ts';
import type { ChatDataPort } from '../core/session/ChatDataPort.ts';
import { createTopicSession } from '../core/session/createTopicSession.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';

/** Conversations that open at once when the reader comes back to them. */
const remembered = 20;

/** Remembers the sessions used last, so that going back to a conversation shows it without a wait. */
export function createSessionCache(services: { port: ChatDataPort; outbox: Outbox; clock: Clock }) {
  const sessions = new Map<string, TopicSession>();
  return (topicId: string, readingLanguage: string | null): TopicSession => {
    const key = `${topicId}/${readingLanguage ?? ''}`;
    const session = sessions.get(key) ?? createTopicSession({ ...services, topicId, readingLanguage });
    // Taken out and put in again: a Map keeps its order, so the first is the one not used for longest.
    sessions.delete(key);
    sessions.set(key, session);
    for (const oldest of sessions.keys()) {
      if (sessions.size <= remembered) break;
      sessions.delete(oldest);
    }
    return session;
  };
}
