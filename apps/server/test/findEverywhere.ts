import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/Database.ts';
import { rowsOf } from '../src/db/Database.ts';

/** Names of all tables of the schema. */
export async function tablesOf(db: Database): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** Tables, whatever they are, with a row in which one of the texts stands in any column. */
export async function findEverywhere(db: Database, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tablesOf(db)) {
    for (const text of texts) {
      const rows = await rowsOf<{ row: string }>(
        db,
        sql`select t::text as row from ${sql.identifier(name)} t where position(${text} in t::text) > 0 limit 1`,
      );
      if (rows.length > 0) found.push(`${name}: ${text}`);
    }
  }
  return found;
}
