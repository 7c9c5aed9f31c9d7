import { and, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';

/** Takes an address away from everybody who only entered it: somebody has just proved that it is theirs. */
export async function dropClaims(db: Database, email: string): Promise<void> {
  await db
    .update(users)
    .set({ email: null })
    .where(and(eq(sql`lower(${users.email})`, email), not(users.emailVerified)));
}
