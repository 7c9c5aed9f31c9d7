import { randomUUID } from 'node:crypto';
import type { MessageLifetime, Topic } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { ChangeOf, TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import type { History } from './createHistory.ts';
import { storeSystemLine } from './storeSystemLine.ts';

/**
 * Sets how long messages stay that are sent from now on, for all members, and says so in a line of the conversation
 * (docs/behaviour/messages.md, Disappearing messages). What is set already changes nothing.
 */
export function createMessageLifetime(
  { db, topics }: ChatContext,
  { change: show }: Pick<History, 'change'>,
) {
  const { changes, membership } = topics;

  async function store({ topicId, self, all }: TopicMembers, lifetime: MessageLifetime | null) {
    const { userId } = self;
    return db.transaction(async (tx) => {
      const topic = await topics.setMessageLifetime(tx, topicId, lifetime);
      if (!topic) return undefined;
      const { name, image, theme } = topic;
      const id = randomUUID();
      const content = { name, image, theme, message_id: id };
      const change = { topicId, kind: 'topic-updated', content, line: true } as const;
      const { seq, date } = await changes.append(tx, change);
      const members = self.topic.isGroup
        ? ((await membership.ofTopics([topicId], tx)).get(topicId) ?? [])
        : all;
      if (!members.some((member) => member.userId === userId)) throw new Refusal('topic_not_found');
      await storeSystemLine(tx, { id, topicId, userId, seq, date, kind: 'lifetime-changed', lifetime });
      return { seq, members };
    });
  }

  return async (members: TopicMembers, lifetime: MessageLifetime | null): Promise<Topic> => {
    const { topicId, self, isBlocked } = members;
    if (isBlocked) throw new Refusal('blocked');
    const stored = await store(members, lifetime);
    if (stored) {
      const change = await show({ topicId, self }, stored.seq);
      changes.publish(change as ChangeOf<'topic-updated'>, stored.members);
      topics.updateLists(topicId);
    }
    return topics.view({ topicId, userId: self.userId });
  };
}
