import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { messages, openEachOther, send } from '../support/people.ts';

/** The message of this journey: others say good night to each other in the same conversation. */
const row = (page: Page) => messages(page).getByRole('article').filter({ hasText: '🧦' });
const heart = (page: Page) => row(page).getByRole('button', { name: /^❤️/ });

test('a reaction shows on both sides at once, stays after a reload, and can be taken back', {
  tag: '@two-people',
}, async ({ openPerson }) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  await send(emma, 'Good night 🧦');

  const received = row(diego);
  await expect(received).toContainText('Buenas noches');
  await received.getByText('Buenas noches').click({ button: 'right' });
  await diego.getByRole('menuitemradio', { name: /❤️/ }).click();
  await expect(heart(emma)).toBeVisible();
  await expect(heart(diego)).toHaveAttribute('aria-pressed', 'true');

  await emma.reload();
  await expect(heart(emma)).toBeVisible();
  await heart(diego).click();
  await expect(heart(diego)).toHaveCount(0);
  await expect(heart(emma)).toHaveCount(0);
});
