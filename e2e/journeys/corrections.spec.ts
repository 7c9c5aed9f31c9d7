import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/journey.ts';
import { messages, openEachOther, send } from '../support/people.ts';

test('a correction that the other side sees, that is used again, and that either takes back', {
  tag: '@two-people',
}, async ({ openPerson }) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  await send(emma, 'Good night 🪁');
  const better = 'Que descanses 🪁';
  const rowsOf = (page: typeof emma) => messages(page).getByRole('article').filter({ hasText: '🪁' });
  const rowOf = (page: typeof emma) => rowsOf(page).last();

  await expect(rowOf(diego)).toContainText('Buenas noches');
  await rowOf(diego).getByText('Buenas noches').click({ button: 'right' });
  await diego.getByRole('menuitem', { name: 'Correct translation' }).click();
  const dialog = diego.getByRole('dialog', { name: 'Correct translation' });
  const field = dialog.getByRole('textbox', { name: /Translation into Spanish/ });
  await expect(field).toHaveValue('Buenas noches 🪁');
  const { violations } = await new AxeBuilder({ page: diego }).include('[role="dialog"]').analyze();
  expect(violations).toEqual([]);
  await field.fill(better);
  await field.press('Tab');
  await diego.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rowOf(diego)).toContainText(better);
  await expect(rowOf(diego)).toContainText('Corrected by you');
  await expect(rowOf(emma)).toContainText('Spanish: Corrected by Diego Moreno');

  await emma.reload();
  await expect(rowOf(emma)).toContainText('Spanish: Corrected by Diego Moreno');
  await send(emma, 'Good night 🪁');
  // The first message is corrected already; what follows is about the second.
  await expect(rowsOf(emma)).toHaveCount(2);
  await expect(rowsOf(diego)).toHaveCount(2);
  await expect(rowOf(diego)).toContainText(better);
  await expect(rowOf(emma)).toContainText('Spanish: Corrected by Diego Moreno');

  await rowOf(emma).getByRole('button', { name: 'Change' }).click();
  await emma.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(rowOf(emma)).not.toContainText('Corrected by');
  await expect(rowOf(diego)).toContainText('Buenas noches');
});
