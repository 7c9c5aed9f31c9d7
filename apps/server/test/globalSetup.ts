import type { TestProject } from 'vitest/node';
import { buildTemplate } from '../src/db/buildTemplate.ts';
import { startPostgres } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL without a database name; undefined on PGlite. */
    postgresUrl: string | undefined;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    await buildTemplate();
    project.provide('postgresUrl', undefined);
    return async () => undefined;
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
