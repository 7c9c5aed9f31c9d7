import { fileURLToPath } from 'node:url';
import type { Topic } from '@franca/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { turnWheel } from '../support/listStage.ts';
import { openAccount } from '../support/openAccount.ts';
import { composer, enterDemo, messages, send, signInByPhone } from '../support/people.ts';
import { watchPlace } from '../support/watchPlace.ts';
import { watchToast } from '../support/watchToast.ts';

// A world of its own: groups would change the demo for the other journeys.
test.use({ world: 'groups' });
test.describe.configure({ mode: 'serial' });

const video = fileURLToPath(new URL('../../apps/web/public/landing/en/clip-original.webm', import.meta.url));
const names = ['Emma Clarke', 'Marco Rossi', 'Omar Hassan', 'Nguyễn Minh', 'Diego Moreno'] as const;
const welcome = ['Good morning', 'Buongiorno', 'صباح الخير', 'Chào buổi sáng', 'Buenos días'] as const;

test('five people read a group in five languages; one leaves, and who comes later sees what came later', async ({
  openPerson,
  server,
}) => {
  test.setTimeout(180_000);
  const accounts = await Promise.all(names.map((name) => openAccount(server.url, name)));
  const [emma, marco, omar, minh, diego] = accounts;
  if (!emma || !marco || !omar || !minh || !diego) throw new Error('The demo lacks somebody.');
  const { _id } = await emma.call<Topic>('POST', '/topic/group', {
    topic_name: 'Five languages',
    target_user_ids: [marco.id, omar.id, minh.id],
  });
  const locales = ['en-AU', 'it-IT', 'ar-EG', 'en-AU', 'en-AU'];
  const pages = await Promise.all(locales.map((locale) => openPerson({ locale })));
  await Promise.all(pages.map((page, place) => enterDemo(page, names[place] ?? '')));
  const inside = pages.slice(0, 4);
  await Promise.all(inside.map((page) => page.goto(`/chat?topic=${_id}`)));
  const [first, second, third, fourth, fifth] = pages;
  if (!first || !second || !third || !fourth || !fifth) throw new Error('A page is missing.');

  await expect(messages(first)).toContainText('You created the group');
  await expect(messages(second)).toContainText(/ha creato il gruppo/);
  await send(first, 'Good morning');
  for (const [place, page] of inside.entries())
    await expect(messages(page)).toContainText(welcome[place] ?? '');

  // Somebody reads further up: what happens to the group must not move a row of theirs by a pixel.
  for (let number = 1; number <= 30; number += 1) await emma.send(_id, `${number}`);
  await expect(messages(second).getByText('30', { exact: true })).toBeVisible();
  await turnWheel(second, -600);
  const isMoved = await watchPlace(second, 'first row');
  const rows = async () =>
    Number(await messages(second).getByRole('article').first().getAttribute('aria-setsize'));
  const rowsBefore = await rows();

  await fourth.goto(`/chat?topic=${_id}&dialog=leaveGroup&subject=${_id}`);
  await fourth.getByRole('alertdialog').getByRole('button').last().click();
  await expect(fourth).toHaveURL(/\/chat$/);
  await expect(messages(first)).toContainText(/Nguyễn Minh.* left the group/);
  await marco.call('POST', '/topic/group/member', { topic_id: _id, target_user_ids: [diego.id] });
  await expect(messages(first)).toContainText(/Marco Rossi.* added .*Diego Moreno/);
  await expect(messages(third)).toContainText(/أضاف/);
  await expect.poll(rows).toBe(rowsBefore + 2);
  expect(await isMoved()).toBeLessThan(0.5);

  await fifth.goto(`/chat?topic=${_id}`);
  await expect(composer(fifth)).toBeVisible();
  await marco.send(_id, 'Buongiorno');
  await expect(messages(fifth)).toContainText('Buenos días');
  await expect(messages(fifth).getByText('Buenos días')).toHaveCount(1);
  await expect(messages(fifth)).not.toContainText('Good morning');
  // Who has left gets nothing more.
  await expect(fourth.locator(`[data-topic="${_id}"]`)).toHaveCount(0);
});

