import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema/index.ts';

/** The query builder every repository takes; the same type over PGlite, PostgreSQL and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An opened database with its way to close it. */
export type DatabaseHandle = {
  /** Query builder over all tables. */
  db: Database;
  /** Which engine is used. */
  kind: 'pglite' | 'postgres';
  /** Waits for running queries, then releases the engine and its lock. */
  close: () => Promise<void>;
};

/**
 * Runs raw SQL and returns its rows as an array: the two drivers wrap results differently
 * (`{ rows }` from PGlite, an array from postgres-js). Timestamps come back as text.
 */
export async function rowsOf<Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  if (Array.isArray(result)) return result as Row[];
  return (result as { rows: Row[] }).rows;
}

/** What PostgreSQL said about a failed query. */
export type DatabaseProblem = {
  /** SQLSTATE, five characters. */
  code: string;
  /** Name of the violated constraint or unique index, when there is one. */
  constraint: string | undefined;
};

/** Finds PostgreSQL's own answer inside an error of either driver or of drizzle; undefined for any other error. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const fields = current as Error & { code?: unknown; constraint?: string; constraint_name?: string };
    if (typeof fields.code === 'string' && /^[0-9A-Z]{5}$/.test(fields.code) && 'severity' in fields) {
      return { code: fields.code, constraint: fields.constraint ?? fields.constraint_name };
    }
    current = current.cause;
  }
  return undefined;
}

/** What the driver and the network say of a connection that is lost or cannot be opened. */
const lostConnection = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/** Seconds after which a client may try again when the database is away: a restart takes a moment. */
export const awayRetrySeconds = 1;

/**
 * Whether a statement failed because the database is away for a moment: it ends or starts (SQLSTATE 57P01 to 57P03), or a
 * connection to it is lost (class 08). After a restart that also meets statements that were sent before the end of their connection
 * was read, long after the database is back.
 */
export function isDatabaseAway(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && (lostConnection.has(code) || /^(08\w{3}|57P0[123])$/.test(code)))
      return true;
    current = current.cause;
  }
  return false;
}
