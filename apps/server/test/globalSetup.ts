import postgresClient from 'postgres';
import type { TestProject } from 'vitest/node';
import { buildTemplate } from '../src/db/buildTemplate.ts';
import { openPostgres } from '../src/db/openPostgres.ts';
import { buildTestServer } from './buildTestServer.ts';
import { databaseTemplate } from './databaseTemplate.ts';
import { startPostgres } from './startPostgres.ts';
import { startRedis } from './startRedis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL without a database name; undefined on PGlite. */
    postgresUrl: string | undefined;
    /** Address of the run's Redis; undefined where one process is tested. */
    redisUrl: string | undefined;
    /** Program of the built server. */
    serverProgram: string;
  }
}

/** Migrates one database; those of tests are copies of it, made in a tenth of the time. */
async function createTemplate(url: string): Promise<void> {
  const client = postgresClient(`${url}/postgres`, { max: 1 });
  await client`create database ${client(databaseTemplate)}`;
  await client.end();
  const database = await openPostgres(`${url}/${databaseTemplate}`);
  await database.close();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE, TEST_NODES } = process.env;
  const [onPostgres, onNodes] = [TEST_DATABASE === 'postgres' || TEST_NODES === '2', TEST_NODES === '2'];
  if (!onPostgres) await buildTemplate();
  const postgres = onPostgres ? await startPostgres() : undefined;
  if (postgres) await createTemplate(postgres.url);
  const redis = onNodes ? await startRedis() : undefined;
  project.provide('serverProgram', await buildTestServer());
  project.provide('postgresUrl', postgres?.url);
  project.provide('redisUrl', redis?.url);
  return async () => {
    await postgres?.stop();
    await redis?.stop();
  };
}
