import type { Page } from '@playwright/test';
import { expect, keepsPages, test } from '../support/journey.ts';
import { chatWith, composer, messages, openEachOther } from '../support/people.ts';

const pollIn = (page: Page, question: string | RegExp) =>
  messages(page).getByRole('article').filter({ hasText: question }).last();

async function writePoll(page: Page, question: string, options: readonly string[]) {
  await page.getByRole('button', { name: 'Poll', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Poll' });
  await expect(dialog.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Tab');
  for (const [place, option] of options.entries()) {
    if (place > 0) await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: `Option ${place + 1}` })).toBeFocused();
    await page.keyboard.type(option);
  }
  return dialog;
}

test('two people vote in a poll that each reads in their language, until its author ends it', {
  tag: '@two-people',
}, async ({ openPerson }) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  const dialog = await writePoll(emma, 'Where is the train station?', [
    'Good morning',
    'Good night',
    'Hello',
  ]);
  await dialog.getByRole('button', { name: 'Send poll' }).click();
  await expect(dialog).toHaveCount(0);

  // Each in their own language, with the original one press away.
  const original = pollIn(emma, 'Where is the train station?');
  const translated = pollIn(diego, /estación de tren|train station/);
  await expect(original.getByRole('radiogroup', { name: 'Where is the train station?' })).toBeVisible();
  const nights = translated.getByRole('radio', { name: 'Buenas noches' });
  await expect(nights).toBeEnabled();
  await expect(chatWith(diego, 'Emma Clarke')).toContainText('📊 ¿Dónde está la estación de tren?');
  await translated.getByRole('button', { name: 'Show original' }).click();
  await expect(translated.getByRole('radio', { name: 'Good night' })).toBeVisible();
  await translated.getByRole('button', { name: 'Show translation' }).click();

  // A vote is counted for both, and in another tab of whoever voted.
  const tab = await diego.context().newPage();
  await tab.goto(diego.url());
  const inTab = pollIn(tab, /estación de tren|train station/);
  await expect(inTab.getByRole('radio', { name: 'Buenas noches' })).not.toBeChecked();
  await nights.focus();
  await diego.keyboard.press('Space');
  await expect(nights).toBeChecked();
  await expect(nights).toHaveAccessibleDescription('1 vote, 100%, You voted');
  await expect(inTab.getByRole('radio', { name: 'Buenas noches' })).toBeChecked();
  const night = original.getByRole('radio', { name: 'Good night' });
  await expect(night).toHaveAccessibleDescription('1 vote, 100%');
  await original.getByRole('radio', { name: 'Hello' }).click();
  await expect(nights).toHaveAccessibleDescription('1 vote, 50%, You voted');
  await expect(original.getByText('2 people voted')).toBeVisible();

  // Another choice, taken back in the other tab, and made again.
  await translated.getByRole('radio', { name: 'Hola' }).click();
  await expect(original.getByRole('radio', { name: 'Hello' })).toHaveAccessibleDescription(
    '2 votes, 100%, You voted',
  );
  await inTab.getByRole('button', { name: 'Take back my vote' }).click();
  await expect(original.getByText('1 person voted')).toBeVisible();
  await expect(translated.getByRole('radio', { name: 'Hola' })).not.toBeChecked();
  await nights.click();
  await tab.close();

  await original.getByRole('button', { name: 'Show votes' }).click();
  const votes = emma.getByRole('dialog', { name: 'Votes' });
  await expect(votes.getByText('Diego Moreno')).toBeVisible();
  await emma.keyboard.press('Escape');

  // Only its author ends it, and both see that at once, also after a reload.
  await expect(translated.getByRole('button', { name: 'End poll' })).toHaveCount(0);
  await original.getByRole('button', { name: 'End poll' }).click();
  await emma.getByRole('alertdialog').getByRole('button', { name: 'End poll' }).click();
  await expect(translated.getByText('2 people voted · Ended')).toBeVisible();
  await expect(nights).toBeDisabled();
  await expect(nights).toBeChecked();
  await diego.reload();
  await expect(nights).toHaveAccessibleDescription('1 vote, 50%, You voted');
  await expect(nights).toBeDisabled();
});

test('a poll waits for the network over a reload, and is sent on as a new one without votes', async ({
  openPerson,
}) => {
  const emma = await openPerson(keepsPages);
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  await expect(composer(emma)).toBeVisible();
  await emma.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The dialog has to be there before the network goes.
  // Found by its number, in whatever language it is read.
  const number = String(Date.now());
  const question = `Tea or coffee ${number}?`;
  const dialog = await writePoll(emma, question, ['Tea', 'Coffee']);
  await dialog.getByRole('checkbox', { name: 'Several answers' }).check();
  await dialog.getByRole('checkbox', { name: 'Anonymous' }).check();
  await emma.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send poll' }).click();
  const waiting = pollIn(emma, question);
  await expect(waiting.getByRole('checkbox', { name: 'Tea' })).toBeDisabled();
  await emma.reload();
  await expect(waiting.getByRole('checkbox', { name: 'Coffee' })).toBeVisible();
  await emma.context().setOffline(false);

  const received = pollIn(diego, number);
  await received.getByRole('checkbox').first().click();
  await received.getByRole('checkbox').last().click();
  await expect(waiting.getByRole('checkbox', { name: 'Tea' })).toHaveAccessibleDescription('1 vote, 100%');
  await expect(waiting.getByRole('checkbox', { name: 'Coffee' })).toHaveAccessibleDescription('1 vote, 100%');
  await expect(waiting.getByText(/1 person voted · Anonymous/)).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Show votes' })).toHaveCount(0);

  await waiting.getByText(number).first().click({ button: 'right' });
  await emma.getByRole('menuitem', { name: 'Forward' }).click();
  const forward = emma.getByRole('dialog', { name: 'Forward to' });
  await forward.getByRole('searchbox', { name: 'Search people' }).fill('marco');
  await forward.getByRole('button', { name: /^Marco Rossi.*Send$/ }).click();
  await expect(forward.getByRole('button', { name: /^Marco Rossi.*Sent$/ })).toBeVisible();
  await forward.getByRole('button', { name: 'Close' }).click();
  await chatWith(emma, 'Marco Rossi').press('Enter');
  const copy = pollIn(emma, number);
  await expect(copy.getByText('Forwarded')).toBeVisible();
  await expect(copy.getByText(/Nobody has voted yet/)).toBeVisible();
  await expect(copy.getByRole('checkbox', { name: 'Tea' })).toBeEnabled();
});
