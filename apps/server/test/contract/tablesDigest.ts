import { sql } from 'drizzle-orm';
import type { TestApp } from '../createTestApp.ts';

// Refused requests are counted.
const mayChange = new Set(['rate_limits']);
/** Rows that change by themselves: the jobs of several processes note when they ran; the job of earlier files runs in parts, each a new row. */
const ownTimes: Record<string, ReturnType<typeof sql>> = {
  settings: sql`where t.key not like 'job: %'`,
  jobs: sql`where t.kind <> 'words of earlier files'`,
};
/** What is compared of a row, where it is not all of it: a job that is repeated notes when it ran and when it is due. */
const compared: Record<string, ReturnType<typeof sql>> = {
  jobs: sql`(to_jsonb(t) - '{attempts,due_at,lease,problem}'::text[])::text`,
};

/** A digest of the contents of every table that a refused request must leave alone, by table. */
export async function tablesDigest(app: TestApp): Promise<Record<string, string>> {
  const { db } = app.core.database;
  const rowsOf = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> => {
    const result: unknown = await db.execute(query);
    return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Record<
      string,
      unknown
    >[];
  };
  const tables = await rowsOf(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const names = tables.map(({ name }) => String(name)).filter((name) => !mayChange.has(name));
  // One statement for all: the test of the access asks a thousand times.
  const digests = names.map(
    (name) => sql`select ${name}::text as name, (
      select coalesce(md5(string_agg(row, '|' order by row)), '')
      from (select ${compared[name] ?? sql`t::text`} as row
        from ${sql.identifier(name)} t ${ownTimes[name] ?? sql``}) as rows
    ) as digest`,
  );
  const found = await rowsOf(sql.join(digests, sql` union all `));
  return Object.fromEntries(found.map(({ name, digest }) => [String(name), String(digest)]));
}
