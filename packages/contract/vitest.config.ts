import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: '@franca/contract',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    isolate: false,
    maxWorkers: 3,
  },
});
