import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { files } from '../../db/schema/files.ts';
import { topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';

/** Removes what a stopped filling left: the demo's people and their conversations; their files are purged as unclaimed. */
export async function removePartialDemo(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const people = tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
    const begun = inArray(topics.createdBy, people);
    await tx.delete(topics).where(begun);
    await tx.update(files).set({ claimedAt: null }).where(inArray(files.ownerId, people));
    await tx.delete(users).where(eq(users.isDemo, true));
  });
}
