import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from '../tools/browser/launchOptions.ts';
import viteConfig from './vite.config.ts';

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
          // The presses of a story are not a person's: without this argument nothing could be heard.
          launchOptions: launchOptions('--autoplay-policy=no-user-gesture-required'),
        }),
      },
    },
  }),
);
