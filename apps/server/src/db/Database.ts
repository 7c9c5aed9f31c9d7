import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema/index.ts';

/** The query builder every repository takes; the same type over PGlite, PostgreSQL and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An opened database with its way to close it. */
export type DatabaseHandle = {
  /** Query builder over all tables. */
  db: Database;
  /** Which engine answers. */
  kind: 'pglite' | 'postgres';
  /** Waits for running queries, then releases the engine and its lock. */
  close: () => Promise<void>;
};
