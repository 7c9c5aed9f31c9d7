import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { readOutbox } from '../support/outbox.ts';
import { englishReader, messages, register, send, signInByPhone, spanishReader } from '../support/people.ts';
import { askForTheStation } from '../support/translatedQuestion.ts';
import { watchToast } from '../support/watchToast.ts';

test('two new people sign in by phone, find each other, and each reads their own language', async ({
  openPerson,
  server,
}) => {
  const [one, other] = [await openPerson(), await openPerson()];
  const names = { asker: 'Phone Tester One', reader: 'Phone Tester Two' };
  await signInByPhone(one, server.url, '491570156');
  await register(one, { name: names.asker, ...englishReader });
  // Without any chat there is nothing to select: the page offers to find somebody.
  const welcome = one.locator('[data-fr-part="no-conversation"]');
  await expect(welcome).toContainText('Find somebody and say hello.');
  await welcome.getByRole('button', { name: 'Find people' }).click();
  await expect(one.getByRole('dialog')).toBeVisible();
  await one.keyboard.press('Escape');
  await expect(one.getByRole('dialog')).toHaveCount(0);
  await signInByPhone(other, server.url, '491570157');
  await register(other, { name: names.reader, ...spanishReader });
  await askForTheStation(one, other, names);

  // A sentence that no phrase memory holds goes through the installed engine.
  await send(one, 'My brother bought a green bicycle in the old market.');
  await expect(messages(other).getByText(/bicicleta/)).toBeVisible();
});

/** The Tab key comes to the box, and it has the ring that everything here has. */
async function expectRing(page: Page, box: Locator): Promise<void> {
  const ring = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.cssText = 'outline: var(--fr-focus-width) solid var(--fr-focus)';
    const { outlineWidth, outlineColor } = getComputedStyle(sample);
    sample.remove();
    return { outlineWidth, outlineColor };
  });
  const isFocused = () => box.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 10 && !(await isFocused()); step += 1) await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await expect(box).toHaveCSS('outline-style', 'solid');
  await expect(box).toHaveCSS('outline-width', ring.outlineWidth);
  await expect(box).toHaveCSS('outline-color', ring.outlineColor);
}

test('somebody whose code a stranger tried to guess signs in with the keys alone', async ({
  openPerson,
  server,
}) => {
  const page = await openPerson();
  const number = '491570158';
  await page.goto('/login');
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await phone.fill('0412');
  await page.getByRole('button', { name: 'Send code' }).press('Enter');
  await expect(phone).toHaveAccessibleDescription(/This is no phone number of the chosen country/);
  await phone.fill(`0${number}`);
  await expect(phone).toHaveAccessibleDescription('');
  await expectRing(page, page.locator('altcha-widget').getByRole('checkbox'));
  // The refused number has used no proof, and the one that is sent has it renewed.
  const robot = page.locator('altcha-widget').getByRole('checkbox');
  await expect(robot).toBeChecked();
  await page.getByRole('button', { name: 'Send code' }).press('Enter');
  const { code = '' } = await readOutbox(server.url, `+61${number}`);
  await expect(robot).toBeChecked();
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const guess = () =>
    fetch(`${server.url}/api/auth/code-verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ dial_code: '61', phone_number: number, code: wrong }),
    }).then(async (response) => ((await response.json()) as { code: string }).code);
  // The code belongs to the page that asked for it: what others enter is counted, and never makes it invalid.
  for (let count = 0; count < 6; count++) expect(await guess()).toBe('code_invalid');

  const field = page.getByRole('textbox', { name: 'Verification code' });
  await field.fill(wrong);
  const isRefused = await watchToast(page, 'Verification code is not correct. Please try again.');
  await field.press('Enter');
  await isRefused();
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'The Basics' })).toBeVisible();
});
