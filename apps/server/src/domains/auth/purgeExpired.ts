import { lt } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { phoneCodes, quickLinks, rateLimits, sessions, usedChallenges } from '../../db/schema/auth.ts';

const day = 86_400_000;

/** Deletes what nobody can use any more: ended counters, challenges and sessions, codes and links a day past their end. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - day);
  await db.delete(rateLimits).where(lt(rateLimits.fullAt, now));
  await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, yesterday));
  await db.delete(quickLinks).where(lt(quickLinks.expiresAt, yesterday));
}
