import type { ParsedMessageInput } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import type { TopicMember } from '../topics/Topics.ts';
import type { MessageRow } from './ChatContext.ts';
import { findInTopic } from './findMessage.ts';

/** The message that another one answers, undefined where it answers none; refuses with `reply_not_found`. */
export async function findReply(
  db: Database,
  { clearedSeq }: Pick<TopicMember, 'clearedSeq'>,
  { reply_id: replyId, topic_id: topicId }: Pick<ParsedMessageInput, 'reply_id' | 'topic_id'>,
): Promise<MessageRow | undefined> {
  if (!replyId) return undefined;
  const reply = await findInTopic(db, topicId, replyId);
  if (!reply || reply.type === 'system' || reply.seq <= clearedSeq) throw new Refusal('reply_not_found');
  return reply;
}
