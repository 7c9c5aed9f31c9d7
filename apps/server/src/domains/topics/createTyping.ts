import { chatEvents } from '@franca/contract';
import type { Clock } from '../../ports/Clock.ts';
import type { TopicMembers, Topics } from './Topics.ts';

/** Pings closer together than this are dropped: clients send one every 3 seconds. */
const minPauseMs = 1000;
/** The most members whose last ping is kept; then all are dropped, so that the map stays small. */
const maxRemembered = 10_000;

/** Passes typing pings on to the other members; nothing is stored. */
export function createTyping(sendToMember: Topics['sendToMember'], clock: Clock) {
  const lastPing = new Map<string, number>();

  return ({ topicId, self, others, isBlocked }: TopicMembers, isWriting: boolean): void => {
    if (isBlocked) return;
    const { userId } = self;
    const now = clock().getTime();
    // Who begins to write says so at once, also right after a ping of the focus alone.
    const key = `${topicId}:${userId}:${isWriting}`;
    if (now - (lastPing.get(key) ?? 0) < minPauseMs) return;
    if (lastPing.size >= maxRemembered) lastPing.clear();
    lastPing.set(key, now);
    const payload = { user_id: userId, name: self.name, is_writing: isWriting };
    for (const other of others) {
      const member = { topicId, userId: other.userId };
      sendToMember(member, chatEvents.typingChat, { topic_id: topicId }, payload);
    }
  };
}
