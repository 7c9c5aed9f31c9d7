import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

// A module that `vi.mock` replaces stays replaced for the files that share a worker, and one that an earlier file
// imported is not replaced at all: each of these files has its own modules.
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'web-mocked',
    include: ['src/**/*.mocked.test.{ts,tsx}'],
    exclude: [],
    isolate: true,
  },
});
