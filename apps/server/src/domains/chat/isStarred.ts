import { type SQL, sql } from 'drizzle-orm';

/** That somebody starred a message, for use in a statement. */
export const isStarredBy = (messageId: SQL, userId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from starred_messages starred where starred.message_id = ${messageId} and starred.user_id = ${userId})`;
