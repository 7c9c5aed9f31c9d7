import type { Database } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';
import { isAccountOf, type SignInAddress } from './isAccountOf.ts';

/** The account that signs in with a number or address, if there is one. */
export async function findAccount(db: Database, address: SignInAddress): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(isAccountOf(address));
  return user?.id;
}
