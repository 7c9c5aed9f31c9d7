import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { databaseProblem } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';
import type { AuthContext } from './AuthContext.ts';
import type { AddressConfirmation } from './Proof.ts';

/** A phone number or an e-mail address that somebody may sign in with. */
export type SignInAddress =
  | { kind: 'phone'; dialCode: string; phoneNumber: string }
  | { kind: 'email'; email: string };

/** Condition: the one account that signs in with this; an address that was only entered does not count. */
export function whereAccount(address: SignInAddress): SQL | undefined {
  return address.kind === 'phone'
    ? and(eq(users.dialCode, address.dialCode), eq(users.phoneNumber, address.phoneNumber))
    : and(eq(sql`lower(${users.email})`, address.email), users.emailVerified);
}

/** Condition: the account with this id. */
export const whereId = (userId: string): SQL => eq(users.id, userId);

/** The account that signs in with a number or address, if there is one. */
export async function findAccount(db: Database, address: SignInAddress): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(whereAccount(address));
  return user?.id;
}

/** The phone number of an account in E.164 form, if it has one. */
export async function findNumber(db: Database, userId: string): Promise<string | undefined> {
  const { dialCode, phoneNumber } = users;
  const [user] = await db.select({ dialCode, phoneNumber }).from(users).where(whereId(userId));
  return user?.dialCode && user.phoneNumber ? `+${user.dialCode}${user.phoneNumber}` : undefined;
}

/** Where somebody can be notified about a number that is theirs: a confirmed e-mail address, if there is one. */
export async function findOwner(
  db: Database,
  address: SignInAddress,
): Promise<{ id: string; email: string | null } | undefined> {
  const { id, email, emailVerified } = users;
  const [user] = await db.select({ id, email, emailVerified }).from(users).where(whereAccount(address));
  return user && { id: user.id, email: user.emailVerified ? user.email : null };
}

/** Takes an address away from everybody who only entered it: somebody has just proved that it is theirs. */
export async function dropClaims(db: Database, email: string): Promise<void> {
  await db
    .update(users)
    .set({ email: null })
    .where(and(eq(sql`lower(${users.email})`, email), not(users.emailVerified)));
  await db
    .update(users)
    .set({ newEmail: null })
    .where(eq(sql`lower(${users.newEmail})`, email));
}

/**
 * Makes an address entered in a profile one that its account signs in with. Refuses with `link_invalid`
 * when the profile names another one by now, or when somebody else proved in the meantime that it is theirs.
 */
export async function confirmAddress(db: Database, { userId, email }: AddressConfirmation): Promise<void> {
  const isEntered = or(
    eq(sql`lower(${users.newEmail})`, email),
    and(isNull(users.newEmail), eq(sql`lower(${users.email})`, email)),
  );
  try {
    await db.transaction(async (tx) => {
      const owner = await findAccount(tx, { kind: 'email', email });
      if (owner !== undefined && owner !== userId) throw new Refusal('link_invalid');
      const [confirmed] = await tx
        .update(users)
        .set({ email, newEmail: null, emailVerified: true })
        .where(and(eq(users.id, userId), isEntered))
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

/**
 * The languages to write to somebody in, best first, in the form of an Accept-Language header: that of the profile
 * when there is an account, then those of the request.
 */
export async function readerLanguages(
  { db, codeOfLanguage }: Pick<AuthContext, 'db' | 'codeOfLanguage'>,
  account: SQL | undefined,
  acceptLanguage: string | undefined,
): Promise<string> {
  const [person] = await db.select({ language: users.language }).from(users).where(account).limit(1);
  return [person && codeOfLanguage(person.language), acceptLanguage].filter(Boolean).join(',');
}
