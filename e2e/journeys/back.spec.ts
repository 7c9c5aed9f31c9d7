import { expect, test } from '../support/journey.ts';
import { composer, enterDemo, messages } from '../support/people.ts';

test('on a phone Back closes what lies over the conversation, and only then leaves it', async ({
  openPerson,
}) => {
  const emma = await openPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByRole('list', { name: 'Chats' }).getByText('Omar Hassan').tap();
  await expect(composer(emma)).toBeVisible();

  await messages(emma).getByRole('article').last().locator('[data-words]').click({ button: 'right' });
  const menu = emma.getByRole('menu', { name: 'Message actions' });
  await expect(menu).toBeVisible();
  await emma.goBack();
  await expect(menu).toHaveCount(0);
  await expect(composer(emma)).toBeVisible();

  const more = emma.getByRole('button', { name: 'Search and information' });
  await more.tap();
  await emma.getByRole('menuitem', { name: 'Search in this conversation' }).tap();
  const search = emma.getByRole('searchbox', { name: 'Search in this conversation' });
  await expect(search).toBeFocused();
  await emma.goBack();
  await expect(search).toHaveCount(0);
  await expect(composer(emma)).toBeVisible();

  await emma.getByRole('button', { name: 'Add to the message' }).tap();
  await emma.getByRole('menuitem', { name: 'Share a contact' }).tap();
  const contacts = emma.getByRole('dialog', { name: 'Share a contact' });
  await expect(contacts.getByRole('button', { name: /Marco Rossi/ })).toBeVisible();
  await emma.goBack();
  await expect(contacts).toHaveCount(0);
  await expect(composer(emma)).toBeVisible();

  await emma.goBack();
  await expect(composer(emma)).toHaveCount(0);
  await expect(emma.getByRole('list', { name: 'Chats' })).toBeVisible();
  await expect(emma.getByRole('button', { name: /Omar Hassan/ })).toBeFocused();
});

test('what Android sends for its back button closes a menu, where the history has nothing to go back to', async ({
  openPerson,
}) => {
  const emma = await openPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'More' }).tap();
  const menu = emma.getByRole('menu', { name: 'More' });
  await expect(menu).toBeVisible();
  // Desktop browsers send the same close request for Escape, once no listener of the page has taken the key.
  await emma.evaluate(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await emma.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
});
