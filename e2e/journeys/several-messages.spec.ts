import { expect, test } from '../support/journey.ts';
import { composer, enterDemo, messages } from '../support/people.ts';

test('several messages are chosen, forwarded together and deleted together', async ({ openPerson }) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByRole('list', { name: 'Chats' }).getByText('Diego Moreno').click();
  const rowOf = (words: string) => messages(emma).getByRole('article').filter({ hasText: words });
  const [wish, thanks] = [rowOf('Happy birthday, Diego'), rowOf('Thank you, Emma!')];
  const choose = async () => {
    await wish.getByText('Happy birthday, Diego').click({ button: 'right' });
    await emma.getByRole('menuitem', { name: 'Select' }).click();
    await thanks.getByText('Thank you, Emma!').click();
    await expect(emma.getByText('2 selected')).toBeVisible();
    await expect(thanks.getByRole('checkbox')).toBeChecked();
  };

  await choose();
  await emma.getByRole('button', { name: 'Forward' }).click();
  const dialog = emma.getByRole('dialog', { name: 'Forward to' });
  await dialog.getByRole('searchbox', { name: 'Search people' }).fill('marco');
  await dialog.getByRole('button', { name: /^Marco Rossi.*Send$/ }).click();
  await expect(dialog.getByRole('button', { name: /^Marco Rossi.*Sent$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(composer(emma)).toBeVisible();

  await choose();
  await emma.getByRole('button', { name: 'Delete for me' }).click();
  const question = emma.getByRole('alertdialog', { name: 'Delete 2 messages for you?' });
  await question.getByRole('button', { name: 'Delete for me' }).click();
  await expect(wish).toHaveCount(0);
  await expect(thanks).toHaveCount(0);

  await emma.getByRole('list', { name: 'Chats' }).getByText('Marco Rossi').click();
  await expect(rowOf('Forwarded').filter({ hasText: 'Happy birthday, Diego' })).toBeVisible();
  await expect(rowOf('Forwarded').last()).not.toContainText('Happy birthday');
});
