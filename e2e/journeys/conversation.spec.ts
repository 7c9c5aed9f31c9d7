import { expect, test } from '../support/journey.ts';
import { composer, messages, openEachOther, send } from '../support/people.ts';
import { watchToast } from '../support/watchToast.ts';

test('two people see each other write, read, change, answer and take back', { tag: '@two-people' }, async ({
  openPerson,
}) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  await expect(emma.getByRole('region', { name: 'Diego Moreno' }).getByText('active now')).toBeVisible();

  await composer(emma).pressSequentially('Good');
  await expect(diego.getByText('Emma Clarke is typing').first()).toBeVisible();

  await send(emma, 'Good morning');
  await expect(messages(diego).getByRole('article').last()).toContainText('Buenos días');
  await composer(emma).press('ArrowUp');
  await expect(composer(emma)).toHaveValue('Good morning');
  await composer(emma).fill('Good night');
  await composer(emma).press('Enter');
  const sent = messages(emma).getByRole('article').last();
  await expect(sent).toContainText('edited');
  await expect(sent).toContainText('Good night');
  await expect(sent.getByRole('img', { name: 'Seen' })).toBeVisible();
  const received = messages(diego).getByRole('article').last();
  await expect(received).toContainText('Buenas noches');
  await expect(received).toContainText('edited');

  await received.getByText('Buenas noches').click({ button: 'right' });
  await diego.getByRole('menuitem', { name: 'Reply' }).click();
  await expect(diego.getByText('Replying to Emma Clarke')).toBeVisible();
  await send(diego, 'Hasta mañana');
  const answer = messages(emma).getByRole('article').last();
  await expect(answer).toContainText('See you tomorrow');
  await expect(answer).toContainText('Good night');

  // Once more, but what he is about to answer is taken back.
  const endReply = diego.getByRole('button', { name: 'Cancel reply' });
  await expect(endReply).toHaveCount(0);
  await messages(diego).getByRole('article').nth(-2).getByText('Buenas noches').click({ button: 'right' });
  await diego.getByRole('menuitem', { name: 'Reply' }).click();
  await expect(endReply).toBeVisible();

  await messages(emma).getByRole('article').nth(-2).getByText('Good night').click({ button: 'right' });
  await emma.getByRole('menuitem', { name: 'Recall' }).click();
  const confirm = emma.getByRole('alertdialog', { name: 'Confirm Recall Message' });
  const isRecalled = await watchToast(emma, 'Recalled successfully');
  await confirm.getByRole('button', { name: 'Recall' }).click();
  await isRecalled();
  await expect(messages(diego).getByText('Message recalled').first()).toBeVisible();
  await expect(messages(diego).getByText('Buenas noches')).toHaveCount(0);
  await expect(endReply).toHaveCount(0);
});
