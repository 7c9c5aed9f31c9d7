import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { translations } from '../../db/schema/translations.ts';
import type { Translator } from '../../ports/Translator.ts';

/** A text in two languages. */
export type CachedTranslation = { text: string; engine: string };

/** SHA-256 of a text, hexadecimal, for use in statements: the key of the cache. */
export const hashOf = (text: SQL): SQL => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Names of the engines whose cached texts are as good as asking, preferred first. */
export function enginesOf(translator: Translator & { engines?: readonly Translator[] }): string[] {
  return translator.engines ? translator.engines.map((engine) => engine.id) : [translator.id];
}

/**
 * Selects `text` and `engine` of the best cached translation: by the engine that is preferred. Where several engines
 * shared a text, all of them have to be among these, and the last one decides: it is the roughest.
 */
export function selectCached(key: { text: SQL; source: SQL; target: SQL }, engines: readonly string[]): SQL {
  const known = sql`string_to_array(${engines.join(' ')}, ' ')`;
  // What follows a name says which sentences are its own, or by which language they went.
  const names = sql`array(select substring(part from '^[a-z]+') from unnest(string_to_array(engine, ' + ')) as part)`;
  return sql`select text, engine from translations
    where text_hash = ${hashOf(key.text)} and source = ${key.source} and target = ${key.target}
      and ${names} <@ ${known}
    order by array_position(${known}, substring(engine from '([a-z]+)[^+]*$')) limit 1`;
}

/** Drops every translation of a text. */
export async function dropCache(db: Database, text: string): Promise<void> {
  await db.delete(translations).where(eq(translations.textHash, hashOf(sql`${text}::text`)));
}
