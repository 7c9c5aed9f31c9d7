import { and, desc, eq, lte } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';

/** How far the caller has read now. */
export type SeenAnswer = { topic_id: string; seen_time: string; seq: number };

/** Marks a topic as seen up to a time; going back is not possible, and once is enough. */
export function createSeen({ db, topics }: ChatContext) {
  return async (members: TopicMembers, seenTime: string): Promise<SeenAnswer> => {
    const { topicId, self } = members;
    const [newest] = await db
      .select({ seq: messages.seq, createdAt: messages.createdAt })
      .from(messages)
      .where(and(eq(messages.topicId, topicId), lte(messages.createdAt, new Date(seenTime))))
      .orderBy(desc(messages.seq))
      .limit(1);
    const change =
      newest && newest.seq > self.seenSeq
        ? await topics.changes.record(members, 'seen', async (tx) => {
            const mark = { topicId, userId: self.userId, seq: newest.seq, at: newest.createdAt };
            const isNew = await topics.markSeen(tx, mark);
            return isNew ? { user_id: self.userId, seen_time: newest.createdAt.toISOString() } : undefined;
          })
        : undefined;
    if (change) return { topic_id: topicId, seen_time: change.seen_time, seq: change.seq };
    const topic = await topics.find(topicId);
    const seen_time = self.seenTime?.toISOString() ?? seenTime;
    return { topic_id: topicId, seen_time, seq: topic?.lastSeq ?? 0 };
  };
}
