import { correctionEngine } from '@franca/contract';
import { sql } from 'drizzle-orm';
import { type PreparedStatement, prepareStatement } from '../../db/prepareStatement.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import type { OutcomeRecorder } from './Translations.ts';
import { hashOf } from './translationCache.ts';
import { type ClaimedRow, withoutEcho } from './translationRows.ts';

/** How a translation ends. */
export type Outcome = {
  state: 'done' | 'failed' | 'unavailable';
  text: string | null;
  engine: string | null;
  /** Whether the text is kept for the next message with the same words. */
  isCached?: boolean;
  /** Account that proposed the text, where it is a correction of earlier words. */
  corrected_by?: string | null;
  /** Whether the correction is used again. */
  is_reused?: boolean;
};

/** Ends the translation of a claimed row; a row that was removed, outdated or claimed again in between stays as it is. */
export type RecordOutcome = (row: ClaimedRow, outcome: Outcome) => Promise<void>;

/** Ends translations over the database: one statement for the row, the cache and what is recorded with it. */
export function prepareOutcome({
  db,
  clock,
  recorder,
}: Pick<TranslateOptions, 'db' | 'clock' | 'recorder'>): RecordOutcome {
  const value = (name: string) => sql`${sql.placeholder(name)}`;
  const at = sql`${value('at')}::timestamptz`;
  let statement: PreparedStatement<{ recorded: string | null }> | undefined;
  const prepare = ({ find, parts, select }: OutcomeRecorder) =>
    prepareStatement<{ recorded: string | null }>(db, {
      name: 'record_translation_outcome',
      parts: {
        // First: whoever deletes the message takes its lock before that of the translation, too.
        found: find(sql`${value('messageId')}::uuid`, sql`${value('version')}::integer`),
        resolved: sql`update message_translations
        set state = ${value('state')}, text = ${value('text')}, engine = ${value('engine')}, next_attempt_at = null,
          corrected_by = ${value('correctedBy')}::uuid, is_reused = ${value('isReused')}::boolean,
          updated_at = ${at}
        where message_id = ${value('messageId')}::uuid and language = ${value('language')}
          and version = ${value('version')}::integer and state = 'queued'
          and attempts = ${value('attempts')}::integer and exists (select from found)
        returning message_id, topic_id, language, source, original, text, engine`,
        cached: sql`insert into translations (text_hash, source, target, engine, text, message_id, created_at)
        select ${hashOf(sql`original`)}, source, language, engine, text, message_id, ${at} from resolved
        where ${value('isCached')}::boolean on conflict do nothing`,
        ...parts(at),
      },
      select: { recorded: select },
      from: sql`resolved`,
    });
  return async (row, outcome) => {
    const { state, text, engine, isCached = false, corrected_by = null, is_reused = false } = outcome;
    const { messageId, topicId, language, source, version, attempts } = row;
    const key = { messageId, language, version, attempts };
    statement ??= prepare(recorder());
    const resolved = await statement({
      ...{ ...key, state, text, engine, isCached, correctedBy: corrected_by, isReused: is_reused },
      at: clock().toISOString(),
    });
    if (!resolved || resolved.recorded === null) return;
    const named = { message_id: messageId, topic_id: topicId, language };
    const by = engine === correctionEngine ? { corrected_by } : {};
    const ended = { ...named, state, text, source: source === 'und' ? null : source, engine, ...by };
    recorder().publish(withoutEcho(ended, row.original), resolved.recorded);
  };
}
