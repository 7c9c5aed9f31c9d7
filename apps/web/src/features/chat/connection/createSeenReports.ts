import { ApiError } from '@franca/api-client';
import type { MessagesPort } from '@franca/chat-kit';

type MarkSeen = NonNullable<MessagesPort['markSeen']>;

/** Reports of what was seen; see {@link createSeenReports}. */
export interface SeenReports {
  /** Tells the server up to when a conversation was seen. */
  readonly report: MarkSeen;
  /** Tells again what found no server, for example at the next connection. */
  readonly again: () => void;
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'rate_limited';

/**
 * Remembers what could not be reported: a conversation that was read without a network would count as unread for ever, and
 * its writer would wait for the mark, until the next message comes.
 */
export function createSeenReports(markSeen: MarkSeen): SeenReports {
  const waiting = new Map<string, number>();
  const report: MarkSeen = async ({ topicId, seenTime }, options) => {
    waiting.set(topicId, seenTime);
    const finish = (): void => {
      if (waiting.get(topicId) === seenTime) waiting.delete(topicId);
    };
    try {
      await markSeen({ topicId, seenTime }, options);
      finish();
    } catch (error) {
      if (isRefused(error)) finish();
      throw error;
    }
  };
  return {
    report,
    again: () => {
      // What fails once more goes on waiting.
      for (const [topicId, seenTime] of waiting) report({ topicId, seenTime }, {}).catch(() => {});
    },
  };
}
