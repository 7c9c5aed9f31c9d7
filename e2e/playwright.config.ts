import { defineConfig, devices } from '@playwright/test';
import { launchOptions, withoutOptimiser } from '../tools/browser/launchOptions.ts';

/** Whether Franca is two processes, with the people of a journey on different ones. */
const isOnNodes = process.env.E2E_NODES === '2';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/prepareServer.ts',
  outputDir: '../.franca/e2e',
  // A journey waits half of its time, for media, slow networks and clocks: three keep two processors busy. Each worker has a
  // server of its own.
  workers: isOnNodes ? 2 : 3,
  // Over two processes only what two people do together can come out differently. On one, what is tagged `@two-nodes` would
  // repeat what other journeys prove there.
  ...(isOnNodes ? { grep: /@two-(people|nodes)/ } : { grepInvert: /@two-nodes/ }),
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine that is busy with other things; a journey takes seconds.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json'], ['./support/printPages.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    // What failed is said in words and in a picture; a trace of all that did not costs a tenth, and is made with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(
      withoutOptimiser,
      // A microphone that beeps, and nobody to ask.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ),
  },
});
