import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migrateOldPglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migrateOldPostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { DatabaseHandle } from '../src/db/Database.ts';
import { migratePglite } from '../src/db/migratePglite.ts';
import { migrationsFolder } from '../src/db/migrationFiles.ts';
import { openPostgres } from '../src/db/openPostgres.ts';
import { PgliteClient } from '../src/db/PgliteClient.ts';
import { PgliteThread } from '../src/db/PgliteThread.ts';

/** A database of an earlier version. */
export type OldDatabase = {
  /** Runs the statements of a dump. */
  load: (dump: string) => Promise<unknown>;
  /** Applies the migrations that came later and opens it as today's server does. */
  upgrade: () => Promise<DatabaseHandle>;
  /** Removes it, after its handle was closed. */
  drop: () => Promise<void>;
};

/** Copies the first migrations alone: what a server of that time had. */
async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'franca-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

/** A database with the tables of the first migrations: PGlite, or PostgreSQL with `TEST_DATABASE=postgres`. */
export async function openOldDatabase(migrations: number): Promise<OldDatabase> {
  const folder = await firstMigrations(migrations);
  const url = inject('postgresUrl');
  try {
    if (!url) {
      const client = new PgliteClient(await PgliteThread.start({}));
      await migrateOldPglite(drizzlePglite(client as unknown as PGlite), { migrationsFolder: folder });
      return {
        load: (dump) => client.exec(dump),
        upgrade: async () => ({
          db: await migratePglite(client),
          kind: 'pglite',
          close: () => client.close(),
        }),
        drop: async () => undefined,
      };
    }
    const name = `test_${randomBytes(8).toString('hex')}`;
    const within = async (place: string, work: (client: postgres.Sql) => Promise<unknown>): Promise<void> => {
      const client = postgres(`${url}/${place}`, { max: 1, onnotice: () => undefined });
      await work(client).finally(() => client.end());
    };
    await within('postgres', (client) => client.unsafe(`create database ${name}`));
    await within(name, (client) => migrateOldPostgres(drizzlePostgres(client), { migrationsFolder: folder }));
    return {
      load: (dump) => within(name, (client) => client.unsafe(dump)),
      upgrade: () => openPostgres(`${url}/${name}`),
      drop: () => within('postgres', (client) => client.unsafe(`drop database ${name} with (force)`)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
