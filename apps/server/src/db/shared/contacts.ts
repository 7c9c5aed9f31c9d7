import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { userRelations } from '../schema/contacts.ts';

type Id = AnyColumn | SQL | string;

/** Whether neither of two people blocks the other one. */
export function whereNotBlocked(one: Id, other: Id): SQL {
  const [low, high] = [sql`least(${one}, ${other}::uuid)`, sql`greatest(${one}, ${other}::uuid)`];
  return sql`not exists (select 1 from ${userRelations} where low_id = ${low} and high_id = ${high}
    and (low_blocks or high_blocks))`;
}
