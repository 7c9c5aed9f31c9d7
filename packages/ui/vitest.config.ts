import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [wyw({ include: ['**/packages/ui/src/**/*.styles.ts'], prefixer: false }), react()],
  test: {
    name: 'ui',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    // Files share what they read, and leave nothing behind: half of the time went into reading it for each anew.
    isolate: false,
    maxWorkers: 3,
    // A module taken from the cache on disk is not transformed again, and then Linaria's plugin knows no CSS for it.
    fsModuleCache: false,
  },
});
