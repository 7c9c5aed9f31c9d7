import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { chatWith, messages, openEachOther } from '../support/people.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

/** Writes something and opens the menu of the send button, as its right button does. */
async function sendOtherwise(page: Page, words: string, item: string): Promise<void> {
  await composer(page).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('two people send later and without a sound', { tag: '@two-people' }, async ({ openPerson }) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  const read = (words: string) => messages(diego).getByRole('article').filter({ hasText: words });

  // Without a sound it arrives as any other.
  await sendOtherwise(emma, 'Hello 🔕', 'Send without sound');
  await expect(read('🔕')).toBeVisible();
  await expect(composer(emma)).toHaveValue('');

  // For tomorrow morning: kept by the server, the same in a second page and after a reload, and seen by nobody else.
  await sendOtherwise(emma, 'Happy birthday 🪅', 'Schedule message');
  const dialog = emma.getByRole('dialog', { name: 'Schedule message' });
  await dialog.getByRole('radio', { name: 'Tomorrow morning' }).check();
  await expect(dialog.getByLabel('Time')).toHaveValue('09:00');
  await expect(dialog.getByRole('status')).toContainText('9:00');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  const bar = (page: Page) => page.getByRole('button', { name: '1 scheduled message', exact: true });
  await expect(bar(emma)).toBeVisible();
  const second = await emma.context().newPage();
  await second.goto(emma.url());
  await expect(bar(second)).toBeVisible();
  await emma.reload();
  await expect(bar(emma)).toBeVisible();
  await expect(messages(emma).getByText('🪅')).toHaveCount(0);
  await expect(diego.getByRole('button', { name: /scheduled message/ })).toHaveCount(0);

  // Other words, from one page; deleted and sent from the other one.
  await bar(emma).click();
  const list = emma.getByRole('dialog', { name: 'Scheduled messages' });
  await list.getByRole('button', { name: 'Edit' }).click();
  await emma.getByRole('textbox', { name: 'Message', exact: true }).fill('Happy birthday, Diego 🪅');
  await emma.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(list.getByText('Happy birthday, Diego 🪅')).toBeVisible();
  await bar(second).click();
  const other = second.getByRole('dialog', { name: 'Scheduled messages' });
  await expect(other.getByText('Happy birthday, Diego 🪅')).toBeVisible();
  await other.getByRole('button', { name: 'Send now' }).click();
  await expect(read('Diego 🪅')).toBeVisible();
  await expect(other.getByText('No scheduled messages')).toBeVisible();
  await expect(list.getByText('No scheduled messages')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(read('🪅')).toHaveCount(1);

  // While every page of its author is closed.
  await sendOtherwise(emma, 'Good night 🌙', 'Schedule message');
  const inAMoment = new Date(Date.now() + 70_000);
  const fields = await emma.evaluate((at) => {
    const moment = new Date(at);
    const two = (value: number) => String(value).padStart(2, '0');
    return {
      date: `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
      time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
    };
  }, inAMoment.getTime());
  await dialog.getByLabel('Date').fill(fields.date);
  await dialog.getByLabel('Time').fill(fields.time);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(bar(emma)).toBeVisible();
  await emma.context().close();
  await expect(read('🌙')).toBeVisible({ timeout: 100_000 });
  await expect(chatWith(diego, 'Emma Clarke')).toBeVisible();
});
