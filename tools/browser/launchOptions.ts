import type { LaunchOptions } from 'playwright';
import { fontEnvironment } from './projectFonts.ts';

/** Chromium with all that belongs to its windows: notifications, answers to questions about permissions, speech. */
const wholeChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * How every suite starts Chromium, with the fonts of the project, without calls to other hosts: its headless shell where
 * `HEADLESS_SHELL_PATH` names one, else {@link wholeChromium}.
 *
 * @param extra further command-line arguments of Chromium
 */
export function launchOptions(...extra: string[]): LaunchOptions {
  return {
    executablePath: process.env.HEADLESS_SHELL_PATH ?? wholeChromium,
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

/** {@link launchOptions} of {@link wholeChromium}. */
export const wholeLaunchOptions = (...extra: string[]): LaunchOptions => ({
  ...launchOptions(...extra),
  executablePath: wholeChromium,
});

/** No page of a test lives long enough to earn back what optimising its code costs. */
export const withoutOptimiser = '--js-flags=--no-turbofan --no-maglev --always-sparkplug';
