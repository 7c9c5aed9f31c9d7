import type { Page } from '@playwright/test';
import { expect, keepsPages, test } from '../support/journey.ts';
import { stillList } from '../support/listStage.ts';
import { chatWith, messages, openEachOther, send } from '../support/people.ts';

const rowOf = (page: Page, words: string) => messages(page).getByRole('article').filter({ hasText: words });

/** Chooses in the info panel how long messages stay. */
async function choose(page: Page, lifetime: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Conversation info' });
  await panel.getByRole('button', { name: /^Disappearing messages/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Disappearing messages' });
  await dialog.getByRole('radio', { name: lifetime }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole('button', { name: `Disappearing messages: ${lifetime}` })).toBeVisible();
}

test('messages disappear for both when their time is over, also on a page without a connection', {
  tag: '@two-people',
}, async ({ openPerson }) => {
  const emma = await openPerson(keepsPages);
  const diego = await openPerson();
  await emma.clock.install();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  await emma.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  // One side chooses, and both are told.
  await emma.getByRole('button', { name: 'Conversation info' }).click();
  await choose(emma, '1 hour');
  await expect(messages(emma).getByText('You set new messages to disappear after 1 hour')).toBeVisible();
  await expect(messages(diego).getByText('set new messages to disappear after 1 hour')).toBeVisible();
  for (const page of [emma, diego])
    await expect(page.getByRole('img', { name: 'New messages disappear after 1 hour' })).toBeVisible();

  // What is sent says that it will be gone; an answer that stays quotes it.
  await send(diego, 'Zyx 4711');
  await expect(rowOf(emma, 'Zyx 4711').getByRole('img', { name: 'Disappearing message' })).toBeVisible();
  await choose(emma, 'Off');
  await expect(messages(diego).getByText('turned off disappearing messages')).toBeVisible();
  await rowOf(diego, 'Zyx 4711').getByText('Zyx 4711').click({ button: 'right' });
  await diego.getByRole('menuitem', { name: 'Reply' }).click();
  await send(diego, 'Qwv 4712');
  const answer = rowOf(emma, 'Qwv 4712').last();
  await expect(answer.getByRole('img', { name: 'Disappearing message' })).toHaveCount(0);
  await expect(answer).toContainText('Zyx 4711');
  await expect(rowOf(emma, 'Zyx 4711')).toHaveCount(2);

  // An hour later, without a network: the message is gone, its words with it, and nothing below has moved.
  await stillList(emma);
  const before = await answer.boundingBox();
  await emma.context().setOffline(true);
  await emma.clock.fastForward('01:00:01');
  await expect(messages(emma).getByText('Zyx 4711')).toHaveCount(0);
  await expect(answer).toContainText('Message disappeared');
  const after = await answer.boundingBox();
  expect((after?.y ?? 0) + (after?.height ?? 0)).toBeCloseTo((before?.y ?? 0) + (before?.height ?? 0), 0);
  await emma.reload();
  await expect(messages(emma).getByText('Qwv 4712')).toBeVisible();
  await expect(messages(emma).getByText('Zyx 4711')).toHaveCount(0);
  await emma.context().setOffline(false);
  await expect(chatWith(emma, 'Diego Moreno')).toContainText('Qwv 4712');

  // For the other the hour has not passed.
  await expect(rowOf(diego, 'Zyx 4711').first()).toBeVisible();
});
