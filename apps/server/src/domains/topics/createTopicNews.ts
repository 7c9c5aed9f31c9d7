import { chatEvents } from '@franca/contract';
import type { Publisher } from '../../ports/Publisher.ts';
import type { Membership } from './createMembership.ts';
import type { TopicReader } from './createTopicReader.ts';

/** Keeps the chat lists of members who are there up to date. */
export type TopicNews = {
  /** Something in the topic changed; `shownTo` are members for whom it was hidden until now. */
  touched: (topicId: string, shownTo?: readonly string[]) => void;
  /** Forgets what is waiting and waits for what is running. */
  stop: () => Promise<void>;
};

/** What the news are built on. */
export type TopicNewsOptions = {
  /** Tells the members. */
  publisher: Publisher;
  /** Who they are. */
  membership: Membership;
  /** What they see. */
  reader: TopicReader;
  /** Told of errors that nobody waits for. */
  onError: (error: unknown) => void;
  /** Changes within this many milliseconds are told once; 150 by default. */
  pauseMs?: number;
};

/**
 * Tells chat lists about changed topics, a little later and once for a burst: composing a topic for every member
 * must not slow down the message that changed it.
 */
export function createTopicNews(options: TopicNewsOptions): TopicNews {
  const { publisher, membership, reader, onError, pauseMs = 150 } = options;
  const waiting = new Map<string, { timer: NodeJS.Timeout; shownTo: Set<string> }>();
  const running = new Set<Promise<void>>();

  async function tell(topicId: string, shownTo: ReadonlySet<string>): Promise<void> {
    const members = (await membership.ofTopics([topicId])).get(topicId) ?? [];
    for (const { userId } of members) {
      if (!publisher.isOnline(userId)) continue;
      const event = shownTo.has(userId) ? chatEvents.newTopic : chatEvents.updateTopic;
      publisher.toUser(userId, event, {}, await reader.get(topicId, userId));
    }
  }

  function run(topicId: string): void {
    const entry = waiting.get(topicId);
    if (!entry) return;
    waiting.delete(topicId);
    const work: Promise<void> = tell(topicId, entry.shownTo)
      .catch(onError)
      .finally(() => running.delete(work));
    running.add(work);
  }

  return {
    touched: (topicId, shownTo = []) => {
      const entry = waiting.get(topicId) ?? {
        timer: setTimeout(() => run(topicId), pauseMs),
        shownTo: new Set<string>(),
      };
      for (const userId of shownTo) entry.shownTo.add(userId);
      waiting.set(topicId, entry);
    },
    stop: async () => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
      await Promise.all(running);
    },
  };
}
