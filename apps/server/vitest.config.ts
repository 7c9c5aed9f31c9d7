import { configDefaults, defineConfig } from 'vitest/config';

// The demo exists only on the embedded database, and the killed servers run on theirs.
const embeddedOnly = ['test/crash.test.ts', 'src/domains/demo/demo.test.ts'];
const isOnPostgres = process.env.TEST_DATABASE === 'postgres';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: isOnPostgres ? [...configDefaults.exclude, ...embeddedOnly] : configDefaults.exclude,
    globalSetup: ['./test/globalSetup.ts'],
    pool: 'forks',
    // Each file opens an app and a database of its own; what they share is code, read once a worker and not once a file.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
