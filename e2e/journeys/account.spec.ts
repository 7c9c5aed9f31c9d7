import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { drawPhoto } from '../support/drawPhoto.ts';
import { expect, test } from '../support/journey.ts';
import { accountOf } from '../support/openAccount.ts';
import { readOutbox } from '../support/outbox.ts';
import { englishReader, enterDemo, messages, offerSessions } from '../support/people.ts';
import { signUpByLink } from '../support/signUpByLink.ts';
import { watchToast } from '../support/watchToast.ts';

/** Signs somebody up and in, with an address that nobody else has. */
async function enterNew(page: Page, url: string, name: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}-${randomUUID()}@example.org`;
  const session = await signUpByLink(url, { name, email, ...englishReader });
  offerSessions(page, new Map([[name, session]]));
  await enterDemo(page, name);
  return { email, account: accountOf(url, session) };
}

test('the profile is changed with the keys alone: every rule is said, and nothing is lost unasked', async ({
  openPerson,
  server,
}) => {
  const page = await openPerson();
  const { account } = await enterNew(page, server.url, 'Profile Tester');
  await page.getByRole('button', { name: 'Edit profile' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const list = (name: string) => dialog.getByRole('combobox', { name });
  const colourOf = (variable: string) =>
    page.evaluate((name) => {
      const box = document.body.appendChild(document.createElement('i'));
      box.style.backgroundColor = `var(${name})`;
      const { backgroundColor } = getComputedStyle(box);
      box.remove();
      return backgroundColor;
    }, variable);
  const [blue, grey] = [await colourOf('--fr-primary'), await colourOf('--fr-disabled-soft')];

  await expect(dialog.getByRole('tab', { name: 'Personal' })).toHaveAttribute('aria-selected', 'true');
  await expect(save).toHaveCSS('background-color', blue);
  await expect(field('Phone number')).toBeDisabled();
  await expect(field('Phone number')).toHaveAccessibleDescription('Your phone number cannot be changed.');
  for (const [name, wrong, right, sentence] of [
    ['Fullname', '', 'Profile Tester Renamed', 'Full name is required. Please enter one.'],
    ['Email', 'nonsense', 'renamed@example.org', 'Invalid email address. Please try again.'],
  ] as const) {
    await field(name).fill(wrong);
    await field(name).press('Tab');
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(save).toHaveCSS('background-color', grey);
    await expect(save).toHaveAccessibleDescription(sentence);
    await field(name).fill(right);
    await expect(save).toHaveCSS('background-color', blue);
  }
  await field('Birthday').fill('24/12/19');
  await expect(save).toHaveCSS('background-color', grey);
  await field('Birthday').fill('24/12/1985');
  await list('Gender').selectOption('female');

  const pictureBefore = await dialog.locator('img').getAttribute('src');
  await dialog.locator('input[type=file]').setInputFiles(await drawPhoto(page));
  const crop = page.getByRole('dialog', { name: 'Crop your photo' });
  await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
  await crop.getByRole('slider', { name: 'Rotation' }).press('ArrowRight');
  await expect(crop.getByRole('slider', { name: 'Rotation' })).toHaveValue('1');
  await expect(crop.getByRole('button', { name: 'Apply' })).toBeEnabled();
  await crop.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(crop).toBeHidden();
  await expect(dialog.locator('img')).not.toHaveAttribute('src', pictureBefore ?? '');

  await dialog.getByRole('tab', { name: 'Personal' }).press('ArrowRight');
  await expect(field('Description')).toBeVisible();
  await field('Description').fill('I live by the sea.');
  await list('Country').fill('Italy');
  await list('Country').press('Enter');
  await list('Language').fill('Italian');
  await list('Language').press('Enter');
  // Another language has other accents.
  await expect(save).toHaveAccessibleDescription('Accent is required. Please select one.');
  await expect(save).toHaveCSS('background-color', grey);
  await list('Accent').selectOption('Italian (Italy)');
  await expect(save).toHaveCSS('background-color', blue);

  await save.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  const isSaved = await watchToast(page, 'Update profile successfully');
  await save.press('Enter');
  await isSaved();
  await expect(dialog).toBeHidden();
  expect(await account.call('GET', '/user/me')).toMatchObject({
    name: 'Profile Tester Renamed',
    email: 'renamed@example.org',
    birthday: '1985-12-24',
    description: 'I live by the sea.',
    country: 'Italy',
    language: 'Italian',
    accent: 'Italian (Italy)',
    gender: 'female',
  });
});

test('somebody downloads their data, then deletes the account by a code, with the keys alone', async ({
  openPerson,
  server,
}) => {
  const page = await openPerson();
  const { email, account } = await enterNew(page, server.url, 'Leaving Tester');
  // Somebody has the conversation open all the while.
  const other = await openPerson();
  const { account: stays } = await enterNew(other, server.url, 'Staying Tester');
  const { _id: topicId } = await account.topicWith(stays.id);
  await account.send(topicId, 'A text that stays');
  await account.send(topicId, '', { type: 'location', content: undefined, meta_data: 'Harbour:1,2' });
  await other.goto(`/chat?topic=${topicId}`);
  await expect(messages(other).getByText('A text that stays')).toBeVisible();
  await expect(messages(other).getByText('Harbour')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const downloading = page.waitForEvent('download');
  await settings.getByRole('button', { name: 'Download my data' }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('franca-data.zip');
  // Nothing in it is compressed, so that it can be read as it is.
  expect(await readFile(await download.path(), 'utf8')).toContain(email);

  await settings.getByRole('button', { name: 'Delete account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await dialog.getByRole('button', { name: 'Send me the code' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/We sent a code to l•••@example\.org\./);
  const forGood = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(forGood).toBeDisabled();
  const { code = '' } = await readOutbox(server.url, email);
  const field = dialog.getByRole('textbox', { name: 'Verification code' });
  const isRefused = await watchToast(page, 'Verification code is not correct. Please try again.');
  await field.fill(code === '111111' ? '222222' : '111111');
  await field.press('Enter');
  await isRefused();
  await expect(field).toHaveValue('');
  await field.fill(code);
  await expect(forGood).toBeEnabled();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
  await expect(account.call('GET', '/user/me')).rejects.toThrow();
  await expect(messages(other).getByText('Harbour')).toBeHidden();
  await expect(messages(other).getByText('A text that stays')).toBeVisible();
  await expect(other.getByText('This account was deleted. You can read what was said here.')).toBeVisible();
});
