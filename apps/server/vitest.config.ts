import { configDefaults, defineConfig } from 'vitest/config';

// Kills servers on their embedded database; a run on PostgreSQL has nothing to add to it.
const embeddedOnly = ['test/crash.test.ts'];
const isOnPostgres = process.env.TEST_DATABASE === 'postgres';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: isOnPostgres ? [...configDefaults.exclude, ...embeddedOnly] : configDefaults.exclude,
    globalSetup: ['./test/globalSetup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
