import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import type { MessageRow } from './MessageRow.ts';

/** A message before it has its place in the topic. */
export type NewMessage = Omit<MessageRow, 'id' | 'seq' | 'recalledAt'>;

/** A message that was just stored. */
export type InsertedMessage = {
  row: MessageRow;
  /** Members for whom the topic was hidden until now. */
  shownTo: string[];
};

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/**
 * Stores a message with its number and its change in one statement: the topic's row is locked from the first word to
 * the last, so numbers have no gaps. A second message of the same sender and chat_id fails the whole statement with
 * PostgreSQL's 23505, and nothing has happened; `alongside` happens with the message or not at all.
 */
export async function insertMessage(
  db: Database,
  message: NewMessage & Pick<MessageRow, 'id'>,
  alongside?: SQLWrapper,
): Promise<InsertedMessage> {
  const { id } = message;
  const at = message.createdAt.toISOString();
  const later = sql`greatest(${at}::timestamptz, last_message_at + interval '1 millisecond')`;
  const [stored] = await rowsOf<{ seq: string; at_ms: string; shown: string }>(
    db,
    sql`with topic as (
      update topics
        set last_seq = last_seq + 1, last_message_at = ${later}, updated_at = greatest(updated_at, ${later})
        where id = ${message.topicId} returning last_seq, last_message_at
    ), message as (
      insert into messages (id, topic_id, sender_id, chat_id, seq, type, content, language, reply_id, forward_id,
        attachments, meta_data, contact_id, call_room, created_at)
      select ${id}::uuid, ${message.topicId}::uuid, ${message.senderId}::uuid, ${message.chatId}, last_seq,
        ${message.type}, ${message.content}, ${message.language}, ${message.replyId}::uuid,
        ${message.forwardId}::uuid, ${json(message.attachments)}::jsonb, ${json(message.metaData)}::jsonb,
        ${message.contactId}::uuid, ${json(message.callRoom)}::jsonb, last_message_at
      from topic returning seq, created_at
    ), change as (
      insert into topic_changes (topic_id, seq, kind, payload, created_at)
      select ${message.topicId}::uuid, seq, 'message', jsonb_build_object('message_id', ${id}::text), created_at
      from message
    ), shown as (
      update topic_members set is_hidden = false
        where topic_id = ${message.topicId} and is_hidden returning user_id
    )${alongside ? sql`, alongside as ${alongside}` : sql``}
    select seq, (extract(epoch from created_at) * 1000)::bigint as at_ms,
      (select coalesce(json_agg(user_id), '[]') from shown)::text as shown
    from message`,
  );
  if (!stored) throw new Error('A message was sent to a topic that does not exist.');
  const createdAt = new Date(Number(stored.at_ms));
  return {
    row: { ...message, seq: Number(stored.seq), recalledAt: null, createdAt },
    shownTo: JSON.parse(stored.shown) as string[],
  };
}
