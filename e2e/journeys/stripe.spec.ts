import { type LocalStripe, startStripe, stripeEnvironment } from '../../apps/server/test/startStripe.ts';
import { test as base, expect } from '../support/journey.ts';
import { englishReader, register, signInByPhone } from '../support/people.ts';
import { playStripe } from '../support/playStripe.ts';

/** The server with Stripe, which is a local server here; it has never run against Stripe itself. */
const test = base.extend<object, { stripe: LocalStripe }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const stripe = await startStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  settings: ({ stripe }, use) => use(stripeEnvironment(stripe)),
});

test.use({ world: 'stripe' });

test("a person pays in Stripe's own form, after the bank has asked", async ({ browser, server, stripe }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  await playStripe(context, stripe);
  const page = await context.newPage();
  const faults: string[] = [];
  const hosts = new Set<string>();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await signInByPhone(page, server.url, '491570171');
  await register(page, { name: 'Stripe Tester', ...englishReader });
  expect([...hosts].filter((host) => host.includes('stripe'))).toEqual([]);

  const answer = await page.goto('/check-out?method=card&package=premium');
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain('frame-src');
  test.info().annotations.push({ type: 'content-security-policy', description: policy ?? '' });
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await form.getByLabel('Test card').selectOption('declined');
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/check-out\/error\?method=card$/);

  await page.goto('/check-out?method=card&package=premium');
  await form.getByLabel('Test card').selectOption('asks_bank');
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page).toHaveURL(/\/check-out\/success$/);
  expect(stripe.paidIntents()).toMatchObject([{ amount: 499 }]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Subscription/account' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscription/account' })).toContainText('•••• 3155');
  expect(faults).toEqual([]);
  await context.close();
});
