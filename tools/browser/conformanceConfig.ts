import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import wyw from '@wyw-in-js/vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { launchOptions } from './launchOptions.ts';
import { secondCopy } from './secondCopy.ts';

const testFiles = (folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.browser.tsx`);

/**
 * How the conformance suite of a package runs: in a real browser, where it presses keys, measures boxes and hydrates what
 * a server rendered. Its files end in `.browser.tsx`.
 *
 * @param root folder of the package
 * @param name of the suite in reports
 * @param folders of the tests, relative to `root`
 */
export const conformanceConfig = (
  root: string,
  name: string,
  folders: readonly string[] = ['src'],
): ViteUserConfig =>
  defineConfig({
    root,
    plugins: [secondCopy, wyw({ include: ['**/packages/*/src/**/*.styles.ts'], prefixer: false }), react()],
    optimizeDeps: { entries: testFiles(folders), include: ['react-dom/server', 'react-dom/client'] },
    test: {
      name,
      include: testFiles(folders),
      // What a test has rendered is removed after it.
      setupFiles: [`${import.meta.dirname}/../../packages/ui/src/testing/setup.ts`],
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
