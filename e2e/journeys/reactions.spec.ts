import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { messages, openEachOther, send } from '../support/people.ts';

const heart = (page: Page) => messages(page).getByRole('article').last().getByRole('button', { name: /^❤️/ });

test('a reaction shows on both sides at once, stays after a reload, and can be taken back', {
  tag: '@two-people',
}, async ({ openPerson }) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  await send(emma, 'Good night');

  const received = messages(diego).getByRole('article').last();
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
