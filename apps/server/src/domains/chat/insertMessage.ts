import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { rowsOf } from '../../db/Database.ts';
import type { MessageRow } from './ChatContext.ts';

/** A message before it has its place in the topic. */
export type NewMessage = Omit<MessageRow, 'id' | 'seq' | 'recalledAt'>;

/** A message that was just stored. */
export type InsertedMessage = {
  row: MessageRow;
  /** Members for whom the topic was hidden until now. */
  shownTo: string[];
};

/** What else the statement that stores a message does. */
export type InsertOptions = {
  /** A statement about the stored message, given the relation that holds it; it happens with the message or not at all. */
  alongside?: ((stored: SQL) => SQL) | undefined;
  /** A condition without which nothing is stored. */
  provided?: SQL;
  /** A text to select with it, whether the message was stored or not. */
  asking?: SQL;
};

/** What came of it. */
export type Insertion = {
  /** The message; undefined when the condition did not hold. */
  inserted: InsertedMessage | undefined;
  /** The text that was asked for. */
  asked: string;
};

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/**
 * Stores a message with its number and its change in one statement: the topic's row is locked from the first word to
 * the last, so numbers have no gaps. A second message of the same sender and chat_id fails the whole statement with
 * PostgreSQL's 23505, and nothing has happened.
 */
export async function insertMessage(
  db: Database,
  message: NewMessage & Pick<MessageRow, 'id'>,
  { alongside, provided = sql`true`, asking = sql`''` }: InsertOptions = {},
): Promise<Insertion> {
  const { id } = message;
  const at = message.createdAt.toISOString();
  const later = sql`greatest(${at}::timestamptz, last_message_at + interval '1 millisecond')`;
  const [stored] = await rowsOf<{ seq: string | null; at_ms: string; shown: string; asked: string }>(
    db,
    sql`with topic as (
      update topics
        set last_seq = last_seq + 1, last_message_at = ${later}, updated_at = greatest(updated_at, ${later})
        where id = ${message.topicId} and ${provided} returning last_seq, last_message_at
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
        where topic_id = (select ${message.topicId}::uuid from message) and is_hidden returning user_id
    )${alongside ? sql`, alongside as (${alongside(sql`message`)})` : sql``}
    select seq, (extract(epoch from created_at) * 1000)::bigint as at_ms,
      (select coalesce(json_agg(user_id), '[]') from shown)::text as shown, ${asking} as asked
    from (select 1) as always left join message on true`,
  );
  const asked = stored?.asked ?? '';
  if (!stored || stored.seq === null) return { inserted: undefined, asked };
  const createdAt = new Date(Number(stored.at_ms));
  const row = { ...message, seq: Number(stored.seq), recalledAt: null, createdAt };
  return { inserted: { row, shownTo: JSON.parse(stored.shown) as string[] }, asked };
}
