import { and, asc, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';
import type { UserRow } from './Users.ts';

/**
 * People whose name holds the text, whatever the case, or whose phone number or confirmed e-mail address it is
 * exactly. Names that begin with it come first. Nothing is found for white space.
 */
export async function searchUsers(
  db: Database,
  self: string,
  query: string,
  limit: number,
): Promise<UserRow[]> {
  const text = query.trim().toLowerCase();
  if (text === '') return [];
  const pattern = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const name = sql`lower(${users.name})`;
  const digits = text.replaceAll(/[\s()+-]/g, '');
  const isPhone = /^\d{4,22}$/.test(digits)
    ? or(
        sql`${users.dialCode} || ${users.phoneNumber} = ${digits}`,
        sql`${users.phoneNumber} = ${digits.replace(/^0+/, '')}`,
      )
    : undefined;
  const isEmail = and(sql`lower(${users.email}) = ${text}`, users.emailVerified);
  return db
    .select()
    .from(users)
    .where(and(ne(users.id, self), or(sql`${name} like ${`%${pattern}%`}`, isEmail, isPhone)))
    .orderBy(sql`case when ${name} like ${`${pattern}%`} then 0 else 1 end`, asc(name), asc(users.id))
    .limit(limit);
}
