import { type Browser, chromium } from 'playwright';

/**
 * Starts Chromium so that it draws the same on every machine: in software, at one pixel a pixel, with no hinting of
 * letters, and with no way to any other host.
 */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      // No page lives long enough to earn back what optimising its code costs.
      '--js-flags=--no-turbofan --no-maglev --always-sparkplug',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--disable-skia-runtime-opts',
      '--force-color-profile=srgb',
      '--force-device-scale-factor=1',
      '--hide-scrollbars',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
