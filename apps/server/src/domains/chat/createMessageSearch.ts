import { type FoundMessage, planIncludes } from '@franca/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/Database.ts';
import {
  selectAttachmentTextsWith,
  selectAttachmentTranslationsWith,
} from '../../db/shared/attachmentTexts.ts';
import { writtenTypes } from '../../db/shared/messageTypes.ts';
import { selectTranslationsWith } from '../../db/shared/translations.ts';
import type { ChatContext } from './ChatContext.ts';
import type { FoundMessages } from './createFoundMessages.ts';
import { isHiddenFrom } from './isHidden.ts';

/** What is searched for: words, and where the page before ended. */
export type MessageSearch = { query: string; after?: string | undefined; limit: number };

/** A page of what was found; `next` is where the following one begins. */
export type FoundPage = { messages: FoundMessage[]; next: string | null };

/** A message that was found, and when it was written: milliseconds since 1970. */
type Place = { id: string; at: string };
/** Where the page before ended. */
type Cursor = { date: number; id: string };
/** What a search looks for, in which conversations. */
type Search = {
  parts: readonly string[][];
  views: readonly object[];
  after: Cursor | undefined;
  limit: number;
};

/** From about so many messages with the words on, reading the newest messages costs less than all that the index finds. */
const manyFound = 3000;
/** Messages that are read at first, and at most at once, where very many have the words. */
const [firstRead, mostRead] = [100, 3200];

/** That the content of a message `m` is words. */
const isWritten = sql`m.type in (${sql.join(
  writtenTypes.map((type) => sql`${type}`),
  sql`, `,
)})`;

