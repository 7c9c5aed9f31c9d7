import { type SQL, sql } from 'drizzle-orm';

/** That somebody deleted a message for themselves, as a condition of a statement. */
export const isHiddenFrom = (messageId: SQL, userId: SQL): SQL =>
  sql`exists (select 1 from hidden_messages hidden where hidden.message_id = ${messageId} and hidden.user_id = ${userId})`;
