import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { messages } from '../support/people.ts';

/** Each width, both colours and both directions, and both colours where the layout differs most; what a colour does, it does at every width. */
const views = [
  { colorScheme: 'light', language: 'ar', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', language: 'en', viewport: { width: 1024, height: 768 } },
  { colorScheme: 'light', language: 'en', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', language: 'ar', viewport: { width: 390, height: 844 } },
] as const;

/** Expects the button that closes a dialog in its upper corner, where lines end. */
async function expectCloseInCorner(dialog: Locator): Promise<void> {
  const close = dialog.getByRole('button', { name: /^(Close|إغلاق)$/ });
  const isInCorner = async () => {
    const [around, button] = await Promise.all([dialog.boundingBox(), close.boundingBox()]);
    if (!around || !button) return false;
    const beside = Math.min(button.x - around.x, around.x + around.width - button.x - button.width);
    const above = button.y - around.y;
    return beside >= 0 && beside < 40 && above >= 0 && above < 40;
  };
  await expect.poll(isInCorner).toBe(true);
}

for (const { colorScheme, language, viewport } of views) {
  const title = `${colorScheme}, ${language}, ${viewport.width} pixels wide`;

  test(`the pages are accessible and fit: ${title}`, async ({ openPerson }) => {
    const page = await openPerson({ colorScheme, viewport, reducedMotion: 'reduce' });
    const check = async (part = 'html') => {
      const { violations } = await new AxeBuilder({ page }).include(part).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    };
    await page.goto('/');
    await expect(page.getByText('One world, one language!').first()).toBeVisible();
    await check();
    await page.goto('/login');
    await expect(page.getByText('Try the demo')).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'Omar Hassan' }).click();
    await expect(page).toHaveURL(/\/chat/);
    await page.evaluate(
      (chosen) => localStorage.setItem('preferences', `{"language":"${chosen}"}`),
      language,
    );
    await page.reload();
    // In Arabic the whole page turns round.
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await page.getByText('Emma Clarke').first().click();
    await expect(messages(page).getByRole('article').last()).toBeVisible();
    await check();
    for (const dialog of ['about', 'logOut', 'plans&wanted=smartTalk', 'settings']) {
      await page.goto(`/chat?dialog=${dialog}`);
      await expect(page.getByRole(dialog === 'logOut' ? 'alertdialog' : 'dialog')).toBeVisible();
      // Styles of the parts of a dialog come with other files than its own, and in any order.
      if (dialog !== 'logOut') await expectCloseInCorner(page.getByRole('dialog'));
      if (dialog === 'settings') {
        await expect(page.getByText(/^(This device|هذا الجهاز)$/)).toBeVisible();
        for (const choice of await page.locator('select').all()) {
          await expect(choice).toHaveCSS('padding-inline-start', '12px');
        }
      }
      await check();
    }
    await page.getByRole('button', { name: /Delete account|حذف الحساب/ }).click();
    await expect(page.getByText(/This cannot be undone|لا يمكن التراجع/)).toBeVisible();
    await check('[role=dialog]');
    await page.goto('/chat?dialog=editProfile');
    for (const tab of [0, 1]) {
      await page.getByRole('tab').nth(tab).click();
      await expect(page.getByRole('tabpanel').getByRole('combobox').last()).toBeVisible();
      await check('[role=dialog]');
    }
    for (const path of [
      '/check-out?method=card',
      '/check-out?method=gift',
      '/check-out/error?method=gift',
      '/cancel-subscription',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check();
    }
  });
}
