import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { openPgliteInMemory } from '../src/db/openPglite.ts';
import { openPostgres } from '../src/db/openPostgres.ts';
import { databaseTemplate } from './databaseTemplate.ts';

/** A database that nobody else uses, and how to open it: each process of the app does. */
export async function createTestDatabase() {
  const url = inject('postgresUrl');
  if (!url) return { url, open: openPgliteInMemory, drop: async () => undefined };
  const name = `test_${randomBytes(8).toString('hex')}`;
  const administer = async (statement: string): Promise<void> => {
    const client = postgres(`${url}/postgres`, { max: 1, onnotice: () => undefined });
    await client.unsafe(statement);
    await client.end();
  };
  // Without logging what is copied: these databases need to survive nothing.
  await administer(`create database ${name} template ${databaseTemplate} strategy file_copy`);
  return {
    url: `${url}/${name}`,
    open: () => openPostgres(`${url}/${name}`),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}
