import type { DatabaseHandle } from './Database.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

/** Where the data live. */
export type DatabaseOptions = {
  /** Connection string of a PostgreSQL; without one the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Directory of the embedded database and its lock. */
  dataDirectory: string;
};

/** Opens the configured database with all migrations applied. */
export function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openPglite(options.dataDirectory);
}
