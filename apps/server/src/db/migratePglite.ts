import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './Database.ts';
import { migrationsFolder } from './migrationFiles.ts';
import type { PgliteClient } from './PgliteClient.ts';
import { schema } from './schema/index.ts';

/** Puts drizzle over the database thread and brings the tables up to date. */
export async function migratePglite(client: PgliteClient): Promise<Database> {
  const db = drizzle(client as unknown as PGlite, { schema });
  await migrate(db, { migrationsFolder });
  return db as unknown as Database;
}
