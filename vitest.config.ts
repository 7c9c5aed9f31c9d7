import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/web/vitest.mocked.config.ts',
      'bench/vitest.config.ts',
      'tools/vitest.config.ts',
      'tools/{cluster,visual}/vitest.config.ts',
    ],
    // One more than the cores of a small machine: most tests of the server wait for a database or a socket.
    maxWorkers: 3,
    // Linaria's plugin keeps its files open and no test waits for it: the default is ten seconds of nothing.
    teardownTimeout: 2_000,
  },
});
