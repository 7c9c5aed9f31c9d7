import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/journey.ts';
import { enterDemo, messages } from '../support/people.ts';

/** Each width, and both colours where the layout differs most; what a colour does, it does at every width. */
const views = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 1024, height: 768 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { colorScheme, viewport } of views) {
  const title = `${colorScheme}, ${viewport.width} pixels wide`;

  test(`the pages are accessible and fit: ${title}`, async ({ openPerson }) => {
    const page = await openPerson({ colorScheme, viewport, reducedMotion: 'reduce' });
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
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
    // In Arabic the whole page turns round.
    await enterDemo(page, 'Omar Hassan');
    await page.evaluate(() => localStorage.setItem('preferences', '{"language":"ar"}'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByText('Emma Clarke').first().click();
    await expect(messages(page).getByRole('article').last()).toBeVisible();
    await check();
    for (const dialog of ['settings', 'about', 'logOut', 'plans&wanted=smartTalk']) {
      await page.goto(`/chat?dialog=${dialog}`);
      await expect(page.getByRole(dialog === 'logOut' ? 'alertdialog' : 'dialog')).toBeVisible();
      await check();
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
