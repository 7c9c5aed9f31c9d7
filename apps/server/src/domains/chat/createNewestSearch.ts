import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/Database.ts';
import {
  selectAttachmentTextsWith,
  selectAttachmentTranslationsWith,
} from '../../db/shared/attachmentTexts.ts';
import { selectTranslationsWith } from '../../db/shared/translations.ts';
import { isHiddenFrom } from './isHidden.ts';
import {
  type Cursor,
  includesFolded,
  includesParts,
  isBefore,
  isWritten,
  type Place,
  type Search,
  timeOf,
  viewOf,
} from './messageSearchParts.ts';

/** Messages that are read at first, and at most at once. */
const [firstRead, mostRead] = [256, 2000];
/** Of each conversation, at least so many: fewer cost as much. */
const leastEach = 8;
/** How many times as much is read next, at most. */
const mostGrowth = 8;
/** The id of a message after which none comes. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** How far the messages of all conversations were read, from new to old. */
export type Reading = {
  /** Those that contain the words, newest first. */
  places: readonly Place[];
  /** How many were read. */
  count: number;
  /** Where to go on; null when nothing is left. */
  next: Step | null;
};

/** What is read next. */
type Step = {
  /** Where to begin. */
  after: Cursor | undefined;
  /** So many messages of each conversation, at most. */
  each: number;
  /** Nothing that is as old as this, in milliseconds since 1970, or older. */
  since: number | null;
};

/** What was read; times are milliseconds since 1970. */
type Part = {
  found: Place[];
  count: number;
  newest: string | null;
  /** All that is newer than this was read, of each conversation; null where all of them were read to the end. */
  bound: string | null;
};

const momentOf = (time: number | null): SQL =>
  sql`${time === null ? '-infinity' : new Date(time).toISOString()}::timestamptz`;

/** That a message `m`, its translation for the person, or the words of its voices, pictures and files hold what is searched for. */
const holdsWords = (userId: string, parts: readonly string[][]): SQL => {
  const isOf = sql` and a.message_id = m.id`;
  const translation = selectTranslationsWith(
    sql`m.wanted`,
    sql`${includesParts(sql`t.text`, parts)} and t.message_id = m.id and t.version = m.version and t.language = m.reads`,
  );
  const recognised = selectAttachmentTextsWith(
    sql`m.wanted`,
    sql`${includesFolded(sql`a.folded`, parts)}${isOf}`,
  );
  const recognisedTranslation = selectAttachmentTranslationsWith(
    sql`m.wanted`,
    sql`${includesParts(sql`b.text`, parts)}${isOf}`,
  );
  return sql`(m.content is not null and ${isWritten} and m.words @@ m.wanted${includesParts(sql`m.content`, parts)})
    or (m.recalled_at is null and (
      (m.sender_id <> ${userId} and m.created_at <= m.until and exists (${translation}))
      or (m.has_files and (
        exists (select 1 from (${recognised}) a where a.medium <> 'picture' or m.pictures)
        or (m.created_at <= m.until and exists (
          select 1 from (${recognisedTranslation}) b where b.language = m.reads and (b.medium = 'voice' or m.pictures)))))))`;
};

/** How many are read next, of each conversation and back to when, after a part that has not filled the page. */
function nextStep(step: Step, part: Part, reading: Omit<Reading, 'next'>, limit: number): Step | null {
  const reached = part.bound === null ? step.since : Number(part.bound);
  if (reached === null) return null;
  const missing = limit - reading.places.length;
  const expected = (1.2 * missing * reading.count) / Math.max(1, reading.places.length);
  const growth = Math.min(
    mostGrowth,
    Math.min(mostRead, Math.max(firstRead, expected)) / Math.max(1, part.count),
  );
  // Conversations in which little is written have nothing in the time that is likely to hold enough.
  const span = (step.after?.date ?? Number(part.newest ?? reached)) - reached;
  const since = reached - 2 * span * Math.max(1, growth);
  // Messages of one moment may be more than were read.
  const each = part.count === 0 ? step.each * mostGrowth : Math.min(mostRead, Math.ceil(step.each * growth));
  return {
    after: { date: reached, id: lastId },
    each: Math.max(leastEach, each),
    since: since < reached && since > 0 ? since : null,
  };
}

/**
 * Finds words by reading the newest messages of all conversations of a person. Of each conversation so many are read, and those count that
 * are newer than what was left unread of any.
 */
export function createNewestSearch(db: Database) {
  async function readPart(userId: string, { parts, views }: Search, step: Step): Promise<Part> {
    const isNext = step.after ? sql` and ${isBefore(sql`m`, step.after)}` : sql``;
    const [read] = await rowsOf<Part>(
      db,
      sql`with ${viewOf(views)},
        read as materialized (
          select m.*, view.reads, view.until, view.pictures, view.words as wanted from view cross join lateral (
            select m.id, m.topic_id, m.sender_id, m.type, m.content, m.words, m.version, m.recalled_at, m.created_at,
              (m.attachments <> '[]'::jsonb or m.type = 'location') as has_files
            from messages m
            where m.topic_id = view.topic_id and m.seq > view.cleared${isNext} and m.created_at > ${momentOf(step.since)}
            order by m.created_at desc, m.id desc limit ${step.each}) m),
        bound as (select max(oldest) as created_at from (
          select min(created_at) as oldest from read group by topic_id having count(*) = ${step.each}) as unfinished),
        newest as materialized (
          select read.* from read cross join bound where bound.created_at is null or read.created_at > bound.created_at),
        found as materialized (
          select m.id, m.created_at from newest m where ${holdsWords(userId, parts)})
        select coalesce((select json_agg(page) from (
            select found.id, ${timeOf(sql`found`)} as at from found
            where not ${isHiddenFrom(sql`found.id`, sql`${userId}`)}
            order by found.created_at desc, found.id desc) page), '[]') as found,
          (select count(*)::integer from newest) as count,
          (select ${timeOf(sql`latest`)} from (select max(created_at) as created_at from newest) latest) as newest,
          (select ${timeOf(sql`bound`)} from bound) as bound`,
    );
    return read ?? { found: [], count: 0, newest: null, bound: null };
  }

  return {
    /** Where a search begins: nothing is read. */
    begin: ({ after, views }: Search): Reading => {
      const each = Math.max(leastEach, Math.ceil(firstRead / Math.max(1, views.length)));
      return { places: [], count: 0, next: { after, each, since: null } };
    },
    /** Reads on, as much as is expected to fill the page. */
    readOn: async (userId: string, search: Search, { places, count, next }: Reading): Promise<Reading> => {
      if (next === null) return { places, count, next };
      const part = await readPart(userId, search, next);
      const reading = { places: [...places, ...part.found], count: count + part.count };
      return { ...reading, next: nextStep(next, part, reading, search.limit) };
    },
  };
}
