import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { englishReader, enterDemo, register, signInByQuickLink } from '../support/people.ts';

test('a visitor is led to where the specification says', async ({ openPerson }) => {
  const page = await openPerson();
  for (const [from, to] of [
    ['/chat', /\/login/],
    ['/register', /\/login/],
    ['/nowhere', /\/login$/],
    ['/nowhere/deeper', /\/login$/],
    ['/calling', /\/login/],
    ['/cancel-subscription', /\/login/],
    ['/check-out?package=premium&method=card', /\/login\?(?=.*package=premium)(?=.*method=card)/],
    ['/check-out/method?package=premium', /\/login\?package=premium$/],
    ['/check-out/success', /\/login$/],
    ['/check-out/error?method=card', /\/login\?method=card$/],
    ['/404', /\/404$/],
    ['/', /\/$/],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
  }
  await page.goto('/404');
  await expect(page.getByText('Not Found')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('One world, one language!').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign up / Sign in' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a signed-in person is led on by package and method', async ({ openPerson }) => {
  const page = await openPerson();
  await enterDemo(page, 'Emma Clarke');
  for (const [from, to] of [
    ['/', /\/chat/],
    ['/login', /\/chat/],
    ['/register', /\/chat/],
    ['/login?method=card&package=premium', /\/check-out\?method=card&package=premium$/],
    ['/login?method=gift', /\/check-out\?method=gift$/],
    ['/login?method=gift&package=premium', /\/check-out\?method=gift&package=premium$/],
    ['/nowhere', /\/chat/],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
  }
  // The choice of payment asks for a trial; who has a plan goes on to the chats.
  const trial = page.waitForResponse((response) => response.url().endsWith('/user/get-trial'));
  await page.goto('/login?package=premium');
  expect(await (await trial).json()).toMatchObject({ data: { status: 'exists' } });
  await expect(page).toHaveURL(/\/chat$/);
});

test('a redirect adds no step to the history', async ({ openPerson }) => {
  const page = await openPerson();
  const leadsTo = async (from: string, to: RegExp) => {
    await page.goto('/404');
    await expect(page.getByText('Not Found')).toBeVisible();
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
    await page.goBack();
    await expect(page, `Back from ${from}`).toHaveURL(/\/404$/);
  };
  await leadsTo('/chat', /\/login$/);
  await leadsTo('/nowhere', /\/login$/);
  await enterDemo(page, 'Emma Clarke');
  await leadsTo('/', /\/chat$/);
  await leadsTo('/login', /\/chat$/);
});

test('who has an account keeps flag and login form after the verification, until the log-out', async ({
  openPerson,
  server,
}) => {
  const kept = (page: Page) =>
    page.evaluate(() => ({
      flag: sessionStorage.getItem('authenticated') !== null,
      email: JSON.parse(localStorage.getItem('userLogin') ?? 'null')?.email ?? null,
    }));
  const page = await openPerson();
  await signInByQuickLink(page, server.url, 'kept@example.org');
  await register(page, { name: 'Kept Tester', ...englishReader });
  const later = await openPerson();
  await signInByQuickLink(later, server.url, 'kept@example.org');
  await expect(later).toHaveURL(/\/chat/);
  expect(await kept(later)).toEqual({ flag: true, email: 'kept@example.org' });
  await later.getByRole('button', { name: 'Log out' }).click();
  await later.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(later).toHaveURL(/\/login$/);
  expect(await kept(later)).toEqual({ flag: false, email: null });
});

test('the login page says what is wrong, in the words of the specification', async ({ openPerson }) => {
  const page = await openPerson();
  await page.goto('/login');
  await expect(page.getByRole('combobox', { name: 'Country prefix' })).toHaveValue(/61/);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Phone number is required. Please enter one.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('04x');
  await page.getByRole('textbox', { name: 'Phone number' }).blur();
  await expect(page.getByText('Phone can only contain numbers. Please try again.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Verification code' }).fill('12a');
  await page.getByRole('textbox', { name: 'Verification code' }).blur();
  await expect(page.getByText('Verification code can only contain numbers. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Sign in with Email' }).click();
  await page.getByRole('button', { name: 'Send me Quick Link' }).click();
  await expect(page.getByText('Email is required. Please enter one.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.getByRole('button', { name: 'Send me Quick Link' }).click();
  await expect(page.getByText('Email is not valid. Please try again.')).toBeVisible();
});
