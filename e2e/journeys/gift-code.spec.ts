import { expect, test } from '../support/journey.ts';
import { englishReader, enterDemo, register, signInByPhone } from '../support/people.ts';
import { watchToast } from '../support/watchToast.ts';

test.use({ world: 'gift-code' });

test('a new person redeems a gift code, sees the plan, and cancels it', async ({ openPerson, server }) => {
  const page = await openPerson();
  await signInByPhone(page, server.url, '491570159');
  await register(page, { name: 'Gift Tester', ...englishReader });
  await expect.poll(() => server.printed()).toContain('demo gift code');
  const code = /demo gift code: (\S+)/.exec(server.printed())?.[1] ?? '';

  // The plans lead to the redemption, by way of the sign-in.
  await page.getByRole('button', { name: 'Subscription/account' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscription/account' })).toContainText('BASIC');
  await page.getByRole('button', { name: 'See Plans & Pricing' }).click();
  await page
    .getByRole('dialog', { name: 'Plans and Pricing' })
    .getByRole('button', { name: 'Redeem Code' })
    .click();
  await expect(page).toHaveURL(/\/check-out\?method=gift&package=premium$/);
  const submit = page.getByRole('button', { name: 'Submit' });
  const field = page.getByRole('textbox', { name: 'Enter Code' });
  await field.fill('AAAA-BBBB-CCCC-DDDD');
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription('Please tick “I agree” first.');
  await page.getByRole('checkbox', { name: 'I agree' }).press('Space');
  const isRefused = await watchToast(page, 'This gift code is not valid.');
  await field.press('Enter');
  await isRefused();
  await expect(page).toHaveURL(/\/check-out\/error\?method=gift$/);
  await expect(
    page.getByRole('heading', { name: 'Sorry, the code you have entered has already been redeemed.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'See Plans & Pricing' }).click();
  const plans = page.getByRole('dialog', { name: 'Plans and Pricing' });
  await expect(plans).toBeVisible();
  await page.reload();
  await expect(plans).toBeVisible();
  await page.goBack();
  await expect(plans).toHaveCount(0);
  await page.getByRole('button', { name: 'See Plans & Pricing' }).click();
  await expect(plans).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plans).toHaveCount(0);

  // The code is still there, with what is wrong with it.
  await page.getByRole('button', { name: 'Try another code' }).click();
  await expect(field).toHaveValue('AAAA-BBBB-CCCC-DDDD');
  await expect(field).toHaveAccessibleDescription('This gift code is not valid.');
  await field.fill(code.toLowerCase());
  await expect(page.getByText('This gift code is not valid.')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  const isDone = await watchToast(page, 'Check Out successfully.');
  await submit.click();
  await isDone();
  await expect(page).toHaveURL(/\/check-out\/success$/);
  await expect(page.getByText('Your plan has now started!')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/chat$/);

  await page.getByRole('button', { name: 'Subscription/account' }).click();
  const account = page.getByRole('dialog', { name: 'Subscription/account' });
  await expect(account).toContainText('Premium');
  await expect(account).toContainText('$4.99 AUD per month');
  await account.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page).toHaveURL(/\/cancel-subscription$/);
  await expect(
    page.getByText(/takes effect at the end of the current billing period, on \d+ \w+ \d{4}\./),
  ).toBeVisible();
  await expect(page.getByText('Your details are kept for 10 months.')).toBeVisible();
  const isCancelled = await watchToast(page, 'Your subscription was cancelled.');
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await isCancelled();
  await expect(page).toHaveURL(/\/chat/);
  await page.goto('/cancel-subscription');
  await expect(page.getByText('This subscription is cancelled already.')).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test('somebody whose plan was given keeps it, and the code stays good', async ({ openPerson, server }) => {
  const page = await openPerson();
  await enterDemo(page, 'Emma Clarke');
  const code = /demo gift code: (\S+)/.exec(server.printed())?.[1] ?? '';
  await page.goto('/check-out?method=gift');
  await page.getByRole('textbox', { name: 'Enter Code' }).fill(code);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/check-out\/error\?method=gift$/);
  await page.goto('/cancel-subscription');
  await expect(page.getByText('There is no subscription to change.')).toBeVisible();
});
