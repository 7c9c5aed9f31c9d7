import type { Topic } from '@franca/contract';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import type { createSeen } from './createSeen.ts';

/** Later than every message, whatever the clocks of the servers say. */
const endOfTime = '9999-12-31T00:00:00.000Z';

/** Marks a conversation as unread for the caller, or all of it as read, as opening it does. */
export function createUnreadMark({ topics }: ChatContext, seen: ReturnType<typeof createSeen>) {
  return async (members: TopicMembers, isUnread: boolean): Promise<Topic> => {
    const { topicId, self } = members;
    const member = { topicId, userId: self.userId };
    if (isUnread) return topics.markUnread(member, true);
    await seen(members, endOfTime);
    return topics.view(member);
  };
}
