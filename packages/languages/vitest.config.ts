import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'languages',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers: 3,
  },
});
