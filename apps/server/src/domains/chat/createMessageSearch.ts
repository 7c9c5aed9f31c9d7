import { type FoundMessage, planIncludes } from '@franca/contract';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/Database.ts';
import {
  selectAttachmentTextsWith,
  selectAttachmentTranslationsWith,
} from '../../db/shared/attachmentTexts.ts';
import { selectTranslationsWith } from '../../db/shared/translations.ts';
import type { ChatContext } from './ChatContext.ts';
import type { FoundMessages } from './createFoundMessages.ts';
import { isHiddenFrom } from './isHidden.ts';

/** What is searched for: words, and where the page before ended. */
export type MessageSearch = { query: string; after?: string | undefined; limit: number };

/** A page of what was found; `next` is where the following one begins. */
export type FoundPage = { messages: FoundMessage[]; next: string | null };

/** Characters of a word that the index holds; `search_words` says the same. */
const wordLength = 32;

/** The article of Arabic, with what may be joined to it; `search_words` says the same. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/u;

/** The words of a part of the query as the index finds them in one topic: the last one may go on. */
function indexQuery(parts: readonly string[][], topicId: string): string {
  const topic = topicId.slice(0, 8);
  return parts
    .flatMap((words) =>
      words.map((word, index) => {
        const forms = [...new Set([word, word.replace(article, '')])].map((form) => {
          const key = [...form].slice(0, wordLength).join('');
          // What is not a letter, a digit or a sign that stands for a word is gone, so nothing in it can end the quotes.
          return `'${topic}${key}'${index === words.length - 1 ? ':*' : ''}`;
        });
        return `(${forms.join(' | ')})`;
      }),
    )
    .join(' & ');
}

/** That a text holds words side by side, as they stand in a part of the query: the index only knows that it holds each. */
const includesParts = (text: SQL, parts: readonly string[][]): SQL =>
  sql.join(
    parts
      .filter((words) => words.length > 1)
      .map((words) => sql` and search_text(${text}) like ${`% ${words.join(' ')}%`}`),
    sql``,
  );

/**
 * Messages of all of somebody's conversations that hold words, in what was written, said or stands in a picture, or in its translation for
 * them, newest first. A word
 * is found by its beginning. The index keeps words by topic, so a search costs as much as the person's own conversations hold of them.
 */
export function createMessageSearch({ db, topics }: ChatContext, shown: FoundMessages) {
  /** The query as the index has it: words, of each part between two spaces. */
  async function partsOf(query: string): Promise<string[][]> {
    const parts = JSON.stringify(query.trim().split(/\s+/u));
    const rows = await rowsOf<{ words: string }>(
      db,
      sql`select btrim(search_text(part)) as words from jsonb_array_elements_text(${parts}::jsonb) as part`,
    );
    return rows.flatMap(({ words }) => (words === '' ? [] : [words.split(' ')]));
  }

  async function find(
    userId: string,
    parts: readonly string[][],
    { views, after, limit }: { views: readonly object[]; after: string | undefined; limit: number },
  ): Promise<{ id: string; at: number }[]> {
    const [date = '', id = ''] = after?.split('_') ?? [];
    const isAfter = after
      ? sql`(found.created_at, found.id) < (${new Date(Number(date)).toISOString()}::timestamptz, ${id}::uuid)`
      : sql`true`;
    return db.transaction(async (tx) => {
      // The embedded database does without these scans elsewhere, and this index knows no other.
      await tx.execute(sql`select set_config('enable_bitmapscan', 'on', true)`);
      // Each topic by itself: a query for all at once would compare every message with the words of every topic.
      const rows = await rowsOf<{ id: string; at: string }>(
        tx,
        sql`with view as materialized (select topic_id, cleared, reads, until, pictures, words::tsquery as words
            from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
              as view (topic_id uuid, cleared bigint, reads text, until timestamptz, pictures boolean, words text)),
          found as (
            select m.id, m.created_at from view cross join lateral (
                select id, topic_id, seq, created_at from messages m
                where search_words(m.topic_id, m.content) @@ view.words and m.content is not null
                  and m.type in ('message', 'image', 'file', 'audio')${includesParts(sql`m.content`, parts)} offset 0) m
              where m.topic_id = view.topic_id and m.seq > view.cleared
            union
            select m.id, m.created_at from view cross join lateral (
                ${selectTranslationsWith(sql`view.words`, includesParts(sql`t.text`, parts))} offset 0) t
              join messages m on m.id = t.message_id and m.version = t.version
              where m.topic_id = view.topic_id and t.language = view.reads and m.seq > view.cleared
                and m.sender_id <> ${userId} and m.recalled_at is null and m.created_at <= view.until
            union
            select m.id, m.created_at from view cross join lateral (
                ${selectAttachmentTextsWith(sql`view.words`, includesParts(sql`a.text`, parts))} offset 0) a
              join messages m on m.id = a.message_id
              where m.topic_id = view.topic_id and m.seq > view.cleared and m.recalled_at is null
                and (a.medium = 'voice' or view.pictures)
            union
            select m.id, m.created_at from view cross join lateral (
                ${selectAttachmentTranslationsWith(sql`view.words`, includesParts(sql`b.text`, parts))} offset 0) b
              join messages m on m.id = b.message_id
              where m.topic_id = view.topic_id and b.language = view.reads and m.seq > view.cleared
                and m.recalled_at is null and m.created_at <= view.until
                and (b.medium = 'voice' or view.pictures))
          select found.id, (extract(epoch from found.created_at) * 1000)::bigint::text as at from found
          where ${isAfter} and not ${isHiddenFrom(sql`found.id`, sql`${userId}`)}
          order by found.created_at desc, found.id desc limit ${limit}`,
      );
      return rows.map((row) => ({ id: row.id, at: Number(row.at) }));
    });
  }

  return async (userId: string, { query, after, limit }: MessageSearch): Promise<FoundPage> => {
    const [self, parts] = await Promise.all([topics.membership.ofPerson(userId), partsOf(query)]);
    if (parts.length === 0 || self.size === 0) return { messages: [], next: null };
    const views = [...self].map(([topic_id, { clearedSeq, reads, isTranslated, translatedUntil, plan }]) => ({
      topic_id,
      cleared: clearedSeq,
      reads,
      until: isTranslated ? 'infinity' : (translatedUntil?.toISOString() ?? '-infinity'),
      pictures: planIncludes(plan, 'imageTranslation'),
      words: indexQuery(parts, topic_id),
    }));
    const found = await find(userId, parts, { views, after, limit: limit + 1 });
    const page = found.slice(0, limit);
    if (page.length === 0) return { messages: [], next: null };
    const last = page.at(-1);
    return {
      messages: await shown(
        userId,
        page.map(({ id }) => id),
      ),
      next: found.length > limit && last ? `${last.at}_${last.id}` : null,
    };
  };
}
