import type { Change, Message, Reaction, SeenInfo } from '@franca/contract';
import { and, desc, lt, sql } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import type { TopicMember, TopicMembers } from '../topics/Topics.ts';
import type { MessageTranslation } from '../translate/Translations.ts';
import type { ChatContext } from './ChatContext.ts';
import { createChangeRenderer } from './createChangeRenderer.ts';
import { selectReactions } from './createMessageLookups.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { isStarredBy } from './isStarred.ts';
import { whereReadable } from './whereReadable.ts';

/** Which page of a conversation. */
export type HistoryPage = {
  /** Only messages older than this ISO 8601 time. */
  fromDate?: string | undefined;
  /** Only messages with a smaller number. */
  beforeSeq?: number | undefined;
  limit: number;
};

/** Changes after a number. */
export type ChangesPage = { changes: Change[]; seq: number; has_more: boolean };

/** What was said and done in a topic. */
export type History = {
  /** Messages, newest first. */
  list: (members: TopicMembers, page: HistoryPage) => Promise<Message[]>;
  /** Numbered changes after `since`, in order, without gaps. */
  changes: (members: TopicMembers, page: { since: number; limit: number }) => Promise<ChangesPage>;
  /** One change as a member gets it. */
  change: (member: { topicId: string; self: TopicMember }, seq: number) => Promise<Change>;
  /** How far every other member has read. */
  seen: (members: TopicMembers) => Promise<SeenInfo[]>;
};

/** History over the database. */
export function createHistory(context: ChatContext, renderer: MessageRenderer): History {
  const { clock, db, topics, translations } = context;
  const changeRenderer = createChangeRenderer(context, renderer);

  return {
    list: async ({ topicId, self, all }, { fromDate, beforeSeq, limit }) => {
      const found = await db
        .select({
          row: messages,
          translation: translations.select(sql`messages.id`, sql`${self.reads}`),
          reactions: selectReactions,
          isStarred: isStarredBy(sql`messages.id`, sql`${self.userId}`),
          corrections: sql<string | null>`case when ${messages.senderId} = ${self.userId}
            then ${translations.selectCorrections(sql`messages.id`)} end`,
        })
        .from(messages)
        .where(
          and(
            whereReadable(topicId, self, clock()),
            fromDate ? lt(messages.createdAt, new Date(fromDate)) : undefined,
            beforeSeq ? lt(messages.seq, beforeSeq) : undefined,
          ),
        )
        .orderBy(desc(messages.seq))
        .limit(limit);
      const read = <Value>(json: string | null) => (json === null ? null : (JSON.parse(json) as Value));
      return renderer.renderForOnline(
        found.map(({ row }) => row),
        self,
        {
          people: new Map(
            all.map(({ userId: _id, name, avatar, country, isDeleted }) => [
              _id,
              { _id, name, avatar, country, ...(isDeleted && { is_deleted: true }) },
            ]),
          ),
          translations: new Map(
            found.map(({ row, translation }) => [
              row.id,
              translation === null ? null : translations.readSelected(translation),
            ]),
          ),
          starred: new Set(found.flatMap(({ row, isStarred }) => (isStarred ? row.id : []))),
          corrections: new Map(
            found.flatMap(({ row, corrections }) => {
              const proposed = read<MessageTranslation[]>(corrections);
              return proposed ? [[row.id, proposed] as const] : [];
            }),
          ),
          reactions: new Map(found.map(({ row, reactions }) => [row.id, read<Reaction[]>(reactions) ?? []])),
        },
      );
    },

    changes: async ({ topicId, self }, { since, limit }) => {
      const topic = await topics.find(topicId);
      const rows = await topics.changes.list({ topicId, since, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = page.at(-1)?.seq ?? since;
      const seq = Math.max(topic?.lastSeq ?? 0, last);
      const rendered = await changeRenderer.render(page, self, topic);
      return { changes: rendered, seq, has_more: rows.length > limit };
    },

    change: async ({ topicId, self }, seq) => {
      const rows = await topics.changes.list({ topicId, since: seq - 1, limit: 1 });
      const [change] = await changeRenderer.render(rows, self, await topics.find(topicId));
      if (!change) throw new Error('A change was looked for that was not made.');
      return change;
    },

    seen: async ({ topicId, others, isBlocked }) => {
      // What is read behind a block is not shown.
      const [other] = isBlocked ? others : [];
      const known = other && (await topics.changes.findSeen({ topicId, userId: other.userId }));
      const seenBefore = known ? new Date(known) : null;
      return others.flatMap(({ userId: _id, name, avatar, ...member }) => {
        const seenTime = isBlocked ? seenBefore : member.seenTime;
        return seenTime ? [{ _id, name, avatar, seen_time: seenTime.toISOString() }] : [];
      });
    },
  };
}
