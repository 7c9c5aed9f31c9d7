import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';
import type { Proof } from './Proof.ts';

/**
 * The account that a proof signs in, if there is one. An address that was only entered in a profile so far becomes
 * a sign-in address here, by the quick link to it (readings C8).
 */
export async function findAccount(db: Database, proof: Proof): Promise<string | undefined> {
  if (proof.kind === 'phone') {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.dialCode, proof.dialCode), eq(users.phoneNumber, proof.phoneNumber)));
    return user?.id;
  }
  const [user] = await db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(sql`lower(${users.email})`, proof.email))
    .returning({ id: users.id });
  return user?.id;
}
