import { type SQL, sql } from 'drizzle-orm';

// Parts of statements of other domains; tables are named here by their owner alone.

/**
 * Whether the time of a message is not over at a moment (docs/behaviour/messages.md, Disappearing messages): from then on nobody is shown
 * it, whether it has been emptied yet or not.
 */
export const isUnexpired = (expiresAt: SQL, at: Date | SQL): SQL =>
  sql`(${expiresAt} is null or ${expiresAt} > ${at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at})`;

/** Joins, as `m`, the messages that `member` (a row of a topic and a person) has not seen and is to see at a moment. */
export const joinUnseenMessages = (at: Date): SQL => sql`join messages m on m.topic_id = member.topic_id
  and m.seq > greatest(member.seen_seq, member.cleared_seq)
  and m.sender_id <> member.user_id and m.recalled_at is null and m.type <> 'system'
  and ${isUnexpired(sql`m.expires_at`, at)}
  and not exists (select 1 from hidden_messages hidden where hidden.message_id = m.id and hidden.user_id = member.user_id)`;

/** Whether the message `m` mentions `member` (a row of a topic and a person). */
export const mentionsMember = sql`m.mentions @> jsonb_build_array(jsonb_build_object('user_id', member.user_id))`;

/** Whether somebody wrote in a topic after a number. */
export const hasMessagesAfter = ({ topicId, seq }: { topicId: SQL; seq: SQL }): SQL =>
  sql`exists (select 1 from messages m where m.topic_id = ${topicId} and m.seq > ${seq} and m.type <> 'system')`;

/** Selects sender, number and those who deleted it for themselves, of the newest message of a topic at a moment. */
export const selectNewestMessage = (topicId: string, at: Date): SQL =>
  sql`select sender_id, seq,
      (select coalesce(json_agg(user_id), '[]') from hidden_messages where message_id = messages.id) as hidden_from
    from messages where topic_id = ${topicId} and ${isUnexpired(sql`expires_at`, at)} order by seq desc limit 1`;

/** Whether a version of the words of a message is the present one. */
export const isPresentVersion = ({ messageId, version }: { messageId: SQL; version: SQL }): SQL =>
  sql`${version} = (select messages.version from messages where messages.id = ${messageId})`;

/** Whether a person has written a message that is there. */
export const hasWritten = (userId: SQL): SQL =>
  sql`exists (select 1 from messages written where written.sender_id = ${userId})`;

/** Selects what {@link joinEarlierMessage} compares with, of a message that is stored. */
export const selectPresentMessage = (messageId: SQL): SQL =>
  sql`select topic_id, seq, sender_id, created_at from messages where id = ${messageId}`;

/** The same of a message that is about to be written by somebody. */
export const selectNextMessage = (next: Record<'topicId' | 'senderId' | 'at', SQL>): SQL =>
  sql`select ${next.topicId} as topic_id, 9223372036854775807 as seq, ${next.senderId} as sender_id, ${next.at} as created_at`;

/**
 * Joins, as `earlier`, the message that `messageId` names where it was written before the message that `present` selects, in the same
 * topic, and still says what it said in `version`; `present` is that other message.
 */
export const joinEarlierMessage = ({
  messageId,
  version,
  present,
}: Record<'messageId' | 'version' | 'present', SQL>): SQL =>
  sql`join messages earlier on earlier.id = ${messageId} and earlier.version = ${version} and earlier.recalled_at is null
    join (${present}) present on present.topic_id = earlier.topic_id and earlier.seq < present.seq
      and ${isUnexpired(sql`earlier.expires_at`, sql`present.created_at`)}`;
