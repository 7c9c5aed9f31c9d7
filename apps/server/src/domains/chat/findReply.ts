import type { ParsedMessageInput } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import type { TopicMember } from '../topics/Topics.ts';
import type { MessageRow } from './ChatContext.ts';
import { findStored } from './findMessage.ts';

/** The message that another one answers, also where its time is over meanwhile; undefined where it answers none. Refuses with `reply_not_found`. */
export async function findReply(
  db: Database,
  { clearedSeq }: Pick<TopicMember, 'clearedSeq'>,
  { reply_id: replyId, topic_id: topicId }: Pick<ParsedMessageInput, 'reply_id' | 'topic_id'>,
): Promise<MessageRow | undefined> {
  if (!replyId) return undefined;
  const reply = await findStored(db, topicId, replyId);
  if (!reply || reply.type === 'system' || reply.seq <= clearedSeq) throw new Refusal('reply_not_found');
  return reply;
}
