import { expect, test } from '../support/journey.ts';
import { composer, enterDemo, messages, send } from '../support/people.ts';

test('several messages are chosen, forwarded together and deleted together', async ({ openPerson }) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByRole('list', { name: 'Chats' }).getByText('Diego Moreno').click();
  const rowOf = (words: string) => messages(emma).getByRole('article').filter({ hasText: words });
  // Their own, so that they stand at the end whatever other journeys have written here.
  const words = ['Bring the plates on Friday', 'And the glasses, please'] as const;
  for (const text of words) {
    await send(emma, text);
    await expect(rowOf(text).getByRole('img', { name: /^(Sent|Seen)/ })).toBeVisible();
  }
  const [plates, glasses] = [rowOf(words[0]), rowOf(words[1])];
  const choose = async () => {
    await plates.getByText(words[0]).click({ button: 'right' });
    await emma.getByRole('menuitem', { name: 'Select' }).click();
    await glasses.getByText(words[1]).click();
    await expect(emma.getByText('2 selected')).toBeVisible();
    await expect(glasses.getByRole('checkbox')).toBeChecked();
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
  await expect(plates).toHaveCount(0);
  await expect(glasses).toHaveCount(0);

  await emma.getByRole('list', { name: 'Chats' }).getByText('Marco Rossi').click();
  await expect(rowOf('Forwarded').filter({ hasText: words[0] })).toBeVisible();
  await expect(rowOf('Forwarded').last()).not.toContainText(words[0]);
});
