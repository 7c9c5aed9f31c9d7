import type { Page } from '@playwright/test';
import { openChat } from './callPages.ts';
import { expect } from './journey.ts';

/** The call screen, once the page is in the call. */
export const joined = (page: Page) => page.locator('[data-fr-part=call-screen][data-state=joined]');
/** The lines over the main participant. */
export const lines = (page: Page) => page.getByRole('region', { name: 'Live transcript' });
/** The side panel with all that was said. */
export const history = (page: Page) => page.getByRole('region', { name: 'Transcript', exact: true });
/** The button that starts to read. */
export const startButton = (page: Page) => page.getByRole('button', { name: 'Start transcript' });
/** The button that stops to read. */
export const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop transcript' });
/** A live line that has these words. */
export const lineWith = (page: Page, words: string | RegExp) =>
  lines(page).locator('[data-fr-part=transcript-line]').filter({ hasText: words });
/** Marks of missing words among the live lines. */
export const gaps = (page: Page) => lines(page).locator('[data-fr-part=transcript-gap]');

/** One calls the other; both are in the call then. */
export async function callInVideo(caller: Page, callee: Page, calleeName: string): Promise<void> {
  await openChat(caller, calleeName);
  await caller.getByRole('button', { name: 'Video call', exact: true }).click();
  await callee.getByRole('button', { name: 'Accept' }).click();
  for (const page of [caller, callee]) await expect(joined(page)).toBeVisible();
}
