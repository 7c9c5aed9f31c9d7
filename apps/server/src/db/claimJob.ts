import { lte } from 'drizzle-orm';
import type { Database } from './Database.ts';
import { settings } from './schema/settings.ts';

/** What is claimed. */
export type JobClaim = {
  /** Name of the job. */
  name: string;
  /** The present time. */
  now: Date;
  /** Until when nobody else may run it. */
  until: Date;
};

/** Whether this process is to run a job now: of all that ask, one is, and nobody again before `until`. */
export async function claimJob(db: Database, { name, now, until }: JobClaim): Promise<boolean> {
  // Times of this form sort as texts.
  const value = until.toISOString();
  const claimed = await db
    .insert(settings)
    .values({ key: `job: ${name}`, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value },
      setWhere: lte(settings.value, now.toISOString()),
    })
    .returning({ key: settings.key });
  return claimed.length > 0;
}
