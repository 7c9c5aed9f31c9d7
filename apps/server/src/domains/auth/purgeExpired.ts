import { and, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import {
  codeFailures,
  phoneCodes,
  quickLinks,
  rateLimits,
  sessions,
  usedChallenges,
} from '../../db/schema/auth.ts';
import { lockMs } from './createCodeFailures.ts';

const day = 86_400_000;
/** How long a device that signed in keeps a count of its own without signing in again. */
const deviceMs = 400 * day;

/** Deletes what nobody can use any more: ended counters, challenges and sessions, codes and links a day past their end. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - day);
  await db.delete(rateLimits).where(lt(rateLimits.fullAt, now));
  await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, yesterday));
  const failedBefore = lt(codeFailures.updatedAt, new Date(now.getTime() - lockMs));
  await db.delete(codeFailures).where(and(eq(codeFailures.device, ''), failedBefore));
  const usedBefore = lt(codeFailures.updatedAt, new Date(now.getTime() - deviceMs));
  await db.delete(codeFailures).where(and(ne(codeFailures.device, ''), usedBefore));
  await db.delete(quickLinks).where(lt(quickLinks.expiresAt, yesterday));
}
