import type { Message, Topic } from '@franca/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openAccount } from '../support/openAccount.ts';
import { enterDemo, messages } from '../support/people.ts';

async function askToForward(page: Page, words: string) {
  await messages(page).getByText(words).last().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Forward' }).click();
  return page.getByRole('dialog', { name: 'Forward to' });
}

const forwarded = (page: Page) =>
  messages(page)
    .getByRole('article')
    .filter({ hasText: /Inoltrato/ })
    .filter({ hasText: 'Diego' });

test('a message is forwarded to a third person once, who sees it marked as forwarded, also after a reload', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  const marco = await openPerson({ locale: 'it-IT' });
  await enterDemo(emma, 'Emma Clarke');
  await enterDemo(marco, 'Marco Rossi');
  await marco.getByText('Emma Clarke').first().click();
  await expect(messages(marco)).toBeVisible();

  await emma.getByText('Diego Moreno').first().click();
  const dialog = await askToForward(emma, 'Happy birthday, Diego');
  await dialog.getByRole('searchbox', { name: 'Search people' }).fill('marco');
  await dialog.getByRole('button', { name: /^Marco Rossi.*Send$/ }).click();
  const sent = dialog.getByRole('button', { name: /^Marco Rossi.*Sent$/ });
  await expect(sent).toHaveAttribute('aria-disabled', 'true');
  await expect(forwarded(marco)).toHaveCount(1);

  await sent.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await askToForward(emma, 'Happy birthday, Diego');
  await expect(sent).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await emma.reload();
  await askToForward(emma, 'Happy birthday, Diego');
  await expect(sent).toHaveAttribute('aria-disabled', 'true');
  await marco.reload();
  await expect(forwarded(marco)).toHaveCount(1);
  await expect(messages(marco).getByRole('article').last()).toContainText('Diego');
});

test('several groups and people get a message from one dialog, each with its state', async ({
  openPerson,
  server,
}) => {
  const owner = await openAccount(server.url, 'Emma Clarke');
  const friends = await Promise.all(
    ['Marco Rossi', 'Omar Hassan'].map((name) => openAccount(server.url, name)),
  );
  const groups = await Promise.all(
    ['Choir of the north', 'Choir of the south'].map((topic_name) =>
      owner.call<Topic>('POST', '/topic/group', {
        topic_name,
        target_user_ids: friends.map(({ id }) => id),
      }),
    ),
  );
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByText('Diego Moreno').first().click();
  const dialog = await askToForward(emma, 'Happy birthday, Diego');
  await dialog.getByRole('searchbox', { name: 'Search people' }).fill('choir');
  const groupList = dialog.getByRole('list', { name: 'Groups' });
  await expect(groupList.getByRole('button')).toHaveCount(2);
  for (const name of ['north', 'south']) {
    await groupList.getByRole('button', { name: new RegExp(`${name}.*Send$`) }).press('Enter');
    await expect(groupList.getByRole('button', { name: new RegExp(`${name}.*Sent$`) })).toBeVisible();
  }
  await emma.reload();
  await askToForward(emma, 'Happy birthday, Diego');
  await expect(groupList.getByRole('button', { name: /north.*Sent$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const { _id } of groups) {
    const got = await friends[0]?.call<Message[]>('GET', `/chat?topic_id=${_id}`);
    expect(got?.filter(({ content }) => content?.includes('Happy birthday'))).toHaveLength(1);
    await owner.call('DELETE', `/topic/group?topic_id=${_id}`);
  }
});

test('a shared contact leads to the profile of that person, and from there to the conversation', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByText('Diego Moreno').first().click();
  await messages(emma).getByRole('button', { name: 'Send message' }).click();
  const profile = emma.getByRole('dialog', { name: 'Profile' });
  await profile.getByRole('button', { name: 'Send message' }).click();
  await expect(emma.getByRole('region', { name: /^Chloé|^Chloe/ })).toBeVisible();
});

test('the keyboard walks through the chats and opens one', async ({ openPerson }) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  const rows = emma.getByRole('list', { name: 'Chats' });
  const chats = rows.getByRole('button', { name: /^(?!Actions for)/ });
  await chats.first().focus();
  await emma.keyboard.press('End');
  await expect(chats.last()).toBeFocused();
  await emma.keyboard.press('Home');
  await emma.keyboard.press('ArrowDown');
  await expect(chats.nth(1)).toBeFocused();
  await emma.keyboard.press('Enter');
  await expect(chats.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(messages(emma)).toBeVisible();
});
