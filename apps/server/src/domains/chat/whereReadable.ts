import { and, eq, gt, not, type SQL, sql } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import { isUnexpired } from '../../db/shared/chat.ts';
import type { TopicMember } from '../topics/Topics.ts';
import { isHiddenFrom } from './isHidden.ts';

/** The messages of a topic that a member has on their side at a moment, recalled ones too, as a condition of a statement. */
export const whereReadable = (
  topicId: string,
  { userId, clearedSeq }: Pick<TopicMember, 'userId' | 'clearedSeq'>,
  at: Date,
): SQL | undefined =>
  and(
    eq(messages.topicId, topicId),
    gt(messages.seq, clearedSeq),
    isUnexpired(sql`${messages.expiresAt}`, at),
    not(isHiddenFrom(sql`messages.id`, sql`${userId}`)),
  );
