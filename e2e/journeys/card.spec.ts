import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { englishReader, enterDemo, register, signInByPhone } from '../support/people.ts';
import { watchToast } from '../support/watchToast.ts';

test.use({ world: 'card' });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const accountOf = (page: Page) => page.getByRole('dialog', { name: 'Subscription/account' });

async function openAccount(page: Page) {
  await page.getByRole('button', { name: 'Subscription/account' }).click();
  await expect(accountOf(page)).toBeVisible();
  return accountOf(page);
}

test('a visitor chooses a plan, signs up, tries it with a card, cancels it, goes on and pays once', async ({
  openPerson,
  server,
}) => {
  const page = await openPerson();
  await signInByPhone(page, server.url, '491570160', '/login?package=premium');
  await expect(page).toHaveURL(/\/register\?package=premium$/);
  const isShown = await watchToast(page, 'Please enter card to get trial!');
  await register(page, { name: 'Trial Tester', ...englishReader });
  await isShown();
  await expect(page).toHaveURL(/\/chat\?.*show=card&package_name=premium&package_price=4\.99/);
  const account = accountOf(page);
  await expect(account).toContainText('BASIC');
  await expect(account).toContainText('Free for 7 days, then $4.99 AUD a month');
  await expect(account.getByRole('button', { name: 'Start the free trial' })).toBeEnabled();
  await expectAccessible(page);

  // What is wrong is said beside the field; then two clicks are the whole way.
  await account.getByRole('button', { name: 'Start the free trial' }).click();
  await expect(account.getByText('This card number is not valid.')).toBeVisible();
  await expect(account.getByRole('textbox', { name: 'Card number' })).toBeFocused();
  await account.getByRole('button', { name: 'Fill in the test card' }).click();
  const isUpdated = await watchToast(page, 'Update card successfully');
  await account.getByRole('button', { name: 'Start the free trial' }).click();
  await isUpdated();
  await expect(page).toHaveURL(/\/chat$/);

  await openAccount(page);
  await expect(account).toContainText('Premium');
  await expect(account).toContainText('$4.99 AUD per month');
  await expect(account.getByText('Trial until')).toBeVisible();
  await expect(account).toContainText(/•••• \d{4}/);
  await expect(account).toContainText('Trial Tester');
  await expect(account.getByText('No payments yet.')).toBeVisible();
  await expectAccessible(page);
  await account.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page).toHaveURL(/\/cancel-subscription$/);
  await expect(
    page.getByText(/takes effect at the end of the current billing period, on \d+ \w+ \d{4}\./),
  ).toBeVisible();
  const isCancelled = await watchToast(page, 'Your subscription was cancelled.');
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await isCancelled();
  await expect(page).toHaveURL(/\/chat/);
  await expect(account.getByText('Ends on')).toBeVisible();
  const isRestarted = await watchToast(page, 'Your subscription goes on.');
  await account.getByRole('button', { name: 'Restart Subscription' }).click();
  await isRestarted();
  await expect(account.getByText('Trial until')).toBeVisible();

  // The choice of payment leads who tries or has a plan to the chats.
  await page.goto('/login?package=ultimate');
  await expect(page).toHaveURL(/\/chat$/);

  // The server has charged the card, and its answer is lost: after a reload it is the same purchase.
  await page.goto('/check-out?method=card&package=premium');
  await page.route(/\/user\/check-out$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Fill in the test card' }).click();
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: 'Pay $4.99 AUD' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the payment provider' })).toBeVisible();
  await expect(page.getByText('Nothing is paid twice')).toBeVisible();
  await expectAccessible(page);
  // A request may be on its way to the server, whose answer is lost too.
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page).toHaveURL(/\/check-out\/success$/);
  await page.getByRole('button', { name: 'Next' }).click();
  await openAccount(page);
  await expect(account.getByText('Next billing date')).toBeVisible();
  await expect(account.getByRole('listitem')).toHaveCount(1);
  await expect(account.getByRole('listitem')).toContainText('$4.99');
});

