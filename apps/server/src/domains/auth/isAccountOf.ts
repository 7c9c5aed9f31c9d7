import { and, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';

/** A phone number or an e-mail address that somebody may sign in with. */
export type SignInAddress =
  | { kind: 'phone'; dialCode: string; phoneNumber: string }
  | { kind: 'email'; email: string };

/** The condition for the one account that signs in with this; an address that was only entered does not (readings C8). */
export function isAccountOf(address: SignInAddress): SQL | undefined {
  return address.kind === 'phone'
    ? and(eq(users.dialCode, address.dialCode), eq(users.phoneNumber, address.phoneNumber))
    : and(eq(sql`lower(${users.email})`, address.email), users.emailVerified);
}
