import { AxeBuilder } from '@axe-core/playwright';
import { uiLanguageTags } from '@franca/languages';
import { expect, test } from '../support/journey.ts';
import { readOutbox } from '../support/outbox.ts';
import { enterDemo } from '../support/people.ts';
import { watchToast } from '../support/watchToast.ts';

test('the header leads where the specification says', async ({ openPerson }) => {
  const page = await openPerson();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Realtime Multilingual Messenger');
  const header = page.getByRole('banner');
  for (const [name, section] of [
    ['Videos', '#videos'],
    ['Web Version', '#web'],
    ['App Info', '#app'],
    ['Become A Partner', '#partner'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page.locator(section)).toBeInViewport();
    await expect(header).toBeInViewport();
  }
  const sections = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
  expect(sections.filter(Boolean)).toEqual([
    'app',
    'features',
    'how',
    'web',
    'videos',
    'screenshots',
    'emoticons',
    'images',
    'partner',
    'newsletter',
  ]);
  await expect(header.getByRole('link', { name: 'Redeem Code' })).toHaveAttribute(
    'href',
    '/login?method=gift&package=premium',
  );
  await header.getByRole('link', { name: 'Sign up / Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('Pricing opens the plans, whose contact link scrolls to the partner form', async ({ openPerson }) => {
  const page = await openPerson();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plans and Pricing' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Contact sales' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport();
  // They have an address: Back closes them, and a reload or a link shows them.
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/#pricing$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('AUD per month')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await dialog.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page).toHaveURL(/\/login\?package=premium$/);
});

test('the forms say what is wrong, and that they were sent, in the words of the specification', async ({
  openPerson,
  server,
}) => {
  const page = await openPerson();
  await page.goto('/');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Name is required. Please enter one.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name' }).fill('Vera Lind');
  await page.locator('#partner-email').fill('nobody');
  await page.getByRole('textbox', { name: 'Message' }).fill('Let us talk.');
  await expect(page.getByText('Email is not valid. Please try again.')).toBeVisible();
  await page.locator('#partner-email').fill('vera@example.org');
  await page.getByRole('textbox', { name: 'Message' }).press('Tab');
  const isSent = await watchToast(page, 'You request has been successfully sent!');
  await page.keyboard.press('Enter');
  await isSent();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');

  const newsletter = page.locator('#newsletter-email');
  await newsletter.fill('nobody');
  const alert = page.waitForEvent('dialog');
  const pressed = newsletter.press('Enter');
  const shown = await alert;
  expect([shown.type(), shown.message()]).toEqual(['alert', 'Email is not valid.']);
  await shown.accept();
  await pressed;
  await expect(newsletter).toHaveAttribute('aria-invalid', 'true');
  await newsletter.fill('reader@example.org');
  await expect(newsletter).toHaveAttribute('aria-invalid', 'false');
  const isSubscribed = await watchToast(page, 'You have successfully subscribed');
  await newsletter.press('Enter');
  await isSubscribed();
  const { link } = await readOutbox(server.url, 'reader@example.org');
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Confirm the subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You have successfully subscribed' })).toBeVisible();
});

test('the slider moves on every three seconds, and rests when somebody wants it to', async ({
  openPerson,
}) => {
  const page = await openPerson({ viewport: { width: 390, height: 844 } });
  await page.clock.install();
  await page.goto('/');
  const row = page.getByRole('list', { name: 'Screenshots' });
  const place = () => row.evaluate((element) => element.scrollLeft);
  await page.clock.runFor(3100);
  const step = await row.evaluate(
    ({ children: [first, second] }) =>
      (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0),
  );
  await expect.poll(async () => Math.abs((await place()) - step)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Pause the slider' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: 'Start the slider' })).toBeVisible();
  const before = await place();
  await page.clock.runFor(9300);
  expect(await place()).toBe(before);
  await page.getByRole('button', { name: 'Next screenshot' }).click();
  await expect.poll(place).toBeGreaterThan(before);

  const still = await openPerson({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await still.clock.install();
  await still.goto('/');
  await still.clock.runFor(9300);
  expect(
    await still.getByRole('list', { name: 'Screenshots' }).evaluate(({ scrollLeft }) => scrollLeft),
  ).toBe(0);
  await expect(still.getByRole('button', { name: 'Pause the slider' })).toBeHidden();
});

test('sections come up while they scroll into the window, but not where less motion is wanted', async ({
  openPerson,
}) => {
  const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await openPerson({ reducedMotion });
    await page.goto('/');
    return page
      .locator('#features li, #how img, #web img, #videos li')
      .evaluateAll((all) => all.filter((element) => element.getAnimations().length > 0).length);
  };
  expect(await moving('no-preference')).toBe(12);
  expect(await moving('reduce')).toBe(0);
});

test('everything can be read, and the forms work, without a script', async ({ openPerson }) => {
  const page = await openPerson({ javaScriptEnabled: false, locale: 'it-IT' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messenger multilingue in tempo reale');
  await page.goto('/?lang=en#pricing');
  await expect(page.getByText('AUD per month').first()).toBeVisible();
  await page.locator('#newsletter-email').fill('slow@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You have successfully subscribed' })).toBeVisible();
});

test('the menu of phones works by keyboard, and every language fits', async ({ openPerson }) => {
  const page = await openPerson({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  for (const language of uiLanguageTags) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      for (const width of [390, 280]) {
        await page.setViewportSize({ width, height: 844 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${language}, ${width} px`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    }
  }
  await page.goto('/?lang=en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  const menu = page.locator('summary');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
    'Redeem Code',
    'Videos',
    'Web Version',
    'App Info',
    'Become A Partner',
    'Pricing',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(menu).toBeFocused();
  expect(refused).toEqual([]);
});

test('a clip plays with its captions', async ({ openPerson }) => {
  const page = await openPerson();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play: Two people, two languages' }).click();
  const clip = page.getByLabel('Two people, two languages', { exact: true });
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect
    .poll(() => clip.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
    .toBe(3);
});

test('terms, privacy and how to install stand in every language', async ({ openPerson }) => {
  const page = await openPerson();
  await page.goto('/?lang=it');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy\.it\.html$/);
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Terms and policies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and policies');
  for (const [from, badge] of [
    ['/', /App Store/],
    ['/login', /Android app/],
  ] as const) {
    await page.goto(from);
    await page.getByRole('link', { name: badge }).click();
    await expect(page).toHaveURL(/\/install\.html$/);
    await expect(page.getByText('There is no app of Franca in the App Store')).toBeVisible();
  }
});

test('signed-in people go on to their chats, but for the partner form', async ({ openPerson }) => {
  const page = await openPerson();
  await enterDemo(page, 'Emma Clarke');
  await page.goto('/?lang=it');
  await expect(page).toHaveURL(/\/chat/);
  await page.goto('/#partner');
  await expect(page.getByRole('heading', { name: 'Become a partner' })).toBeInViewport();
});
