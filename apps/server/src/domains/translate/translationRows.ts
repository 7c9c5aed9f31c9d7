import { correctionEngine } from '@franca/contract';
import { and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { prepareStatement } from '../../db/prepareStatement.ts';
import { messageTranslations as table } from '../../db/schema/translations.ts';
import { isPresentVersion } from '../../db/shared/chat.ts';
import { isEcho } from './isEcho.ts';
import { type KnownTranslation, selectKnown } from './selectKnown.ts';
import type { MessageTranslation } from './Translations.ts';

/** A row of the queue and of the results. */
export type TranslationRow = typeof table.$inferSelect;

const whereRow = (row: ClaimedRow) =>
  and(eq(table.messageId, row.messageId), eq(table.language, row.language), eq(table.version, row.version));

/** A translation of an engine that says what the original says is none: nobody reads the same words twice. */
export function withoutEcho(translation: MessageTranslation, original: string): MessageTranslation {
  const { state, text, engine } = translation;
  if (engine === correctionEngine) return translation;
  if (state !== 'done' || text === null || !isEcho(text, original)) return translation;
  return { ...translation, state: 'none', text: null, engine: null };
}

/** A row as the rest of the server sees it. */
export function toTranslation(
  row: Pick<
    TranslationRow,
    'messageId' | 'topicId' | 'language' | 'state' | 'text' | 'original' | 'source' | 'engine' | 'correctedBy'
  >,
): MessageTranslation {
  const translation = {
    message_id: row.messageId,
    topic_id: row.topicId,
    language: row.language,
    state: row.state,
    text: row.text,
    source: row.source === 'und' ? null : row.source,
    engine: row.engine,
    ...(row.engine === correctionEngine && { corrected_by: row.correctedBy }),
  };
  return withoutEcho(translation, row.original);
}

/** Makes translations of earlier versions of a message `stale`. */
export async function outdateRows(
  db: Database,
  messageId: string,
  version: number,
  now: Date,
): Promise<void> {
  await db
    .update(table)
    .set({ state: 'stale', nextAttemptAt: null, updatedAt: now })
    .where(and(eq(table.messageId, messageId), lt(table.version, version), ne(table.state, 'stale')));
}

/** A translation as it is ordered, in the words of the statement that stores it. */
export type OrderedRow = {
  message_id: string;
  topic_id: string;
  /** BCP 47 tag of the language to translate into. */
  language: string;
  /** Version of the text. */
  version: number;
  /** The message as written. */
  original: string;
  /** BCP 47 tag of its language, or `und`. */
  source: string;
  /** The translation, where it is known already. */
  text: string | null;
  /** Who translated it. */
  engine: string | null;
  /** Attempts that have begun: one where this process works on it from the start, none otherwise. */
  attempts: number;
  /** When the next attempt is due, ISO 8601. */
  due: string;
  /** The present time, ISO 8601. */
  at: string;
};

const orderedColumns =
  sql.raw(`(message_id uuid, topic_id uuid, language text, version integer, original text,
  source text, text text, engine text, attempts integer, due timestamptz, at timestamptz)`);

/**
 * The statement that stores ordered translations, for use inside another one: for each row of the relation `stored`, so
 * none when that is empty. What is known, by itself or from the cache, is done at once; the rest is queued.
 *
 * @param orders JSON of {@link OrderedRow}s
 * @param engines whose cached texts count, the preferred one first; none leaves everything to the queue
 */
export function insertRows(stored: SQL, orders: SQL, engines: readonly string[]): SQL {
  const key = {
    topicId: sql`ordered.topic_id`,
    text: sql`ordered.original`,
    source: sql`ordered.source`,
    target: sql`ordered.language`,
  };
  const byHeart = sql`select ordered.text, ordered.engine where ordered.text is not null`;
  const known =
    engines.length > 0
      ? selectKnown(key, engines, byHeart)
      : sql`select null::text as text, null::text as engine,
    null::uuid as corrected_by, false as is_reused`;
  return sql`insert into message_translations (message_id, language, version, topic_id, state, original, source,
      text, engine, corrected_by, is_reused, attempts, next_attempt_at, updated_at)
    select ordered.message_id, ordered.language, ordered.version, ordered.topic_id,
      case when known.text is null then 'queued' else 'done' end, ordered.original, ordered.source, known.text,
      known.engine, known.corrected_by, coalesce(known.is_reused, false), case when known.text is null then ordered.attempts else 0 end,
      case when known.text is null then ordered.due end, ordered.at
    from ${stored}, jsonb_to_recordset(${orders}::jsonb) as ordered ${orderedColumns}
      left join lateral (${known}) as known on true
    on conflict do nothing returning language, state, text, engine, corrected_by, attempts`;
}

/** What `insertRows` returns. */
export type InsertedRow = Pick<TranslationRow, 'language' | 'state' | 'text' | 'engine' | 'attempts'> & {
  corrected_by: string | null;
};

/** The rows of some messages as they stand, by message, language and version. */
export async function findRows(
  db: Database,
  keys: readonly Pick<OrderedRow, 'message_id' | 'language' | 'version'>[],
): Promise<TranslationRow[]> {
  const wanted = keys.map((key) => sql`(${key.message_id}::uuid, ${key.language}, ${key.version}::integer)`);
  const isWanted = sql`(${table.messageId}, ${table.language}, ${table.version}) in (${sql.join(wanted, sql`, `)})`;
  return db.select().from(table).where(isWanted);
}

/** Queues a message's failed or unavailable translation anew; the row, or undefined when there is none to retry. */
export async function requeueRow(
  db: Database,
  messageId: string,
  language: string,
  now: Date,
): Promise<TranslationRow | undefined> {
  const [row] = await db
    .update(table)
    .set({ state: 'queued', engine: null, attempts: 0, nextAttemptAt: now, updatedAt: now })
    .where(
      and(
        eq(table.messageId, messageId),
        eq(table.language, language),
        inArray(table.state, ['failed', 'unavailable']),
      ),
    )
    .returning();
  return row;
}

/** That a translation is of the words that its message has now: somebody may have ordered one of words that were just changed. */
const isPresent = (messageId: SQL, version: SQL): SQL => isPresentVersion({ messageId, version });

/** The present translations of messages in one language. */
export async function readRows(
  db: Database,
  messageIds: readonly string[],
  language: string,
): Promise<TranslationRow[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        inArray(table.messageId, [...messageIds]),
        eq(table.language, language),
        isPresent(sql`${table.messageId}`, sql`${table.version}`),
      ),
    );
  return rows;
}

