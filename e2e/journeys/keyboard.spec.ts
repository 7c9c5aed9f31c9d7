import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/journey.ts';
import { focus, tabTo } from '../support/keyboard.ts';
import { composer, messages } from '../support/people.ts';

// It says what stands in a conversation, so nobody else may write there.
test.use({ world: 'keyboard' });

/** What a row is called: who, and when. */
const aRow = /^(You|Marco Rossi), \d\d:\d\d/;

test('a whole conversation is had by keyboard alone, and the focus is never lost', async ({ openPerson }) => {
  // Colours on their way would be measured by the check of contrast.
  const emma = await openPerson({ reducedMotion: 'reduce' });
  const press = (...keys: string[]) =>
    keys.reduce((last, key) => last.then(() => emma.keyboard.press(key)), Promise.resolve());
  const row = (place: number) => messages(emma).getByRole('article').nth(place);
  const chooseFromMenu = async (name: RegExp) => {
    await press('Enter');
    await expect(emma.getByRole('menu').locator(':focus')).toBeVisible();
    for (let step = 0; step < 14 && !name.test((await focus(emma)).words); step += 1)
      await press('ArrowDown');
    await press('Enter');
  };

  await test.step('signs in and picks a chat', async () => {
    await emma.goto('/login');
    await expect(emma.getByRole('button', { name: /Emma Clarke/ })).toBeVisible();
    await tabTo(emma, /Emma Clarke/);
    await press('Enter');
    await expect(emma).toHaveURL(/\/chat/);
    await expect(emma.getByRole('button', { name: /Marco Rossi/ }).first()).toBeVisible();
    // Another document than the one with the sign-in, which had the focus.
    await expect(emma.getByRole('heading', { name: 'Chats', exact: true })).toBeFocused();
    await tabTo(emma, /Omar|Marco|Diego|Minh|Chloé/);
    for (let step = 0; step < 8 && !/Marco Rossi/.test((await focus(emma)).words); step += 1)
      await press('ArrowDown');
    await press('Enter');
    await expect(composer(emma)).toBeVisible();
  });

  await test.step('writes and sends', async () => {
    await tabTo(emma, /^Write a message$/);
    await emma.keyboard.type('Good night');
    await press('Enter');
    await expect(row(-1)).toContainText('Good night');
    await expect(composer(emma)).toBeFocused();
  });

  await test.step('reads message by message', async () => {
    await tabTo(emma, aRow, 'Shift+Tab');
    await press('End');
    await expect(row(-1)).toBeFocused();
    await press('ArrowUp', 'ArrowUp', 'ArrowUp');
    await expect(row(-4)).toBeFocused();
    await expect(row(-4)).toBeInViewport();
    await press('End');
    await expect(row(-1)).toBeFocused();
  });

  await test.step('shows the original of a message', async () => {
    const translated = messages(emma)
      .getByRole('article')
      .filter({ hasText: 'Translated from Italian' })
      .last();
    const focused = () => emma.locator('article:focus').getAttribute('data-key');
    const wanted = await translated.getAttribute('data-key');
    for (let step = 0; step < 12; step += 1) {
      const before = await focused();
      if (before === wanted) break;
      await press('ArrowUp');
      await expect.poll(focused).not.toBe(before);
    }
    await expect(translated).toBeFocused();
    await chooseFromMenu(/Show original/);
    await expect(
      emma.locator('article:focus').getByRole('button', { name: 'Show translation' }),
    ).toBeVisible();
  });

  await test.step('answers it', async () => {
    await chooseFromMenu(/^Reply/);
    await expect(emma.getByText('Replying to Marco Rossi').first()).toBeVisible();
    await expect(composer(emma)).toBeFocused();
    await emma.keyboard.type('See you tomorrow');
    await press('Enter');
    await expect(row(-1)).toContainText('See you tomorrow');
    await expect(row(-1).getByRole('button', { name: /^Replying to Marco Rossi/ })).toBeVisible();
  });

  await test.step('reacts to it', async () => {
    await tabTo(emma, aRow, 'Shift+Tab');
    await press('End');
    await press('Enter');
    await expect(emma.getByRole('menuitem', { name: 'Reply' })).toBeFocused();
    await press('Home', 'Enter');
    await expect(row(-1).getByRole('button', { pressed: true })).toBeVisible();
    await expect(row(-1)).toBeFocused();
  });

  await test.step('takes it back, after a question', async () => {
    await chooseFromMenu(/^Recall/);
    const question = emma.getByRole('alertdialog', { name: 'Confirm Recall Message' });
    await expect(question).toBeVisible();
    await tabTo(emma, /^Recall$/);
    await press('Enter');
    await expect(row(-1)).toContainText('You recalled a message');
    await expect(row(-1)).toBeFocused();
  });

  await test.step('finds a word, and comes back to the message that says it', async () => {
    await press('Control+f');
    await expect(emma.getByRole('searchbox', { name: 'Search in this conversation' })).toBeFocused();
    await emma.keyboard.type('good night');
    await expect(emma.getByRole('status').filter({ hasText: /^1 of/ })).toBeVisible();
    const { violations } = await new AxeBuilder({ page: emma }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await press('Escape');
    await expect(emma.locator('article:focus')).toContainText('Good night');
  });
});
