import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The presses of a story are not a person's: without this nothing could be heard.
  '--autoplay-policy=no-user-gesture-required',
];

export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [storybookTest({ configDir: import.meta.dirname })],
    test: {
      name: 'storybook',
      testTimeout: 60_000,
      // The suite `visual` runs axe over every story in four modes, and one of them is this one.
      env: { VITE_A11Y: 'off' },
      browser: {
        enabled: true,
        headless: true,
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: {
            executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
            args: chromiumArguments,
          },
        }),
      },
    },
  }),
);
