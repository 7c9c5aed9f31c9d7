import { type Browser, chromium } from 'playwright';
import { launchOptions, withoutOptimiser } from '../browser/launchOptions.ts';

/**
 * Starts Chromium so that it draws the same on every machine: in software, at one pixel a pixel, with no hinting of
 * letters, and with no way to any other host.
 */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch(
    launchOptions(
      withoutOptimiser,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--disable-skia-runtime-opts',
      '--force-color-profile=srgb',
      '--force-device-scale-factor=1',
      '--hide-scrollbars',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ),
  );
