import type { Page } from '@playwright/test';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { fontEnvironment, hasProjectFonts } from '../../tools/browser/projectFonts.ts';
import { expect, test, watchPage } from '../support/journey.ts';
import { enterDemo, messages, send } from '../support/people.ts';

/** Whether an emoji in the fonts of a message has a colour. */
const isColoured = (page: Page, emoji: string) =>
  messages(page)
    .getByText(`Well done ${emoji}`)
    .first()
    .evaluate((element, text) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('Nothing can be drawn.');
      context.font = `24px ${getComputedStyle(element).fontFamily}`;
      context.fillText(text, 0, 26);
      const { data } = context.getImageData(0, 0, 32, 32);
      return data.some((value, at) => at % 4 === 0 && Math.abs(value - (data[at + 2] ?? 0)) > 32);
    }, emoji);

// Elsewhere a browser cannot be without the emoji of its system.
if (hasProjectFonts) {
  test('a system without emoji in colour is given them, once one is shown', async ({
    playwright,
    server,
  }) => {
    const own = launchOptions();
    const browser = await playwright.chromium.launch({
      ...own,
      env: { ...own.env, ...fontEnvironment({ emoji: false }) },
    });
    const faults: string[] = [];
    try {
      const page = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' });
      watchPage(page, server.url, faults);
      await enterDemo(page, 'Emma Clarke');
      await page.getByText('Diego Moreno').first().click();
      await send(page, 'Well done 🎉');
      await expect.poll(() => isColoured(page, '🎉')).toBe(true);
    } finally {
      await browser.close();
    }
    expect(faults).toEqual([]);
  });
}

test('a system that has emoji in colour loads no font for them', async ({ openPerson }) => {
  const page = await openPerson();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await enterDemo(page, 'Emma Clarke');
  // It follows the look at what the system draws (apps/web/src/lib/whenIdle.ts).
  await expect.poll(() => loaded.join('\n')).toMatch(/\/areasChunk-/);
  expect(loaded.filter((url) => /emojiFont|twemoji/.test(url))).toEqual([]);
});