const timeOf = (row: SQL): SQL => sql`(extract(epoch from ${row}.created_at) * 1000)::bigint::text`;

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

  /** Columns of the conversations of a person, as the parts of a search read them. */
  const viewOf = (views: readonly object[]): SQL =>
    sql`view as materialized (select topic_id, cleared, reads, until, pictures, words::tsquery as words
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
        as view (topic_id uuid, cleared bigint, reads text, until timestamptz, pictures boolean, words text))`;

  const isBefore = (row: SQL, { date, id }: Cursor): SQL =>
    sql`(${row}.created_at, ${row}.id) < (${new Date(date).toISOString()}::timestamptz, ${id}::uuid)`;

  /** Uses the index of words in a transaction: the embedded database does without these scans elsewhere, and this index knows no other. */
  const useIndex = (tx: Database) => tx.execute(sql`select set_config('enable_bitmapscan', 'on', true)`);

  /** Whether very many messages, or translations, hold the words: no more are counted than that takes. */
  async function areMany(tx: Database, { views }: Search): Promise<boolean> {
    const most = sql.raw(String(manyFound));
    const isMany = (table: SQL, text: SQL, isSearched: SQL): SQL =>
      sql`(select count(*) from (select 1 from view cross join lateral (
          select 1 from ${table} where search_words(topic_id, ${text}) @@ view.words and ${isSearched} offset 0) one
        limit ${most}) as many) = ${most}`;
    const written = isMany(sql`messages`, sql`content`, sql`content is not null`);
    const translated = isMany(sql`message_translations`, sql`text`, sql`state = 'done' and text is not null`);
    const [found] = await rowsOf<{ many: boolean }>(
      tx,
      sql`with ${viewOf(views)} select (${written} or ${translated}) as many`,
    );
    return found?.many ?? false;
  }

  /** What holds the words, by the index: it knows no order, so all that holds them is read. */
  async function findByIndex(
    tx: Database,
    userId: string,
    { parts, views, after, limit }: Search,
  ): Promise<Place[]> {
    // Each topic by itself: a query for all at once would compare every message with the words of every topic.
    return rowsOf<Place>(
      tx,
      sql`with ${viewOf(views)},
        found as (
          select m.id, m.created_at from view cross join lateral (
              select id, topic_id, seq, created_at from messages m
              where search_words(m.topic_id, m.content) @@ view.words and m.content is not null
                and ${isWritten}${includesParts(sql`m.content`, parts)} offset 0) m
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
        select found.id, ${timeOf(sql`found`)} as at from found
        where ${after ? isBefore(sql`found`, after) : sql`true`} and not ${isHiddenFrom(sql`found.id`, sql`${userId}`)}
        order by found.created_at desc, found.id desc limit ${limit}`,
    );
  }

  /** The newest messages before a place, and which of them hold the words, by reading them. */
  async function readNewest(
    userId: string,
    { parts, views, after }: Search,
    size: number,
  ): Promise<{ places: Place[]; last: Place | null; count: number }> {
    const isNext = (row: SQL): SQL => (after ? sql` and ${isBefore(row, after)}` : sql``);
    const isOf = sql` and a.message_id = m.id`;
    const [read] = await rowsOf<{ found: Place[]; last: Place | null; count: number }>(
      db,
      sql`with ${viewOf(views)},
        newest as materialized (
          select m.* from view cross join lateral (
              select m.id, m.topic_id, m.sender_id, m.type, m.content, m.version, m.recalled_at, m.created_at from messages m
              where m.topic_id = view.topic_id and m.seq > view.cleared${isNext(sql`m`)}
              order by m.created_at desc, m.id desc limit ${size}) m
          order by m.created_at desc, m.id desc limit ${size}),
        found as (
          select m.id, m.created_at from newest m join view on view.topic_id = m.topic_id
            where not ${isHiddenFrom(sql`m.id`, sql`${userId}`)} and (
              (m.content is not null and ${isWritten}
                and search_words(m.topic_id, m.content) @@ view.words${includesParts(sql`m.content`, parts)})
              or (m.recalled_at is null and (
                (m.sender_id <> ${userId} and m.created_at <= view.until and exists (
                  ${selectTranslationsWith(
                    sql`view.words`,
                    sql`${includesParts(sql`t.text`, parts)}
                    and t.message_id = m.id and t.version = m.version and t.language = view.reads`,
                  )}))
                or exists (select 1 from (
                  ${selectAttachmentTextsWith(sql`view.words`, sql`${includesParts(sql`a.text`, parts)}${isOf}`)}) a
                  where a.medium = 'voice' or view.pictures)
                or (m.created_at <= view.until and exists (select 1 from (
                  ${selectAttachmentTranslationsWith(sql`view.words`, sql`${includesParts(sql`b.text`, parts)}${isOf}`)}) b
                  where b.language = view.reads and (b.medium = 'voice' or view.pictures)))))))
        select coalesce((select json_agg(page) from (
            select found.id, ${timeOf(sql`found`)} as at from found order by found.created_at desc, found.id desc) page), '[]') as found,
          (select json_build_object('id', oldest.id, 'at', ${timeOf(sql`oldest`)}) from newest oldest
            order by oldest.created_at, oldest.id limit 1) as last,
          (select count(*)::integer from newest) as count`,
    );
    return { places: read?.found ?? [], last: read?.last ?? null, count: read?.count ?? 0 };
  }

  /** What holds words that very many messages hold: the newest are read, as many as are expected to be enough, until there are. */
  async function findNewest(userId: string, search: Search): Promise<Place[]> {
    const places: Place[] = [];
    let { after } = search;
    let count = 0;
    for (let size = firstRead; places.length < search.limit; ) {
      const read = await readNewest(userId, { ...search, after }, size);
      places.push(...read.places);
      count += read.count;
      if (read.count < size || !read.last) break;
      after = { date: Number(read.last.at), id: read.last.id };
      const missing = search.limit - places.length;
      size = Math.min(mostRead, Math.ceil((1.2 * missing * count) / Math.max(1, places.length)));
    }
    return places.slice(0, search.limit);
  }

  async function find(userId: string, search: Search): Promise<Place[]> {
    const places = await db.transaction(async (tx) => {
      await useIndex(tx);
      return (await areMany(tx, search)) ? undefined : findByIndex(tx, userId, search);
    });
    return places ?? findNewest(userId, search);
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
    const [date = '', id = ''] = after?.split('_') ?? [];
    const cursor = after ? { date: Number(date), id } : undefined;
    const found = await find(userId, { parts, views, after: cursor, limit: limit + 1 });
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
