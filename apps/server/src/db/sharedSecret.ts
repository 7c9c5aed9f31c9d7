import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './Database.ts';
import { settings } from './schema/settings.ts';

/** The installation's own secret: made at the first start, the same in every process on this database. */
export async function sharedSecret(db: Database): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(settings).values({ key: 'secret', value }).onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, 'secret'));
  return stored?.value ?? value;
}
