import type { SQL } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import type { AuthContext } from './AuthContext.ts';

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
