import type { TestProject } from 'vitest/node';
import { buildTemplate } from '../src/db/buildTemplate.ts';
import { buildTestServer } from './buildTestServer.ts';
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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE, TEST_NODES } = process.env;
  const [onPostgres, onNodes] = [TEST_DATABASE === 'postgres' || TEST_NODES === '2', TEST_NODES === '2'];
  if (!onPostgres) await buildTemplate();
  const postgres = onPostgres ? await startPostgres() : undefined;
  const redis = onNodes ? await startRedis() : undefined;
  project.provide('serverProgram', await buildTestServer());
  project.provide('postgresUrl', postgres?.url);
  project.provide('redisUrl', redis?.url);
  return async () => {
    await postgres?.stop();
    await redis?.stop();
  };
}
