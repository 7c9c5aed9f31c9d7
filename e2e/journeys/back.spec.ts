import { expect, test } from '../support/journey.ts';
import { composer, enterDemo, messages } from '../support/people.ts';

test('on a phone Back closes what lies over the conversation, and only then leaves it', async ({
  openPerson,
}) => {
  const emma = await openPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByRole('list', { name: 'Chats' }).getByText('Omar Hassan').tap();
  await expect(composer(emma)).toBeVisible();

  // The narrowest phones show the name, too.
  await emma.setViewportSize({ width: 280, height: 653 });
  const name = emma.getByRole('heading', { name: 'Omar Hassan' }).locator('bdi');
  const isCut = () =>
    name.evaluate(
      (words) => words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth,
    );
  await expect.poll(isCut).toBe(false);
  await emma.setViewportSize({ width: 390, height: 844 });

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

test('the language of a conversation and the end of the account have an address, which Back leaves', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByRole('list', { name: 'Chats' }).getByText('Omar Hassan').click();
  await emma.getByRole('button', { name: 'Language of this chat' }).click();
  const language = emma.getByRole('dialog', { name: 'Language of this chat' });
  await expect(language.getByRole('switch', { name: 'Show what others will read' })).toBeVisible();
  await emma.reload();
  await expect(language.getByRole('switch', { name: 'Show what others will read' })).toBeVisible();
  await expect(composer(emma)).toBeAttached();
  await emma.goBack();
  await expect(language).toHaveCount(0);
  await expect(composer(emma)).toBeVisible();

  await emma.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = emma.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Delete account' }).click();
  const deletion = emma.getByRole('button', { name: 'Send me the code' });
  await expect(deletion).toBeVisible();
  await emma.reload();
  await expect(deletion).toBeVisible();
  await emma.goBack();
  await expect(deletion).toHaveCount(0);
  await expect(settings).toBeVisible();
});
