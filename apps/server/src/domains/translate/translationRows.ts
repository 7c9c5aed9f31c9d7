import { and, eq, inArray, lt, min, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { messageTranslations as table } from '../../db/schema/translations.ts';
import type { MessageTranslation } from './Translations.ts';

/** A row of the queue and of the results. */
export type TranslationRow = typeof table.$inferSelect;

const whereRow = (row: TranslationRow) =>
  and(eq(table.messageId, row.messageId), eq(table.language, row.language), eq(table.version, row.version));

/** A row as the rest of the server sees it. */
export function toTranslation(row: TranslationRow): MessageTranslation {
  return {
    message_id: row.messageId,
    topic_id: row.topicId,
    language: row.language,
    state: row.state,
    text: row.text,
    source: row.source === 'und' ? null : row.source,
    engine: row.engine,
  };
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

/** What the rows of one text have in common. */
export type RowText = Pick<TranslationRow, 'messageId' | 'topicId' | 'version' | 'original' | 'source'>;

/** One queued row for each language, as it stands in the beginning. */
export function queuedRows(text: RowText, languages: readonly string[], now: Date): TranslationRow[] {
  const beginning = { state: 'queued' as const, text: null, engine: null, attempts: 0 };
  return languages.map((language) => ({
    ...text,
    ...beginning,
    language,
    nextAttemptAt: now,
    updatedAt: now,
  }));
}

/**
 * The statement that puts the rows of a new text into the queue, for use inside the one that stores the text: for each
 * row of the relation `stored`, so for none when the text was not stored.
 */
export function insertRows(text: RowText, languages: readonly string[], now: Date, stored: SQL): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const targets = sql.join(
    languages.map((language) => sql`(${language})`),
    sql`, `,
  );
  return sql`insert into message_translations
    (message_id, language, version, topic_id, state, original, source, next_attempt_at, updated_at)
    select ${text.messageId}::uuid, target.language, ${text.version}::integer, ${text.topicId}::uuid, 'queued',
      ${text.original}, ${text.source}, ${at}, ${at}
    from ${stored}, (values ${targets}) as target (language)`;
}

/** Puts rows into the queue unless they exist, and returns the rows as they stand. */
export async function enqueueRows(
  db: Database,
  row: RowText,
  languages: readonly string[],
  now: Date,
): Promise<TranslationRow[]> {
  if (languages.length === 0) return [];
  await db
    .insert(table)
    .values(queuedRows(row, languages, now))
    .onConflictDoNothing();
  return db
    .select()
    .from(table)
    .where(
      and(
        eq(table.messageId, row.messageId),
        eq(table.version, row.version),
        inArray(table.language, [...languages]),
      ),
    );
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
    .set({ state: 'queued', attempts: 0, nextAttemptAt: now, updatedAt: now })
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

/** The present translations of messages in one language; stale ones only where nothing newer exists. */
export async function readRows(
  db: Database,
  messageIds: readonly string[],
  language: string,
): Promise<TranslationRow[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .select()
    .from(table)
    .where(and(inArray(table.messageId, [...messageIds]), eq(table.language, language)))
    .orderBy(table.version);
  return [...new Map(rows.map((row) => [row.messageId, row])).values()];
}

/** Takes due rows for this process until `leaseUntil`; another process passes over them. */
export async function claimRows(
  db: Database,
  count: number,
  now: Date,
  leaseUntil: Date,
): Promise<TranslationRow[]> {
  const due = sql`select ${table.messageId}, ${table.language}, ${table.version} from ${table}
    where ${table.state} = 'queued' and ${table.nextAttemptAt} <= ${now.toISOString()}::timestamptz
    order by ${table.nextAttemptAt} limit ${count} for update skip locked`;
  return db
    .update(table)
    .set({ attempts: sql`${table.attempts} + 1`, nextAttemptAt: leaseUntil })
    .where(sql`(${table.messageId}, ${table.language}, ${table.version}) in (${due})`)
    .returning();
}

/** Changes a claimed row; false when it was recalled, outdated or claimed again in between. */
export async function changeClaimed(
  db: Database,
  row: TranslationRow,
  change: Partial<TranslationRow>,
): Promise<boolean> {
  const changed = await db
    .update(table)
    .set(change)
    .where(and(whereRow(row), eq(table.state, 'queued'), eq(table.attempts, row.attempts)))
    .returning({ id: table.messageId });
  return changed.length > 0;
}

/** Makes every queued row due: the leases of a run that crashed mean nothing. */
export async function releaseRows(db: Database, now: Date): Promise<void> {
  await db.update(table).set({ nextAttemptAt: now }).where(eq(table.state, 'queued'));
}

/** When the next queued row is due, or undefined when the queue is empty. */
export async function nextDue(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(table.nextAttemptAt) })
    .from(table)
    .where(eq(table.state, 'queued'));
  return row?.at ?? undefined;
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
