import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { databaseProblem } from '../../db/databaseProblem.ts';
import { users } from '../../db/schema/users.ts';
import { dropClaims } from './dropClaims.ts';
import { findAccount } from './findAccount.ts';
import type { AddressConfirmation } from './Proof.ts';

/**
 * Makes an address entered in a profile one that its account signs in with (readings C8). Refuses with `link_invalid`
 * when the profile names another one by now, or when somebody else proved in the meantime that it is theirs.
 */
export async function confirmAddress(db: Database, { userId, email }: AddressConfirmation): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const owner = await findAccount(tx, { kind: 'email', email });
      if (owner !== undefined && owner !== userId) throw new Refusal('link_invalid');
      const [confirmed] = await tx
        .update(users)
        .set({ emailVerified: true })
        .where(and(eq(users.id, userId), eq(sql`lower(${users.email})`, email)))
        .returning({ id: users.id });
      if (!confirmed) throw new Refusal('link_invalid');
      await dropClaims(tx, email);
    });
  } catch (error) {
    // Two accounts confirmed the same address at the same moment.
    if (databaseProblem(error)?.code === '23505') throw new Refusal('link_invalid');
    throw error;
  }
}
