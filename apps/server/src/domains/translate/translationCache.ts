import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { translations } from '../../db/schema/translations.ts';

/** A text in two languages. */
export type CachedTranslation = { text: string; engine: string };

/** A direction and a text. */
export type CacheKey = { text: string; source: string; target: string };

/** SHA-256 of a text, hexadecimal. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A finished translation of the same text by one of the engines, the preferred engine first; or undefined. */
export async function readCache(
  db: Database,
  key: CacheKey,
  engines: readonly string[],
): Promise<CachedTranslation | undefined> {
  const { textHash, source, target, engine, text } = translations;
  const rows = await db
    .select({ text, engine })
    .from(translations)
    .where(and(eq(textHash, hashText(key.text)), eq(source, key.source), eq(target, key.target)));
  for (const name of engines) {
    const row = rows.find((each) => each.engine === name);
    if (row) return row;
  }
  return undefined;
}

/** Keeps a finished translation for as long as the message it was made for exists. */
export async function writeCache(
  db: Database,
  key: CacheKey,
  found: CachedTranslation & { messageId: string },
  now: Date,
): Promise<void> {
  const { source, target } = key;
  await db
    .insert(translations)
    .values({ textHash: hashText(key.text), source, target, ...found, createdAt: now })
    .onConflictDoNothing();
}

/** Drops every translation of a text. */
export async function dropCache(db: Database, text: string): Promise<void> {
  await db.delete(translations).where(eq(translations.textHash, hashText(text)));
}
