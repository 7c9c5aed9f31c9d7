import { type SQL, sql } from 'drizzle-orm';

// Parts of statements of other domains; tables are named here by their owner alone.

/**
 * Takes the next number and the next date of a topic for a message, where `condition` is true: part `topic` of the statement
 * that stores the message. The topic stays locked until the statement ends.
 */
export function takePlace({ topicId, at, condition }: { topicId: SQL; at: SQL; condition: SQL }): SQL {
  const later = sql`greatest(${at}::timestamptz, last_message_at + interval '1 millisecond')`;
  return sql`update topics
    set last_seq = last_seq + 1, last_message_at = ${later}, updated_at = greatest(updated_at, ${later})
    where id = ${topicId} and ${condition} returning id, last_seq, last_message_at, message_lifetime`;
}

/** Stores the change that a message is, from part `message` of the statement. */
export const recordMessageChange = sql`insert into topic_changes (topic_id, seq, kind, payload, created_at)
  select topic_id, seq, 'message', jsonb_build_object('message_id', id::text), created_at from message`;

/** Shows the topic of part `message` again to members who have it hidden, and returns them. */
export const showTopicAgain = sql`update topic_members set is_hidden = false
  where topic_id = (select topic_id from message) and is_hidden returning user_id`;

/** Joins what a topic is like for a person, as `member`. */
export const joinMember = ({ topicId, userId }: { topicId: SQL; userId: SQL }): SQL =>
  sql`join topic_members member on member.topic_id = ${topicId} and member.user_id = ${userId}`;

/** Whether a person has muted a topic. */
export const isMutedBy = ({ topicId, userId }: { topicId: SQL; userId: SQL }): SQL =>
  sql`exists (select 1 from topic_members muted
    where muted.topic_id = ${topicId} and muted.user_id = ${userId} and muted.is_muted)`;

/** Whether some member of a topic lets only engines of this server see its texts. */
export const isLocalOnlyIn = (topicId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from topic_members wary
    where wary.topic_id = ${topicId} and wary.local_only_at is not null)`;

/** Whether a person is in any topic. */
export const isInSomeTopic = (userId: SQL): SQL =>
  sql`exists (select 1 from topic_members somewhere where somewhere.user_id = ${userId})`;
