import type { FoundMessage } from '@franca/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { rowsOf } from '../../db/Database.ts';
import { starredMessages } from '../../db/schema/chat.ts';
import { joinMember } from '../../db/shared/topics.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import type { FoundMessages } from './createFoundMessages.ts';
import { findInTopic } from './findMessage.ts';
import { isHiddenFrom } from './isHidden.ts';

/** The star of a message, and the number of the change that gave or took it. */
export type StarAnswer = { chat_id: string; is_starred: boolean; seq: number };

/** Which part of a person's starred messages. */
export type StarredPage = { topicId?: string | undefined; after?: string | undefined; limit: number };

/** Stars of messages: each person's own, on all devices. */
export function createStars({ db, clock, topics }: ChatContext, found: FoundMessages) {
  async function set(members: TopicMembers, chatId: string, isStarred: boolean): Promise<StarAnswer> {
    const { topicId, self } = members;
    const { userId } = self;
    const message = await findInTopic({ db, clock }, topicId, chatId);
    const isThere = message && message.type !== 'system' && message.seq > self.clearedSeq;
    if (!isThere || (isStarred && message.recalledAt)) throw new Refusal('message_not_found');
    const star = { messageId: message.id, userId };
    const change = await topics.changes.record(members, 'star', async (tx) => {
      const changed = isStarred
        ? await tx.insert(starredMessages).values(star).onConflictDoNothing().returning()
        : await tx
            .delete(starredMessages)
            .where(and(eq(starredMessages.messageId, message.id), eq(starredMessages.userId, userId)))
            .returning();
      return changed.length > 0
        ? { chat_id: message.chatId, user_id: userId, is_starred: isStarred }
        : undefined;
    });
    const before = { topicId, chatId: message.chatId, userId };
    const seq = change?.seq ?? (await topics.changes.findStar(before)) ?? message.seq;
    return { chat_id: message.chatId, is_starred: isStarred, seq };
  }

  /** A page of what somebody starred, newest first: of conversations that they are in, what they did not delete and nobody recalled. */
  async function list(
    userId: string,
    { topicId, after, limit }: StarredPage,
  ): Promise<{ messages: FoundMessage[]; next: string | null }> {
    const [date = '', id = ''] = after?.split('_') ?? [];
    const isAfter: SQL = after
      ? sql`(m.created_at, m.id) < (${new Date(Number(date)).toISOString()}::timestamptz, ${id}::uuid)`
      : sql`true`;
    const rows = await rowsOf<{ id: string; at: string }>(
      db,
      sql`select m.id, (extract(epoch from m.created_at) * 1000)::bigint::text as at from starred_messages star
        join messages m on m.id = star.message_id
        ${joinMember({ topicId: sql`m.topic_id`, userId: sql`star.user_id` })}
        where star.user_id = ${userId} and m.seq > member.cleared_seq and m.recalled_at is null
          and ${topicId ? sql`m.topic_id = ${topicId}` : sql`true`} and ${isAfter}
          and not ${isHiddenFrom(sql`m.id`, sql`${userId}`)}
        order by m.created_at desc, m.id desc limit ${limit + 1}`,
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      messages: await found(
        userId,
        page.map((row) => row.id),
      ),
      next: rows.length > limit && last ? `${last.at}_${last.id}` : null,
    };
  }

  return { star: set, starred: list };
}
