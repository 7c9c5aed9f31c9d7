import { chatEvents } from '@franca/contract';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { TopicView } from './createMembership.ts';

/** Pings closer together than this are dropped: clients send one every 3 seconds (1 §9). */
const leastPauseMs = 1000;
/** More than this many writers at once are forgotten at once, so that the memory stays small. */
const mostRemembered = 10_000;

/** Passes typing pings on to the other members (1 §4 Messages); nothing is stored. */
export function createTyping(publisher: Publisher, clock: Clock) {
  const lastPing = new Map<string, number>();

  return ({ topicId, self, others }: TopicView): void => {
    const { userId } = self;
    const now = clock().getTime();
    const key = `${topicId}:${userId}`;
    if (now - (lastPing.get(key) ?? 0) < leastPauseMs) return;
    if (lastPing.size >= mostRemembered) lastPing.clear();
    lastPing.set(key, now);
    const payload = { user_id: userId, name: self.name };
    for (const other of others) {
      publisher.toMember(topicId, other.userId, chatEvents.typingChat, { topic_id: topicId }, payload);
    }
  };
}
