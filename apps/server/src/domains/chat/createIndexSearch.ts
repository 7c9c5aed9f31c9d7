import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/Database.ts';
import {
  selectAttachmentTextsWith,
  selectAttachmentTranslationsWith,
} from '../../db/shared/attachmentTexts.ts';
import { selectTranslationsWith } from '../../db/shared/translations.ts';
import { isHiddenFrom } from './isHidden.ts';
import {
  includesFolded,
  includesParts,
  isBefore,
  isWritten,
  type Place,
  type Search,
  timeOf,
  viewOf,
} from './messageSearchParts.ts';

/** From more messages with the words on, reading the newest messages costs less than all that the index finds. */
const mostFound = 700;

/** Uses the index of words in a transaction: the embedded database does without these scans elsewhere, and this index knows no other. */
const useIndex = (tx: Database) => tx.execute(sql`select set_config('enable_bitmapscan', 'on', true)`);

/** What holds words, of each topic by itself: a query for all at once would compare every message with the words of every topic. */
const holding = (selected: SQL): SQL =>
  sql`select one.*, view.topic_id as viewed, view.cleared, view.reads, view.until
    from view cross join lateral (${selected} offset 0) one limit ${sql.raw(String(mostFound + 1))}`;

/** Messages that contain the words. */
const written = holding(
  sql`select id, topic_id, seq, type, content, created_at from messages m
    where m.words @@ view.words and m.content is not null`,
);

/** Translations that contain the words. */
const translated = holding(selectTranslationsWith(sql`view.words`, sql``));

/** Whether somebody has deleted the message: it is asked in the order of the page, until that is full. */
const pageOf = (userId: string, { after, limit }: Search): SQL =>
  sql`select found.id, ${timeOf(sql`found`)} as at from (
      select id, created_at from found where ${after ? isBefore(sql`found`, after) : sql`true`}
      order by created_at desc, id desc offset 0) found
    where not ${isHiddenFrom(sql`found.id`, sql`${userId}`)}
    order by found.created_at desc, found.id desc limit ${limit}`;

/**
 * The newest messages that contain words, by the index of words. It knows no order, so all that contains them is read; undefined where that is
 * very much.
 */
export function createIndexSearch(db: Database) {
  return async (userId: string, search: Search): Promise<Place[] | undefined> => {
    const { parts, views } = search;
    const [read] = await db.transaction(async (tx) => {
      await useIndex(tx);
      return rowsOf<{ places: Place[] | null }>(
        tx,
        sql`with ${viewOf(views)},
          written as materialized (${written}),
          translated as materialized (${translated}),
          few as (select (select count(*) from written) <= ${mostFound} and (select count(*) from translated) <= ${mostFound} as few),
          found as (
            select m.id, m.created_at from written m
              where m.topic_id = m.viewed and m.seq > m.cleared
                and ${isWritten}${includesParts(sql`m.content`, parts)}
            union
            select m.id, m.created_at from translated t join messages m on m.id = t.message_id and m.version = t.version
              where m.topic_id = t.viewed and t.language = t.reads and m.seq > t.cleared
                and m.sender_id <> ${userId} and m.recalled_at is null and m.created_at <= t.until${includesParts(sql`t.text`, parts)}
            union
            select m.id, m.created_at from view cross join lateral (
                ${selectAttachmentTextsWith(sql`view.words`, includesFolded(sql`a.folded`, parts))} offset 0) a
              join messages m on m.id = a.message_id
              where m.topic_id = view.topic_id and m.seq > view.cleared and m.recalled_at is null
                and (a.medium <> 'picture' or view.pictures)
            union
            select m.id, m.created_at from view cross join lateral (
                ${selectAttachmentTranslationsWith(sql`view.words`, includesParts(sql`b.text`, parts))} offset 0) b
              join messages m on m.id = b.message_id
              where m.topic_id = view.topic_id and b.language = view.reads and m.seq > view.cleared
                and m.recalled_at is null and m.created_at <= view.until
                and (b.medium = 'voice' or view.pictures))
          select case when (select few from few)
            then coalesce((select json_agg(page) from (${pageOf(userId, search)}) page), '[]') end as places`,
      );
    });
    return read?.places ?? undefined;
  };
}
