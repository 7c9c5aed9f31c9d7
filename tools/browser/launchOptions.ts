import type { LaunchOptions } from 'playwright';
import { fontEnvironment } from './projectFonts.ts';

/**
 * How every suite starts Chromium: the one that `CHROMIUM_PATH` names, with the fonts of the project, without calls to
 * other hosts.
 *
 * @param extra further command-line arguments of Chromium
 */
export function launchOptions(...extra: string[]): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    env: { ...process.env, ...fontEnvironment() },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...extra,
    ],
  };
}

/** No page of a test lives long enough to earn back what optimising its code costs. */
export const withoutOptimiser = '--js-flags=--no-turbofan --no-maglev --always-sparkplug';
