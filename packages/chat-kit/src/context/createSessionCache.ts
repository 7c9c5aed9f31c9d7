import type { TopicChange } from '../core/model/TopicChange.ts';
import type { MessagePage } from '../core/session/ChatDataPort.ts';
import { createTopicSession, type TopicSessionOptions } from '../core/session/createTopicSession.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';

/** Receives what happens in a conversation. */
type ChangeListener = (changes: readonly TopicChange[]) => void;

/** What every session stands on. */
interface SessionServices
  extends Pick<TopicSessionOptions, 'port' | 'outbox' | 'clock' | 'onReceive' | 'pageSize'> {
  /** Conversations that open at once when the reader comes back to them. Default 20. */
  readonly remembered?: number | undefined;
}

/** Remembers the sessions used last, so that going back to a conversation shows it without a wait. */
export function createSessionCache({ remembered = 20, ...services }: SessionServices) {
  const sessions = new Map<string, TopicSession>();
  const listeners = new Map<string, Set<ChangeListener>>();

  return {
    sessionOf: (topicId: string, readingLanguage: string | null, initialPage?: MessagePage): TopicSession => {
      const key = `${topicId}/${readingLanguage ?? ''}`;
      const onApply: ChangeListener = (changes) => {
        for (const listener of listeners.get(topicId) ?? []) listener(changes);
      };
      const session =
        sessions.get(key) ??
        createTopicSession({ ...services, topicId, readingLanguage, initialPage, onApply });
      // Taken out and put in again: a Map keeps its order, so the first is the one not used for longest.
      sessions.delete(key);
      sessions.set(key, session);
      for (const oldest of sessions.keys()) {
        if (sessions.size <= remembered) break;
        sessions.delete(oldest);
      }
      return session;
    },
    listen: (topicId: string, listener: ChangeListener): (() => void) => {
      const known = listeners.get(topicId) ?? new Set();
      listeners.set(topicId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(topicId) === known) listeners.delete(topicId);
      };
    },
    forget: (topicId: string): void => {
      for (const [key, session] of sessions) if (session.topicId === topicId) sessions.delete(key);
    },
  };
}
