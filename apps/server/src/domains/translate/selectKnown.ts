import { type SQL, sql } from 'drizzle-orm';
import { mayHaveTerm } from '../../db/shared/glossary.ts';
import { type CachedTranslation, selectCached } from './translationCache.ts';

/** A translation that no engine has to be asked for: a correction, or of the cache. */
export type KnownTranslation = CachedTranslation & { corrected_by: string | null; is_reused: boolean };

/** A text of a topic in the words of a statement. */
type TextKey = { topicId: SQL; text: SQL; source: SQL; target: SQL };

/**
 * Selects what is known of a text (`text`, `engine`, `corrected_by`, `is_reused`): the newest correction of the same words in this
 * topic; where the text has no term of the topic, else what `byHeart` selects (`text`, `engine`), else the best of the cache.
 */
export function selectKnown(key: TextKey, engines: readonly string[], byHeart?: SQL): SQL {
  const { topicId, text, target } = key;
  const corrected = sql`select text, engine, corrected_by, is_reused, 0 as place from (
    select c.text, c.engine, c.corrected_by, c.is_reused from message_translations c
    where c.topic_id = ${topicId} and c.language = ${target} and md5(c.original) = md5(${text})
      and c.original = ${text} and c.is_reused
    order by c.updated_at desc limit 1) as corrected`;
  const plain = (from: SQL, place: number) =>
    sql`select text, engine, null::uuid, false, ${sql.raw(String(place))} from (${from}) as plain
      where not ${mayHaveTerm({ topicId, text })}`;
  const parts = [corrected, ...(byHeart ? [plain(byHeart, 1)] : []), plain(selectCached(key, engines), 2)];
  return sql`select text, engine, corrected_by, is_reused from (${sql.join(parts, sql` union all `)}) as found
    order by place limit 1`;
}
