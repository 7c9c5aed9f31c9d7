import { and, asc, gt, sql } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import type { ChatContext } from './ChatContext.ts';
import { isStarredBy } from './isStarred.ts';
import { readPolls } from './pollStates.ts';
import { whereReadable } from './whereReadable.ts';

/** A message as its readers keep it: as it was written, without the translations of engines. */
export type TranscriptLine = {
  /** ISO 8601. */
  date: string;
  /** Name of the writer. */
  by: string;
  type: string;
  /** Null where there are no words, or where it was recalled. */
  text: string | null;
  recalled: boolean;
  /** Whether the reader starred it. */
  starred: boolean;
  /** Of a poll, the options that the reader chose. */
  votes: string[];
  /** Translations that the reader proposed, by their languages (BCP 47). */
  corrections: { language: string; text: string }[];
  attachments: { name: string | null; url: string }[];
};

/** Messages in one page. */
const pageSize = 500;

/** What a member can read of a topic, oldest first, page by page. */
export function createTranscript({ clock, db, topics, translations, users }: ChatContext) {
  return async function* pagesOf(topicId: string, userId: string): AsyncGenerator<TranscriptLine[]> {
    const { self, all } = await topics.membership.require({ topicId, userId });
    const names = new Map(all.map((member) => [member.userId, member.name]));
    for (let after = self.clearedSeq; ; ) {
      const rows = await db
        .select({ row: messages, isStarred: isStarredBy(sql`messages.id`, sql`${userId}`) })
        .from(messages)
        .where(and(whereReadable(topicId, self, clock()), gt(messages.seq, after)))
        .orderBy(asc(messages.seq))
        .limit(pageSize);
      const unknown = rows.map(({ row }) => row.senderId).filter((id) => !names.has(id));
      for (const { id, name } of await users.find([...new Set(unknown)])) names.set(id, name);
      const proposed = await translations.corrections(rows.map(({ row }) => row.id));
      const polls = await readPolls(
        db,
        rows.map(({ row }) => row),
        userId,
      );
      const votesIn = (id: string, content: string | null) => {
        const [, ...options] = content?.split('\n') ?? [];
        return options.filter((_, place) => polls.get(id)?.options[place]?.is_own);
      };
      const ownOf = (id: string) =>
        (proposed.get(id) ?? []).flatMap(({ corrected_by, language, text }) =>
          corrected_by === userId && text !== null ? { language, text } : [],
        );
      yield rows.map(
        ({ row: { id, createdAt, senderId, type, content, recalledAt, attachments }, isStarred }) => ({
          date: createdAt.toISOString(),
          by: names.get(senderId) ?? '',
          type,
          text: content,
          recalled: recalledAt !== null,
          starred: isStarred,
          votes: votesIn(id, content),
          corrections: ownOf(id),
          attachments: attachments.map(({ name, origin_url }) => ({ name: name ?? null, url: origin_url })),
        }),
      );
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return;
      after = last.row.seq;
    }
  };
}
