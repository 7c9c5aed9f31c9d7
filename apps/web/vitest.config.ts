import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    wyw({
      include: ['**/packages/*/src/**/*.styles.ts', '**/apps/web/src/**/*.styles.ts'],
      prefixer: false,
    }),
    react(),
  ],
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Pages that a test parses name files of the build.
    environmentOptions: {
      happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
    },
    include: ['{src,plugins}/**/*.test.{ts,tsx}'],
    // These replace modules: see vitest.mocked.config.ts.
    exclude: ['**/*.mocked.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    // Files share what they read, and leave nothing behind: half of the time went into reading it for each anew.
    isolate: false,
    maxWorkers: 3,
    // A module taken from the cache on disk is not transformed again, and then Linaria's plugin knows no CSS for it.
    fsModuleCache: false,
  },
});
