import { expect, test } from '../support/journey.ts';
import { composer, enterDemo, messages, send } from '../support/people.ts';

test('a message is found from the chat list, and a conversation by Ctrl+K', async ({ openPerson }) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  const list = emma.getByRole('list', { name: 'Chats' });
  await list.getByText('Diego Moreno').click();
  await send(emma, 'A pomegranate, please');
  await send(
    emma,
    `${Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).join('\n')}\nA tangerine, too`,
  );
  for (const word of ['One', 'Two', 'Three']) await send(emma, word);
  await expect(messages(emma).getByRole('img', { name: 'Sent' }).first()).toBeVisible();
  await list.getByRole('button', { name: /Omar/ }).first().click();
  await expect(emma.getByRole('region', { name: /Omar/ }).first()).toBeVisible();

  const field = emma.getByRole('searchbox', { name: 'Search chats' });
  await field.fill('pomegran');
  const found = emma.getByRole('region', { name: 'Messages', exact: true });
  const row = found.getByRole('button', { name: /Diego Moreno/ });
  await expect(row.locator('mark')).toHaveText('pomegran');
  await field.press('ArrowDown');
  await expect(row).toBeFocused();
  await emma.keyboard.press('Enter');

  await expect(emma.getByRole('region', { name: 'Diego Moreno', exact: true })).toBeVisible();
  const shown = messages(emma).getByRole('article').filter({ hasText: 'A pomegranate, please' });
  await expect(shown).toBeFocused();
  await expect(composer(emma)).toBeVisible();

  // In a long text, the part with the words is shown too.
  await field.fill('');
  await list.getByRole('button', { name: /Omar/ }).first().click();
  await field.fill('tangerin');
  await expect(row.locator('mark')).toHaveText('tangerin');
  await field.press('ArrowDown');
  await expect(row).toBeFocused();
  await emma.keyboard.press('Enter');
  const isFoundSeen = () =>
    emma.evaluate(() => {
      const [range] = CSS.highlights.get('fr-found-now') ?? [];
      if (!(range instanceof Range)) return false;
      const { top, bottom, height } = range.getBoundingClientRect();
      return height > 0 && top > 0 && bottom < window.innerHeight;
    });
  await expect.poll(isFoundSeen).toBe(true);
  await expect(messages(emma).getByRole('button', { name: 'Read more' })).toHaveCount(0);

  await emma.keyboard.press('Control+k');
  const switcher = emma.getByRole('dialog', { name: 'Go to' });
  const choice = switcher.getByRole('combobox');
  await expect(choice).toBeFocused();
  await choice.fill('omar');
  await expect(switcher.getByRole('option', { name: 'Omar Hassan' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await choice.press('Enter');
  await expect(emma.getByRole('region', { name: 'Omar Hassan', exact: true })).toBeVisible();
  await expect(switcher).toHaveCount(0);

  await emma.keyboard.press('Control+/');
  const keys = emma.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Send the message')).toBeVisible();
  await emma.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});
