import { type SQL, sql } from 'drizzle-orm';

// Parts of statements of other domains; tables are named here by their owner alone.

/** Whether a row of `users` is of an account that is being deleted, or stands for one. */
export const isInDeletion = (userId: SQL): SQL =>
  sql`exists (select 1 from account_deletions deletion where ${userId} in (deletion.user_id, deletion.placeholder_id))`;
