import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Database, DatabaseHandle } from './Database.ts';
import { keepStatements } from './keepStatements.ts';
import { migrationsFolder } from './migrationFiles.ts';
import { schema } from './schema/index.ts';

/** PostgreSQL was configured and does not respond. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';

  constructor(url: string, cause: unknown) {
    const { code, message } = cause as { code?: string; message?: string };
    const { host, pathname } = new URL(url);
    super(
      `DATABASE_URL names the database ${pathname.slice(1)} at ${host}, which cannot be used: ${message || code}`,
      { cause },
    );
  }
}

const refuseArray = (): never => {
  throw new Error('An array of SQL cannot be read or written: use json_agg, or a list of parameters.');
};

const options = {
  onnotice: () => undefined,
  // The driver asks every new connection for array types and rejects a promise that nobody has when the connection ends
  // meanwhile (porsager/postgres#1192): the process would end with the database. It knows no arrays then.
  fetch_types: false,
  types: {
    // Arrays of boolean, integer, text, bigint, varchar, double precision, timestamptz, numeric, uuid and jsonb.
    array: {
      to: 1009,
      from: [1000, 1007, 1009, 1016, 1015, 1022, 1185, 1231, 2951, 3807],
      serialize: refuseArray,
      parse: refuseArray,
    },
  },
};

/** Any number; it only has to be the same in every process that migrates one database. */
const migrationLock = 7_310_264;

/**
 * Connects to PostgreSQL and brings the tables up to date, one process at a time. Throws `DatabaseUnreachableError` when
 * it does not respond or lets nobody in.
 */
export async function openPostgres(url: string): Promise<DatabaseHandle> {
  const migrator = postgres(url, { ...options, max: 1 });
  try {
    await migrator`select 1`.catch((error: unknown) => {
      throw new DatabaseUnreachableError(url, error);
    });
    await migrator`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(migrator), { migrationsFolder });
  } finally {
    await migrator.end();
  }
  const client = keepStatements(postgres(url, { ...options, max: 10 }));
  const db = drizzle(client, { schema }) as unknown as Database;
  return { db, kind: 'postgres', close: () => client.end({ timeout: 5 }) };
}