test('a person pays by keyboard: a card that is declined, then one whose bank asks', async ({
  openPerson,
  server,
}) => {
  const page = await openPerson();
  await signInByPhone(page, server.url, '491570161', '/login?method=card&package=ultimate');
  await expect(page).toHaveURL(/\/register\?method=card&package=ultimate$/);
  await register(
    page,
    { name: 'Card Tester', ...englishReader },
    /\/check-out\?method=card&package=ultimate$/,
  );
  await expect(page.getByText('$9.99 AUD', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/renews automatically at \$9\.99 AUD every month until cancelled/),
  ).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pay $9.99 AUD' });
  const agree = page.getByRole('checkbox', { name: 'I agree' });
  const number = page.getByRole('textbox', { name: 'Card number' });
  await expect(pay).toBeDisabled();
  await expectAccessible(page);
  const enter = async (digits: string) => {
    await number.focus();
    await page.keyboard.type(digits);
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2031');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Tab');
    await expect(agree).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(pay).toBeFocused();
  };
  await enter('4000000000000002');
  await expect(number).toHaveValue('4000 0000 0000 0002');
  const isDeclined = await watchToast(page, 'The card was declined.');
  await page.keyboard.press('Enter');
  await isDeclined();
  await expect(page).toHaveURL(/\/check-out\/error\?method=card$/);
  await expect(page.getByRole('heading', { name: 'Card is wrong.' })).toBeVisible();
  await expect(page.getByText('The card was declined. Nothing was charged')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See Plans & Pricing' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Plans and Pricing' })).toBeVisible();

  await page.goto('/check-out?method=card&package=ultimate');
  await expect(number).toBeVisible();
  await enter('4000002500003155');
  await page.keyboard.press('Enter');
  const bank = page.getByRole('dialog', { name: 'Your bank asks' });
  await expect(bank).toContainText('Do you approve a payment of $9.99 AUD to Franca?');
  await expectAccessible(page);
  // The question is asked again after it was closed, and after a reload.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your bank still waits for your answer.')).toBeVisible();
  await page.reload();
  await expect(bank).toBeVisible();
  const isDone = await watchToast(page, 'Check Out successfully.');
  await bank.getByRole('button', { name: 'Approve' }).press('Enter');
  await isDone();
  await expect(page).toHaveURL(/\/check-out\/success$/);
  await expect(page.getByText('Your plan has now started!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/\/chat$/);

  const account = await openAccount(page);
  await expect(account.getByText('Next billing date')).toBeVisible();
  const payments = account.getByRole('listitem');
  await expect(payments.first()).toContainText('$9.99');
  await expect(payments.first()).toContainText('•••• 3155');

  // A lesser plan begins when this one ends, and nothing is charged for it now.
  await account.getByRole('link', { name: 'Change plan' }).click();
  await page.getByRole('link', { name: /^Premium/ }).click();
  await expect(page.getByText(/^Nothing is charged now\. Premium begins on \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByText('$0.00 AUD')).toBeVisible();
  await page.getByRole('button', { name: 'Fill in the test card' }).click();
  await agree.check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/chat\?dialog=account$/);
  await expect(account.getByText('After that')).toBeVisible();
  await expect(payments).toHaveCount(1);
});

test('the pages ask for the plan where the address names none that is paid for', async ({ openPerson }) => {
  const page = await openPerson();
  await enterDemo(page, 'Emma Clarke');
  await page.goto('/check-out?method=card&package=free');
  await expect(page.getByText('The Free plan costs nothing and needs no card.')).toBeVisible();
  await page.getByRole('link', { name: /^Enterprise/ }).click();
  await expect(page).toHaveURL(/\/check-out\?method=card&package=enterprise$/);
  await expect(page.getByText('You have the Ultimate plan without an end')).toBeVisible();
  await page.goto('/check-out/method?package=gold');
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
  await page.goto('/check-out/method?package=free');
  await expect(page).toHaveURL(/\/chat$/);
});
