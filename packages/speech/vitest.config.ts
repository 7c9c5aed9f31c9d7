import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'speech',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.browser.test.{ts,tsx}'],
    testTimeout: 30_000,
    isolate: false,
    maxWorkers: 3,
  },
});
