import { chatEvents } from '@franca/contract';
import type { Publisher } from '../../ports/Publisher.ts';
import type { TopicViews } from './createTopicViews.ts';
import type { Membership } from './Topics.ts';

/** Keeps the chat lists of members who are online up to date. */
export type TopicListUpdates = {
  /** Something in the topic changed, which its members' lists show; `shownTo` are members for whom it was hidden until now. */
  update: (topicId: string, shownTo?: readonly string[]) => void;
  /** Drops what is waiting and waits for what is running. */
  stop: () => Promise<void>;
};

/** What the updates are built on. */
export type TopicListUpdatesOptions = {
  /** Reaches the members. */
  publisher: Publisher<'/chat'>;
  /** Those of the users who are online: the others read their list when they come. */
  onlineAmong: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Who they are. */
  membership: Membership;
  /** What they see. */
  views: TopicViews;
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
  /** Changes within this many milliseconds are sent once; 150 by default. */
  pauseMs?: number;
};

/**
 * Sends changed topics to chat lists, a little later and once for a burst: composing a topic for every member
 * must not slow down the message that changed it.
 */
export function createTopicListUpdates(options: TopicListUpdatesOptions): TopicListUpdates {
  const { publisher, onlineAmong, membership, views, onError, pauseMs = 150 } = options;
  const waiting = new Map<string, { timer: NodeJS.Timeout; shownTo: Set<string> }>();
  const running = new Set<Promise<void>>();

  async function send(topicId: string, shownTo: ReadonlySet<string>): Promise<void> {
    const members = (await membership.ofTopics([topicId])).get(topicId) ?? [];
    for (const userId of await onlineAmong(members.map((member) => member.userId))) {
      const event = shownTo.has(userId) ? chatEvents.newTopic : chatEvents.updateTopic;
      publisher.toUser(userId, event, {}, await views.get({ topicId, userId }));
    }
  }

  function run(topicId: string): void {
    const entry = waiting.get(topicId);
    if (!entry) return;
    waiting.delete(topicId);
    const work: Promise<void> = send(topicId, entry.shownTo)
      .catch(onError)
      .finally(() => running.delete(work));
    running.add(work);
  }

  return {
    update: (topicId, shownTo = []) => {
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
