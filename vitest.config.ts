import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/visual/vitest.config.ts'],
    // Two cores; the server's databases and the browsers want one each.
    maxWorkers: 2,
  },
});
