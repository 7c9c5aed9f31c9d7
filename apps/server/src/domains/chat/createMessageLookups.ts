import type { Reaction } from '@franca/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { messages, reactions, starredMessages } from '../../db/schema/chat.ts';
import { isUnexpired } from '../../db/shared/chat.ts';
import type { ChatContext, MessageRow } from './ChatContext.ts';
import { isHiddenFrom } from './isHidden.ts';
import type { SharedContact } from './toMessage.ts';

/** Reactions to a message as JSON, oldest first, for use in another statement. */
export const selectReactions = sql<string>`(select coalesce(json_agg(json_build_object(
    'user_id', ${reactions.userId}, 'emoji', ${reactions.emoji}) order by ${reactions.createdAt}), '[]')::text
  from ${reactions} where ${reactions.messageId} = messages.id)`;

/** A topic of which somebody is shown the newest message. */
export type PreviewView = { topicId: string; clearedSeq: number; userId: string };

/** What rendering messages looks up, each thing once for all messages. */
export type MessageLookups = {
  /** People by id. */
  peopleOf: (ids: readonly string[]) => Promise<Map<string, SharedContact>>;
  /** Messages by their ids, in no order. */
  rowsByIds: (ids: readonly string[]) => Promise<MessageRow[]>;
  /** Reactions by message, oldest first. */
  reactionsOf: (ids: readonly string[]) => Promise<Map<string, Reaction[]>>;
  /** Those of some messages that somebody starred. */
  starredAmong: (ids: readonly string[], userId: string) => Promise<ReadonlySet<string>>;
  /** Newest message of each topic that its reader has not deleted, and whose time is not over. */
  newestOf: (views: readonly PreviewView[]) => Promise<MessageRow[]>;
};

/** Look-ups in the database. */
export function createMessageLookups({
  clock,
  db,
  users,
}: Pick<ChatContext, 'clock' | 'db' | 'users'>): MessageLookups {
  async function peopleOf(ids: readonly string[]): Promise<Map<string, SharedContact>> {
    const found = await users.find([...new Set(ids)]);
    return new Map(
      found.map(({ id: _id, name, avatar, country, deletedAt }) => [
        _id,
        { _id, name, avatar, country, ...(deletedAt && { is_deleted: true }) },
      ]),
    );
  }

  async function rowsByIds(ids: readonly string[]): Promise<MessageRow[]> {
    if (ids.length === 0) return [];
    return db
      .select()
      .from(messages)
      .where(inArray(messages.id, [...new Set(ids)]));
  }

  async function reactionsOf(ids: readonly string[]): Promise<Map<string, Reaction[]>> {
    const found = new Map<string, Reaction[]>();
    if (ids.length === 0) return found;
    const rows = await db
      .select()
      .from(reactions)
      .where(inArray(reactions.messageId, [...ids]))
      .orderBy(reactions.createdAt);
    for (const { messageId, userId, emoji } of rows) {
      found.set(messageId, [...(found.get(messageId) ?? []), { user_id: userId, emoji }]);
    }
    return found;
  }

  async function starredAmong(ids: readonly string[], userId: string): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .select({ id: starredMessages.messageId })
      .from(starredMessages)
      .where(and(eq(starredMessages.userId, userId), inArray(starredMessages.messageId, [...ids])));
    return new Set(rows.map(({ id }) => id));
  }

  async function newestOf(views: readonly PreviewView[]): Promise<MessageRow[]> {
    if (views.length === 0) return [];
    const places = sql.join(
      views.map((view) => sql`(${view.topicId}::uuid, ${view.clearedSeq}::bigint, ${view.userId}::uuid)`),
      sql`, `,
    );
    const newest = sql`select newest.id from (values ${places}) as view (topic_id, cleared, user_id)
      cross join lateral (select m.id from messages m
        where m.topic_id = view.topic_id and m.seq > view.cleared
          and ${isUnexpired(sql`m.expires_at`, clock())} and not ${isHiddenFrom(sql`m.id`, sql`view.user_id`)} order by m.seq desc limit 1) newest`;
    return db.select().from(messages).where(sql`${messages.id} in (${newest})`);
  }

  return { peopleOf, rowsByIds, reactionsOf, starredAmong, newestOf };
}
