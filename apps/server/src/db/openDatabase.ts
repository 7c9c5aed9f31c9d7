import type { DatabaseHandle } from './Database.ts';

/** Where the data live. */
export type DatabaseOptions = {
  /** Connection string of a PostgreSQL; without one the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Directory of the embedded database and its lock. */
  dataDirectory: string;
};

/** Opens the configured database with all migrations applied; the driver of the other one is never read. */
export async function openDatabase({ databaseUrl, dataDirectory }: DatabaseOptions): Promise<DatabaseHandle> {
  if (databaseUrl) return (await import('./openPostgres.ts')).openPostgres(databaseUrl);
  return (await import('./openPglite.ts')).openPglite(dataDirectory);
}
