import { defineConfig } from 'vitest/config';

// Speeds are measured by hand; what runs with the tests is the part of a benchmark that holds or does not.
export default defineConfig({
  test: {
    name: 'bench',
    include: ['{crashes,kills,translate}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
