import { foldName } from '@franca/contract';
import { cleanPhone } from '@franca/languages/text';
import { and, asc, eq, isNull, like, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { UserRow } from './Users.ts';

/** What is searched for. */
export type UserSearch = {
  /** Who searches, and is not found. */
  userId: string;
  /** The text. */
  query: string;
  /** People at most. */
  limit: number;
  /** The condition that somebody may be found. */
  isFindable: Contacts['isFindable'];
};

/** A phone number or an e-mail address, as somebody searches for a person by it: unlike a name it shows whether there is an account. */
export function readAddress(
  query: string,
): { kind: 'phone'; digits: string } | { kind: 'email'; email: string } | undefined {
  const text = query.trim().toLowerCase();
  const digits = cleanPhone(text).replace('+', '');
  if (/^\d{4,22}$/.test(digits)) return { kind: 'phone', digits };
  return /^\S+@\S+$/.test(text) ? { kind: 'email', email: text } : undefined;
}

/** Letters of a username with which its beginning is searched for. */
const shortestBeginning = 3;

/** Others who may be found. */
const isOther = ({ userId, isFindable }: Pick<UserSearch, 'userId' | 'isFindable'>) =>
  and(ne(users.id, userId), isNull(users.deletedAt), isFindable(userId, sql`${users.id}`));

/** People by username, whoever has the whole one first. */
async function searchUsernames(
  db: Database,
  { userId, query, limit, isFindable }: UserSearch,
): Promise<UserRow[]> {
  if (!/^[a-z0-9_]+$/.test(query)) return [];
  const begins = like(users.username, `${query.replaceAll('_', String.raw`\_`)}%`);
  return db
    .select()
    .from(users)
    .where(
      and(
        isOther({ userId, isFindable }),
        query.length < shortestBeginning ? eq(users.username, query) : begins,
      ),
    )
    .orderBy(asc(users.username))
    .limit(limit);
}

/**
 * People whose name contains the text, whatever the case and the accents, or whose phone number, confirmed e-mail address or username
 * it is exactly. Names that begin with it come first. Nothing is found for white space. A text that begins with @ finds usernames
 * alone, from three letters on also by their beginning.
 */
export async function searchUsers(
  db: Database,
  { userId, query, limit, isFindable }: UserSearch,
): Promise<UserRow[]> {
  const text = query.trim().toLowerCase();
  if (text === '') return [];
  if (text.startsWith('@')) return searchUsernames(db, { userId, query: text.slice(1), limit, isFindable });
  const pattern = foldName(text).replaceAll(/[\\%_]/g, String.raw`\$&`);
  const name = users.nameFolded;
  const address = readAddress(query);
  const isPhone =
    address?.kind === 'phone'
      ? or(
          sql`${users.dialCode} || ${users.phoneNumber} = ${address.digits}`,
          sql`${users.phoneNumber} = ${address.digits}`,
          sql`${users.phoneNumber} = ${address.digits.replace(/^0+/, '')}`,
        )
      : undefined;
  const isEmail =
    address?.kind === 'email'
      ? and(sql`lower(${users.email}) = ${address.email}`, users.emailVerified)
      : undefined;
  return db
    .select()
    .from(users)
    .where(
      and(
        isOther({ userId, isFindable }),
        or(sql`${name} like ${`%${pattern}%`}`, isEmail, isPhone, eq(users.username, text)),
      ),
    )
    .orderBy(sql`case when ${name} like ${`${pattern}%`} then 0 else 1 end`, asc(name), asc(users.id))
    .limit(limit);
}
