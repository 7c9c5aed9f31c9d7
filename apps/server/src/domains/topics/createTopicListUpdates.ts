import { chatEvents, type Topic } from '@franca/contract';
import type { Presence } from '../../ports/Presence.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { TopicViews } from './createTopicViews.ts';
import type { Membership } from './Topics.ts';

/** Keeps the chat lists of members who are online up to date. */
export type TopicListUpdates = {
  /**
   * Something in the topic changed, which its members' lists show; `shownTo` are members for whom it was hidden until now, who get it
   * without waiting for the pauses of a busy topic.
   */
  update: (topicId: string, shownTo?: readonly string[]) => void;
  /** The same for one member alone. */
  updateOne: (member: { topicId: string; userId: string }) => void;
  /** Drops what is waiting and waits for what is running. */
  stop: () => Promise<void>;
};

/** What the updates are built on. */
export type TopicListUpdatesOptions = {
  /** Reaches the members. */
  publisher: Publisher<'/chat'>;
  /** Those of the users who are online: the others read their list when they come. */
  onlineAmong: Presence['onlineAmong'];
  /** Who they are. */
  membership: Membership;
  /** What they see. */
  views: TopicViews;
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
  /** Changes within this many milliseconds are sent once, 150 by default; the pause is longer where composing takes long. */
  pauseMs?: number;
};

/** After the lists of a topic were composed, the next pause is this many times as long as that took. */
const restFactor = 9;
/** The longest such pause, in milliseconds. A list is behind by it and by the time of composing twice, at most. */
const mostRestMs = 5000;

/** An update that is about to be sent. */
type Waiting = {
  timer: NodeJS.Timeout;
  /** Members for whom the topic was hidden. */
  shownTo: Set<string>;
  /** The only members whose lists change; undefined: everybody's. */
  only: Set<string> | undefined;
};

/**
 * Sends changed topics to chat lists, a little later and once for a burst: composing a topic for every member
 * must not slow down the message that changed it. In each process one topic is composed for a tenth of the time at most, unless composing
 * it once takes more than 0.55 s, so that a large group in which many write costs the others little.
 */
export function createTopicListUpdates(options: TopicListUpdatesOptions): TopicListUpdates {
  const { publisher, onlineAmong, membership, views, onError, pauseMs = 150 } = options;
  const waiting = new Map<string, Waiting>();
  const running = new Map<string, Promise<void>>();
  /** Members who are about to be shown a topic that is resting. */
  const showing = new Map<string, { timer: NodeJS.Timeout; userIds: Set<string> }>();
  const shows = new Set<Promise<void>>();
  /** Until when nothing is composed, by topic. */
  const resting = new Map<string, number>();

  /** To members of a group; views that are the same for many are made once. */
  async function sendGroup(
    topicId: string,
    made: ReadonlyMap<string, Topic>,
    shownTo: ReadonlySet<string>,
  ): Promise<void> {
    // Whoever left while the views were made gets none; whoever left while they were sent is notified again that they are out.
    const before = new Set(await membership.idsOf(topicId));
    const sent = [...made].filter(([userId]) => before.has(userId));
    for (const [userId, topic] of sent)
      publisher.toUser(userId, shownTo.has(userId) ? chatEvents.newTopic : chatEvents.updateTopic, {}, topic);
    const after = new Set(await membership.idsOf(topicId));
    for (const [userId] of sent)
      if (!after.has(userId)) publisher.toUser(userId, chatEvents.deleteTopic, {}, { topic_id: topicId });
  }

  async function send(topicId: string, { shownTo, only }: Pick<Waiting, 'shownTo' | 'only'>): Promise<void> {
    const { ids, isGroup } = await membership.outline(topicId);
    const reached = ids.filter((userId) => !only || only.has(userId));
    const online = await onlineAmong(reached, { unknown: 'online' });
    if (online.size === 0) return;
    if (isGroup) return sendGroup(topicId, await views.groupFor(topicId, online), shownTo);
    for (const userId of online) {
      const event = shownTo.has(userId) ? chatEvents.newTopic : chatEvents.updateTopic;
      publisher.toUser(userId, event, {}, await views.get({ topicId, userId }));
    }
  }

  function rest(topicId: string, tookMs: number): void {
    const restMs = Math.min(mostRestMs, tookMs * restFactor);
    if (restMs <= pauseMs) return;
    resting.set(topicId, performance.now() + restMs);
    setTimeout(() => resting.delete(topicId), restMs).unref();
  }

  const restMsOf = (topicId: string): number => (resting.get(topicId) ?? 0) - performance.now();

  const runLater = (topicId: string): NodeJS.Timeout =>
    setTimeout(() => run(topicId), Math.max(pauseMs, restMsOf(topicId)));

  function run(topicId: string): void {
    const entry = waiting.get(topicId);
    if (!entry) return;
    // Its timer was set before it was known how long the composing and the pause after it take.
    if (running.has(topicId) || restMsOf(topicId) > 0) {
      entry.timer = runLater(topicId);
      return;
    }
    waiting.delete(topicId);
    const begun = performance.now();
    const work = send(topicId, entry)
      .catch(onError)
      .finally(() => {
        running.delete(topicId);
        rest(topicId, performance.now() - begun);
      });
    running.set(topicId, work);
  }

  function wait(topicId: string): Waiting {
    const entry = waiting.get(topicId) ?? {
      timer: runLater(topicId),
      shownTo: new Set(),
      only: new Set(),
    };
    waiting.set(topicId, entry);
    return entry;
  }

  /** Composes for these alone: there are few of them, and nothing in their lists yet. */
  function show(topicId: string): void {
    const userIds = showing.get(topicId)?.userIds;
    showing.delete(topicId);
    if (!userIds) return;
    const work = send(topicId, { shownTo: userIds, only: userIds })
      .catch(onError)
      .finally(() => shows.delete(work));
    shows.add(work);
  }

  /** Those who are shown the topic by the next update, or, where that has to wait, by one of their own. */
  function shownNext(topicId: string): Set<string> {
    const entry = wait(topicId);
    if (!running.has(topicId) && restMsOf(topicId) <= pauseMs) return entry.shownTo;
    const next = showing.get(topicId) ?? {
      timer: setTimeout(() => show(topicId), pauseMs),
      userIds: new Set(),
    };
    showing.set(topicId, next);
    return next.userIds;
  }

  return {
    update: (topicId, shownTo = []) => {
      wait(topicId).only = undefined;
      for (const userId of shownTo) shownNext(topicId).add(userId);
    },
    updateOne: ({ topicId, userId }) => void wait(topicId).only?.add(userId),
    stop: async () => {
      for (const { timer } of [...waiting.values(), ...showing.values()]) clearTimeout(timer);
      waiting.clear();
      showing.clear();
      await Promise.all([...running.values(), ...shows]);
    },
  };
}