/** Selects what `readRows` reads for one message, as text for `readSelectedRow`, or null. */
export const selectRow = (messageId: SQL, language: SQL): SQL<string | null> =>
  sql`(select json_build_object('messageId', message_id, 'topicId', topic_id, 'language', language, 'state', state, 'text', text,
      'original', original, 'source', source, 'engine', engine, 'correctedBy', corrected_by)::text
    from message_translations as one where one.message_id = ${messageId} and one.language = ${language}
      and ${isPresent(sql`one.message_id`, sql`one.version`)})`;

/** What `selectRow` selected. */
export const readSelectedRow = (selected: string): MessageTranslation => toTranslation(JSON.parse(selected));

/** A row that this process works on. */
export type ClaimedRow = Pick<
  TranslationRow,
  'messageId' | 'topicId' | 'language' | 'version' | 'original' | 'source' | 'attempts'
>;

/** Takes due rows for one process until the end of their lease. */
export type ClaimRows = (claim: {
  count: number;
  now: Date;
  leaseUntil: Date;
}) => Promise<(ClaimedRow & { known: KnownTranslation | null })[]>;

/** Claiming over the database: other processes pass over claimed rows. What the cache knows of them comes along. */
export function prepareClaim(db: Database, engines: readonly string[]): ClaimRows {
  const claimedKey = {
    topicId: sql`claimed.topic_id`,
    text: sql`claimed.original`,
    source: sql`claimed.source`,
    target: sql`claimed.language`,
  };
  const run = prepareStatement<{ claimed: string }>(db, {
    name: 'claim_translations',
    parts: {
      due: sql`select message_id, language, version from message_translations
        where state = 'queued' and next_attempt_at <= ${sql.placeholder('now')}::timestamptz
        order by next_attempt_at limit ${sql.placeholder('count')}::integer for update skip locked`,
      claimed: sql`update message_translations as row
        set attempts = attempts + 1, next_attempt_at = ${sql.placeholder('leaseUntil')}::timestamptz
        from due where (row.message_id, row.language, row.version) = (due.message_id, due.language, due.version)
        returning row.*`,
    },
    select: {
      claimed: sql`coalesce(json_agg(json_build_object('messageId', message_id, 'topicId', topic_id,
        'language', language, 'version', version, 'original', original, 'source', source, 'attempts', attempts,
        'known', (select to_json(known) from (${selectKnown(claimedKey, engines)}) as known))), '[]')::text`,
    },
    from: sql`claimed`,
  });
  return async ({ count, now, leaseUntil }) => {
    const found = await run({ count, now: now.toISOString(), leaseUntil: leaseUntil.toISOString() });
    return JSON.parse(found?.claimed ?? '[]');
  };
}

/** Changes a claimed row, unless it was recalled, outdated or claimed again in between. */
export async function changeClaimed(
  db: Database,
  row: ClaimedRow,
  change: Partial<TranslationRow>,
): Promise<void> {
  await db
    .update(table)
    .set(change)
    .where(and(whereRow(row), eq(table.state, 'queued'), eq(table.attempts, row.attempts)));
}

/** Makes every queued row due: the leases of a run that crashed mean nothing. */
export async function releaseRows(db: Database, now: Date): Promise<void> {
  await db.update(table).set({ nextAttemptAt: now }).where(eq(table.state, 'queued'));
}

/** Removes everything about messages and returns their original texts. */
export async function deleteRows(db: Database, messageIds: readonly string[]): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .delete(table)
    .where(inArray(table.messageId, [...messageIds]))
    .returning({ original: table.original });
  return [...new Set(rows.map((row) => row.original))];
}
