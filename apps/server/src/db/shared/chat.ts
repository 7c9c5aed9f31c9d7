import { type SQL, sql } from 'drizzle-orm';

// Parts of statements of other domains; tables are named here by their owner alone.

/**
 * Whether the time of a message is not over at a moment (docs/behaviour/messages.md, Disappearing messages): from then on nobody is shown
 * it, whether it has been emptied yet or not.
 */
export const isUnexpired = (expiresAt: SQL, at: Date | SQL): SQL =>
  sql`(${expiresAt} is null or ${expiresAt} > ${at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at})`;

/** Whether a row of `messages` is one that others count as unread at a moment. */
export const isCounted = (message: SQL, at: Date): SQL =>
  sql`${message}.recalled_at is null and ${message}.type <> 'system' and ${isUnexpired(sql`${message}.expires_at`, at)}`;

/** Joins, as `m`, the messages that `member` (a row of a topic and a person) has not seen and is to see at a moment. */
export const joinUnseenMessages = (at: Date): SQL => sql`join messages m on m.topic_id = member.topic_id
  and m.seq > greatest(member.seen_seq, member.cleared_seq)
  and m.sender_id <> member.user_id and ${isCounted(sql`m`, at)}
  and not exists (select 1 from hidden_messages hidden where hidden.message_id = m.id and hidden.user_id = member.user_id)`;

/** Whether a row of `messages` mentions a person. */
export const mentionsPerson = (message: SQL, userId: SQL): SQL =>
  sql`${message}.mentions @> jsonb_build_array(jsonb_build_object('user_id', ${userId}))`;

/**
 * Selects how many messages of a topic each of some readers has not seen, and how many of them mention the reader: `user_id`,
 * `messages`, `mentions`. Each message is read once for all of them. The numbers up to which they have seen are sorted: the place of a
 * message, or of a reader, is how many of them are smaller than the number of the message, or not greater than that of the reader. Unseen by
 * a reader are the messages at the same place or a later one.
 *
 * @param readers selects `user_id` and `after`, the number up to which that person has seen
 */
export function selectUnreadByReader(unread: { topicId: string; readers: SQL; at: Date }): SQL {
  const { topicId, readers, at } = unread;
  const isUnseen = sql`unseen.place >= reader.place and unseen.sender_id <> reader.user_id`;
  const isHidden = sql`exists (select 1 from hidden where hidden.id = unseen.id and hidden.user_id = reader.user_id)`;
  return sql`with chosen as materialized (${readers}),
    places as materialized (select array_agg(distinct after order by after) as afters, min(after) as first from chosen),
    reader as materialized (select user_id, width_bucket(after, (select afters from places)) as place from chosen),
    unseen as materialized (
      select id, sender_id, mentions, width_bucket(m.seq - 1, (select afters from places)) as place
      from messages m where m.topic_id = ${topicId} and m.seq > (select first from places)
        and ${isCounted(sql`m`, at)}),
    counted as materialized (select place, sender_id, count(*) as messages from unseen group by place, sender_id),
    mentioning as materialized (select * from unseen where mentions <> '[]'::jsonb),
    hidden as materialized (
      select unseen.*, hidden_messages.user_id from hidden_messages
      join unseen on unseen.id = hidden_messages.message_id
      where hidden_messages.user_id in (select user_id from chosen))
    select reader.user_id,
      (select coalesce(sum(unseen.messages), 0) from counted unseen where ${isUnseen})
        - (select count(*) from hidden unseen where ${isUnseen} and unseen.user_id = reader.user_id) as messages,
      (select count(*) from mentioning unseen where ${isUnseen}
        and ${mentionsPerson(sql`unseen`, sql`reader.user_id`)} and not ${isHidden}) as mentions
    from reader`;
}

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
