import type { Topic } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import type { createSeen } from './createSeen.ts';

/** Later than every message, whatever the clocks of the servers say. */
const endOfTime = '9999-12-31T00:00:00.000Z';

/** Marks conversations as unread for the caller, or as read up to a time, as opening them does. */
export function createUnreadMark({ topics }: ChatContext, seen: ReturnType<typeof createSeen>) {
  async function mark(members: TopicMembers, isUnread: boolean, seenTime = endOfTime): Promise<Topic> {
    const { topicId, self } = members;
    const member = { topicId, userId: self.userId };
    if (isUnread) return topics.markUnread(member, true);
    await seen(members, seenTime);
    return topics.view(member);
  }

  /** All conversations outside the archive, one after the other; how many there were to be read. */
  async function readAll(userId: string, seenTime: string): Promise<number> {
    let count = 0;
    for (const topicId of await topics.unreadTopicsOf(userId)) {
      const members = await topics.membership.require({ topicId, userId }).catch((error: unknown) => {
        // They left it meanwhile.
        if (error instanceof Refusal) return undefined;
        throw error;
      });
      if (!members) continue;
      await seen(members, seenTime);
      count += 1;
    }
    return count;
  }

  return { markUnread: mark, readAll };
}
