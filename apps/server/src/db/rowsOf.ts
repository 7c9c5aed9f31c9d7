import type { SQL } from 'drizzle-orm';
import type { Database } from './Database.ts';

/**
 * Runs raw SQL and returns its rows as an array: the two drivers wrap results differently
 * (`{ rows }` from PGlite, an array from postgres-js). Timestamps come back as text.
 */
export async function rowsOf<Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  if (Array.isArray(result)) return result as Row[];
  return (result as { rows: Row[] }).rows;
}
