import { and, desc, eq, lte } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';

/** How far the caller has read now. */
export type SeenAnswer = { topic_id: string; seen_time: string; seq: number };

/** Marks a topic as seen up to a time; going back is not possible, and once is enough. */
export function createSeen({ db, topics, push }: ChatContext) {
  return async (members: TopicMembers, seenTime: string): Promise<SeenAnswer> => {
    const { topicId, self, others, isBlocked } = members;
    const [newest] = await db
      .select({ seq: messages.seq, createdAt: messages.createdAt })
      .from(messages)
      .where(and(eq(messages.topicId, topicId), lte(messages.createdAt, new Date(seenTime))))
      .orderBy(desc(messages.seq))
      .limit(1);
    const isFurther = newest && newest.seq > self.seenSeq;
    if (isFurther) push.seen({ userId: self.userId, topicId });
    if (isFurther && isBlocked) {
      // The mark counts for the reader alone: the other one is not shown it.
      const mark = { topicId, userId: self.userId, seq: newest.seq, at: newest.createdAt };
      await db.transaction((tx) => topics.markSeen(tx, mark));
      for (const { userId: otherId } of others)
        await topics.updatePrivate({ userId: self.userId, otherId }, [self.userId]);
      const seq = (await topics.find(topicId))?.lastSeq ?? 0;
      return { topic_id: topicId, seen_time: newest.createdAt.toISOString(), seq };
    }
    const change = isFurther
      ? await topics.changes.record(members, 'seen', async (tx) => {
          const mark = { topicId, userId: self.userId, seq: newest.seq, at: newest.createdAt };
          const isNew = await topics.markSeen(tx, mark);
          return isNew ? { user_id: self.userId, seen_time: newest.createdAt.toISOString() } : undefined;
        })
      : undefined;
    if (change) return { topic_id: topicId, seen_time: change.seen_time, seq: change.seq };
    // Nothing new was read, but the conversation was opened.
    if (self.isMarkedUnread) await topics.markUnread({ topicId, userId: self.userId }, false);
    const topic = await topics.find(topicId);
    const seen_time = self.seenTime?.toISOString() ?? seenTime;
    return { topic_id: topicId, seen_time, seq: topic?.lastSeq ?? 0 };
  };
}