test('a group is made from a profile, somebody is mentioned in it, and it is deleted for all', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  const marco = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await enterDemo(marco, 'Marco Rossi');
  await emma.getByRole('button', { name: 'New group' }).click();
  const dialog = emma.getByRole('dialog', { name: 'New group' });
  await expect(dialog.getByRole('button', { name: 'Create group' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'Group name' }).fill('Dinner');
  await dialog.getByRole('checkbox', { name: /Marco Rossi/ }).click();
  // The picture is the first frame of a video.
  await dialog.locator('input[type=file]').setInputFiles(video);
  await emma.getByRole('dialog', { name: 'Crop your photo' }).getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(emma.getByRole('heading', { name: 'Dinner' })).toBeVisible();
  const picture = emma.getByRole('button', { name: /^Dinner/ }).locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  // With the keyboard alone.
  await composer(emma).pressSequentially('Hi @mar');
  await expect(emma.getByRole('listbox', { name: 'People to mention' })).toBeVisible();
  await composer(emma).press('Enter');
  await composer(emma).pressSequentially('good morning');
  await composer(emma).press('Enter');
  await marco.getByRole('button', { name: /^Dinner/ }).click();
  await expect(messages(marco).locator('[data-mention][data-own]').first()).toHaveText(/^@Marco\sRossi$/);

  await emma.getByRole('button', { name: 'Conversation info' }).click();
  // The detail of each member is fetched while they are listed.
  const details: string[] = [];
  emma.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/api\/user\/[0-9a-f-]{36}$/.test(pathname) && response.ok()) details.push(pathname);
  });
  await emma.getByRole('button', { name: 'Member list' }).click();
  await expect(emma.getByText(/^Listing members \(\d+\)$/)).toBeVisible();
  const listed = await emma
    .getByRole('list', { name: /^Listing members/ })
    .getByRole('listitem')
    .count();
  await expect.poll(() => new Set(details).size).toBe(listed);
  await emma.goBack();

  await emma.getByRole('button', { name: 'Delete group' }).click();
  const question = emma.getByRole('alertdialog', { name: 'Confirm Delete Group' });
  // A refusal of the server is an error toast, and the question stays.
  await emma.route('**/api/topic/group?*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 404,
          json: { success: false, errors: ['This group does not exist.'], code: 'topic_not_found' },
        })
      : route.fallback(),
  );
  const isRefused = await watchToast(emma, 'This group does not exist.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await isRefused();
  await expect(question).toBeVisible();
  await emma.unroute('**/api/topic/group?*');
  const isSaid = await watchToast(emma, 'Group deleted successfully');
  await question.getByRole('button', { name: 'Delete' }).click();
  await isSaid();
  await expect(marco).toHaveURL(/\/chat$/);
  await expect(marco.getByRole('button', { name: /^Dinner/ })).toHaveCount(0);

  // Everybody who was in it can undo that, also after a reload.
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
  await expect(undo(emma)).toBeVisible();
  await marco.reload();
  await expect(marco.getByText('Emma Clarke deleted the group “Dinner”')).toBeVisible();
  await undo(marco).click();
  await expect(marco.getByRole('button', { name: /^Dinner/ })).toBeVisible();
  await expect(emma.getByRole('button', { name: /^Dinner/ })).toBeVisible();
  await expect(undo(emma)).toHaveCount(0);
});

test('a newcomer follows an invite link, makes an account and joins; a revoked link says so', async ({
  openPerson,
  server,
}) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  const account = await openAccount(server.url, 'Emma Clarke');
  const marco = await openAccount(server.url, 'Marco Rossi');
  const { _id } = await account.call<Topic>('POST', '/topic/group', {
    topic_name: 'Cooking class',
    target_user_ids: [marco.id],
  });
  await emma.goto(`/chat?topic=${_id}&panel=info`);
  await emma.getByRole('button', { name: 'Invite links' }).click();
  const dialog = emma.getByRole('dialog', { name: 'Invite links' });
  await dialog.getByRole('textbox', { name: 'How many people, at most' }).fill('3');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Invite link' }).inputValue();
  await expect(dialog.getByRole('img', { name: 'QR code of your link' })).toBeVisible();

  const guest = await openPerson();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Cooking class' })).toBeVisible();
  await expect(guest.getByText('2 members')).toBeVisible();
  await guest.getByRole('button', { name: 'Sign in to join' }).click();
  await signInByPhone(guest, server.url, '491570161');
  await guest.getByRole('textbox', { name: 'Fullname' }).fill('New Cook');
  await guest.getByRole('combobox', { name: 'Gender' }).selectOption('other');
  await guest.getByRole('button', { name: 'Sign up' }).click();
  await expect(guest).toHaveURL(link);
  await guest.getByRole('button', { name: 'Join the group' }).click();
  await expect(messages(guest)).toContainText('You joined by an invite link');
  await expect(messages(emma)).toContainText(/New Cook.* joined by an invite link/);
  await expect(dialog.getByText('1 of 3 joined')).toBeVisible();

  await dialog.getByRole('button', { name: /^Revoke the link of/ }).click();
  await emma.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible();
  const late = await openPerson();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: /^This link was revoked/ })).toBeVisible();
});
