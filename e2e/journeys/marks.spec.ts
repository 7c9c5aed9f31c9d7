import { expect, test } from '../support/journey.ts';
import { chatWith, messages, openEachOther, send } from '../support/people.ts';

test('two people star, pin, archive and mark as unread', { tag: '@two-people' }, async ({ openPerson }) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  // Others say good morning in the same conversation, too.
  await send(emma, 'Good morning 🧣');
  const received = messages(diego).getByRole('article').filter({ hasText: '🧣' });
  await expect(received).toContainText('Buenos días');
  const choose = async (item: string) => {
    await received.getByText('Buenos días').click({ button: 'right' });
    await diego.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(diego.getByRole('menu')).toHaveCount(0);
  };

  await choose('Star');
  await expect(received.getByRole('img', { name: 'Starred' })).toBeVisible();
  await choose('Pin');
  await expect(diego.getByRole('button', { name: /Pinned by you.*Buenos días/ })).toBeVisible();
  const banner = emma.getByRole('button', { name: /Pinned by Diego Moreno.*Good morning/ });
  await expect(banner).toBeVisible();
  await emma.getByRole('button', { name: 'Unpin' }).click();
  await expect(banner).toHaveCount(0);
  await expect(diego.getByRole('button', { name: /Pinned by/ })).toHaveCount(0);

  // The conversation is left with the mark, and read again with the way from the starred message.
  const menuOf = async (item: string) => {
    await chatWith(diego, 'Emma Clarke').press('Shift+F10');
    await diego.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(diego.getByRole('menu')).toHaveCount(0);
  };
  const mark = chatWith(diego, 'Emma Clarke').getByRole('img', { name: 'Marked as unread' });
  await menuOf('Mark as unread');
  await expect(mark).toBeVisible();
  await expect(messages(diego)).toHaveCount(0);
  await diego.getByRole('button', { name: 'Starred messages' }).click();
  await diego.getByRole('list', { name: 'Starred messages' }).getByRole('button').first().press('Enter');
  await expect(received).toContainText('Buenos días');
  await diego.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(chatWith(diego, 'Emma Clarke')).toBeVisible();
  await expect(mark).toHaveCount(0);

  // Pinned above all others, also after a reload, and not for the other one.
  await menuOf('Pin to top');
  const first = diego.getByRole('list', { name: 'Chats' }).getByRole('listitem').first();
  await expect(first).toContainText('Emma Clarke');
  await expect(chatWith(diego, 'Emma Clarke').getByRole('img', { name: 'Pinned' })).toBeVisible();
  await diego.reload();
  await expect(chatWith(diego, 'Emma Clarke').getByRole('img', { name: 'Pinned' })).toBeVisible();
  await expect(first).toContainText('Emma Clarke');
  await expect(emma.getByRole('img', { name: 'Pinned' })).toHaveCount(0);

  await menuOf('Unpin');
  await expect(chatWith(diego, 'Emma Clarke').getByRole('img', { name: 'Pinned' })).toHaveCount(0);

  const archive = diego.getByRole('button', { name: 'Archived: 1 conversation' });
  await menuOf('Archive');
  await expect(archive).toBeVisible();
  await expect(chatWith(diego, 'Emma Clarke')).toHaveCount(0);
  await send(emma, 'Good night');
  await expect(chatWith(diego, 'Emma Clarke')).toBeVisible();
  await expect(archive).toHaveCount(0);

  // The filter stays over a reload, and one press reads what is unread, which the writer sees.
  await menuOf('Mark as unread');
  await diego.getByRole('radio', { name: /^Unread/ }).click();
  await diego.reload();
  await expect(diego.getByRole('radio', { name: /^Unread/ })).toBeChecked();
  await expect(mark).toBeVisible();
  await send(emma, 'Still awake?');
  const count = chatWith(diego, 'Emma Clarke').getByText('1 unread', { exact: true });
  await expect(count).toHaveCount(1);
  const question = messages(emma).getByRole('article').filter({ hasText: 'Still awake?' });
  await expect(question.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  await diego.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(diego.getByText('Nothing is unread')).toBeVisible();
  await expect(question.getByRole('img', { name: 'Seen' })).toBeVisible();
});
