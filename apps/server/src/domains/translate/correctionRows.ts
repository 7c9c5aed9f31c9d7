import { correctionEngine } from '@franca/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { messageTranslations as table } from '../../db/schema/translations.ts';
import { isPresentVersion } from '../../db/shared/chat.ts';
import type { TranslationCorrection } from './Translations.ts';
import type { TranslationRow } from './translationRows.ts';

const isCorrection = eq(table.engine, correctionEngine);

/** Stores a correction in the place of the present translation; undefined where the same one stands there. */
export async function storeCorrection(
  tx: Database,
  {
    message_id: messageId,
    topic_id: topicId,
    text: original,
    corrected,
    userId,
    ...correction
  }: TranslationCorrection,
  now: Date,
): Promise<TranslationRow | undefined> {
  const { language, version, source } = correction;
  const proposed = {
    ...{
      state: 'done' as const,
      text: corrected,
      engine: correctionEngine,
      nextAttemptAt: null,
      updatedAt: now,
    },
    ...{ correctedBy: userId, isReused: true },
  };
  const [row] = await tx
    .insert(table)
    .values({ messageId, topicId, language, version, original, source: source ?? 'und', ...proposed })
    .onConflictDoUpdate({
      target: [table.messageId, table.language, table.version],
      set: proposed,
      // Whoever proposes what stands there already is not the one who corrected it.
      setWhere: sql`(${table.engine}, ${table.text}) is distinct from (${correctionEngine}, ${corrected})`,
    })
    .returning();
  return row;
}

/** Queues a corrected translation anew and ends the use of its words for further messages; undefined where none is corrected. */
export async function withdrawCorrection(
  tx: Database,
  { message_id, topic_id, language }: { message_id: string; topic_id: string; language: string },
  now: Date,
): Promise<TranslationRow | undefined> {
  const own = and(eq(table.messageId, message_id), eq(table.language, language), isCorrection);
  const [before] = await tx.select({ original: table.original }).from(table).where(own);
  if (!before) return undefined;
  await tx
    .update(table)
    .set({ isReused: false })
    .where(
      and(
        eq(table.topicId, topic_id),
        eq(table.language, language),
        eq(sql`md5(${table.original})`, sql`md5(${before.original})`),
        eq(table.original, before.original),
        table.isReused,
      ),
    );
  const queued = { state: 'queued' as const, text: null, engine: null, correctedBy: null, attempts: 0 };
  const [row] = await tx
    .update(table)
    .set({ ...queued, nextAttemptAt: now, updatedAt: now })
    .where(own)
    .returning();
  return row;
}

const isPresent = (messageId: SQL, version: SQL): SQL => isPresentVersion({ messageId, version });

/** Selects the corrections of a message as a JSON array of `MessageTranslation`s, or null. */
export const selectCorrectionRows = (messageId: SQL): SQL<string | null> =>
  sql`(select json_agg(json_build_object('message_id', message_id, 'topic_id', topic_id, 'language', language,
      'state', state, 'text', text, 'source', nullif(source, 'und'), 'engine', engine,
      'corrected_by', corrected_by) order by updated_at, language)::text
    from message_translations as one where one.message_id = ${messageId}
      and one.engine = ${sql.raw(`'${correctionEngine}'`)} and ${isPresent(sql`one.message_id`, sql`one.version`)})`;

/** The corrections of messages. */
export async function readCorrections(
  db: Database,
  messageIds: readonly string[],
): Promise<TranslationRow[]> {
  if (messageIds.length === 0) return [];
  return db
    .select()
    .from(table)
    .where(
      and(
        inArray(table.messageId, [...messageIds]),
        isCorrection,
        isPresent(sql`${table.messageId}`, sql`${table.version}`),
      ),
    )
    .orderBy(table.updatedAt, table.language);
}
