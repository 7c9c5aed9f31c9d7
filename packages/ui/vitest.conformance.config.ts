import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../../tools/browser/launchOptions.ts';

/** The conformance suite, in a real browser: it presses keys, measures boxes and hydrates what a server rendered. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [wyw({ include: ['**/packages/ui/src/**/*.{ts,tsx}'], prefixer: false }), react()],
  optimizeDeps: { entries: ['src/**/*.browser.tsx'], include: ['react-dom/server', 'react-dom/client'] },
  test: {
    name: 'conformance',
    include: ['src/**/*.browser.tsx'],
    setupFiles: ['./src/testing/setup.ts'],
    // Some tests press dozens of keys, on machines that have other things to do.
    testTimeout: 60_000,
    restoreMocks: true,
    fsModuleCache: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: launchOptions(),
        // Without it, boxes would be measured in the middle of a movement.
        contextOptions: { reducedMotion: 'reduce', colorScheme: 'light' },
      }),
    },
  },
});
