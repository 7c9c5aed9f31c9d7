import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'chat-kit',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['./vitest.setup.ts'],
    unstubGlobals: true,
    testTimeout: 20_000,
    // Files share what they read, and leave nothing behind: half of the time went into reading it for each anew.
    isolate: false,
    maxWorkers: 3,
  },
});
