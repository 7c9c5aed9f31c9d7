import { expect, test } from '../support/journey.ts';
import { composer, enterDemo, messages } from '../support/people.ts';
import { watchToast } from '../support/watchToast.ts';

const words = 'This part could not be loaded';

test('a part that does not come is said in words, nothing is lost, and the next try fetches it', async ({
  openPerson,
}) => {
  // A browser that keeps the pages would have every part at hand.
  const emma = await openPerson({ serviceWorkers: 'block' });
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByText('Diego Moreno').first().click();
  const last = messages(emma).getByRole('article').last();
  await composer(emma).fill('A long thought');

  await emma.route(/\/assets\/interactionChunk-/, (route) => route.abort());
  await last.focus();
  const isSaid = await watchToast(emma, words);
  await emma.keyboard.press('Enter');
  await isSaid();
  await expect(last).toBeFocused();
  await emma.unrouteAll({ behavior: 'wait' });
  await emma.keyboard.press('Enter');
  await expect(emma.getByRole('menu', { name: 'Message actions' })).toBeVisible();
  await emma.keyboard.press('Escape');

  await emma.route(/\/assets\/emojiViewsLazy-/, (route) => route.fulfill({ status: 404 }));
  await emma.getByRole('button', { name: 'Emoji', exact: true }).click();
  const picker = emma.getByRole('dialog', { name: 'Emoji' });
  await expect(picker.getByRole('alert')).toContainText(words);
  await emma.unrouteAll({ behavior: 'wait' });
  await picker.getByRole('button', { name: 'Retry' }).click();
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await expect(composer(emma)).toHaveValue('A long thought');
});
