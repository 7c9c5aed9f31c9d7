import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { wholeLaunchOptions } from '../../tools/browser/launchOptions.ts';

/** What only a browser has: contexts, worklets, streams of tracks. Files `*.browser.test.ts`, run in Chromium. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'speech-browser',
    include: ['src/**/*.browser.test.{ts,tsx}'],
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: wholeLaunchOptions(
          '--autoplay-policy=no-user-gesture-required',
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
        ),
      }),
    },
  },
});
