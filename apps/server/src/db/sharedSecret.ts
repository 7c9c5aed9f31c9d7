import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './Database.ts';
import { settings } from './schema/settings.ts';

/** A generated value that all processes on this database share: what the first one made. */
export async function sharedValue(db: Database, key: string, make: () => string): Promise<string> {
  const where = eq(settings.key, key);
  const [kept] = await db.select().from(settings).where(where);
  if (kept) return kept.value;
  const value = make();
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(where);
  return stored?.value ?? value;
}

/** The installation's own secret: made at the first start, the same in every process on this database. */
export const sharedSecret = (db: Database): Promise<string> =>
  sharedValue(db, 'secret', () => randomBytes(32).toString('base64url'));
