import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: '@franca/api-client',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
