import { chatEvents } from '@franca/contract';
import { and, desc, eq, lt, lte } from 'drizzle-orm';
import { appendChange } from '../../db/appendChange.ts';
import { messages } from '../../db/schema/chat.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import type { ChatContext, ReaderView } from './ChatContext.ts';

/** How far the caller has read now. */
export type SeenAnswer = { topic_id: string; seen_time: string; seq: number };

/** Marks a topic as read up to a time (1 §4 Messages); going back is not possible, and once is enough. */
export function createSeen({ db, clock, publisher, topicTouched }: ChatContext) {
  return async ({ topicId, self, all }: ReaderView, seenTime: string): Promise<SeenAnswer> => {
    const { userId } = self;
    const [newest] = await db
      .select({ seq: messages.seq, createdAt: messages.createdAt })
      .from(messages)
      .where(and(eq(messages.topicId, topicId), lte(messages.createdAt, new Date(seenTime))))
      .orderBy(desc(messages.seq))
      .limit(1);
    const unchanged = async (): Promise<SeenAnswer> => {
      const [topic] = await db.select({ seq: topics.lastSeq }).from(topics).where(eq(topics.id, topicId));
      const seen_time = self.seenTime?.toISOString() ?? seenTime;
      return { topic_id: topicId, seen_time, seq: topic?.seq ?? 0 };
    };
    if (!newest || newest.seq <= self.seenSeq) return unchanged();
    const seen_time = newest.createdAt.toISOString();
    const at = clock();
    const seq = await db.transaction(async (tx) => {
      // The topic first, as in sending: two orders of locking could wait for each other.
      await tx.select({ id: topics.id }).from(topics).where(eq(topics.id, topicId)).for('no key update');
      const [moved] = await tx
        .update(topicMembers)
        .set({ seenSeq: newest.seq, seenTime: newest.createdAt })
        .where(
          and(
            eq(topicMembers.topicId, topicId),
            eq(topicMembers.userId, userId),
            lt(topicMembers.seenSeq, newest.seq),
          ),
        )
        .returning({ userId: topicMembers.userId });
      if (!moved) return undefined;
      return appendChange(tx, { topicId, kind: 'seen', payload: { user_id: userId, seen_time }, at });
    });
    if (seq === undefined) return unchanged();
    const payload = {
      kind: 'seen' as const,
      seq,
      topic_id: topicId,
      date: at.toISOString(),
      user_id: userId,
      seen_time,
    };
    for (const member of all) {
      publisher.toMember(topicId, member.userId, chatEvents.seenChat, { topic_id: topicId }, payload);
    }
    topicTouched(topicId, []);
    return { topic_id: topicId, seen_time, seq };
  };
}
