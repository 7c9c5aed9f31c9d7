import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { inject } from 'vitest';
import { type App, buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import type { AppOverrides } from '../src/core/AppOverrides.ts';
import { createTestClock, type TestClock } from './createTestClock.ts';
import { createTestDatabase } from './createTestDatabase.ts';

/** The real application on a database of its own. */
export type TestApp = App & {
  /** This process and, with `TEST_NODES=2`, another one on the same database and Redis. */
  nodes: readonly App[];
  /** The app's time; move it instead of sleeping. */
  testClock: TestClock;
  /** Everything logged so far, one JSON object a line. */
  logged: () => string;
  /** Closes the app and removes its files and its database. */
  dispose: () => Promise<void>;
};

/** What a test wants different. */
export type TestAppOptions = AppOverrides & {
  /** Variables of the environment, e.g. `{ TRANSLATE_ENGINES: 'phrases' }`. */
  environment?: Record<string, string>;
};

/**
 * Builds the app as `main.ts` does, on a fresh database: PGlite in memory, or with `TEST_DATABASE=postgres` one of
 * the run's PostgreSQL; with `TEST_NODES=2` as two processes that share it, a Redis and a directory. Port 0 on the loopback address, answers and refusals checked against the contract. Dispose of it when done:
 * that fails the test file when one of them differed.
 */
export async function createTestApp({ environment, ...overrides }: TestAppOptions = {}): Promise<TestApp> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-test-'));
  const { url, open, drop } = await createTestDatabase();
  const testClock = createTestClock();
  const lines: string[] = [];
  const logDestination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const redisUrl = inject('redisUrl');
  const shared = redisUrl && url ? { DATABASE_URL: url, REDIS_URL: redisUrl } : {};
  // Tests ask no name server outside of this machine.
  const offline = { LINK_PREVIEWS: 'off' };
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: directory,
    DEMO: '0',
    ...offline,
    ...shared,
    ...environment,
  });
  const violations: string[] = [];
  const onViolation = (sentence: string) => violations.push(sentence);
  const build = async (): Promise<App> => {
    const defaults = {
      database: await open(),
      clock: testClock.now,
      logDestination,
      onViolation,
      // The journeys solve captchas of the usual cost, in browsers.
      captchaCost: 50,
    };
    return buildApp(config, { ...defaults, ...overrides });
  };
  const app = await build();
  const nodes = redisUrl ? [app, await build()] : [app];
  return {
    ...app,
    nodes,
    testClock,
    logged: () => lines.join(''),
    dispose: async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await drop();
      await rm(directory, { recursive: true, force: true });
      if (violations.length > 0) throw new Error(`Beside the contract: ${violations.join(' ')}`);
    },
  };
}
