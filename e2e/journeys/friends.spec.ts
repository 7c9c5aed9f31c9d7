import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { chatWith, composer, enterDemo, messages, send } from '../support/people.ts';
import { watchToast } from '../support/watchToast.ts';

// A world of its own: friends and blocks would change the demo for the other journeys.
test.use({ world: 'friends' });
test.describe.configure({ mode: 'serial' });

const friends = (page: Page) => page.getByRole('list', { name: 'Friends' });
const entry = (page: Page) => page.getByRole('button', { name: /^Friend requests/ });

async function openFriends(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Add friend/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Friends' })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function clickAndRead(page: Page, name: string, sentence: string): Promise<void> {
  const isSaid = await watchToast(page, sentence);
  await page.getByRole('button', { name, exact: true }).click();
  await isSaid();
}

test('a request, its answer and the end of a friendship show on both sides without a reload', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  const chloe = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await enterDemo(chloe, 'Chloé Tremblay');
  await openFriends(emma);
  await chloe.goto('/chat?area=contacts&page=requests');

  // Of the demo: Chloé has asked Emma, and Emma has asked Minh.
  for (const tab of ['All (2)', 'Received (1)', 'Sent (1)'])
    await expect(emma.getByRole('tab', { name: tab })).toBeVisible();
  await expect(entry(emma)).toContainText('1');
  await expectAccessible(emma);
  const isAccepted = await watchToast(emma, 'Accept friend successfully');
  await emma.getByRole('button', { name: 'Accept: Chloé Tremblay' }).click();
  await isAccepted();
  await expect(friends(emma)).toContainText('Chloé Tremblay');
  await expect(emma.getByRole('tab', { name: 'Received (0)' })).toBeVisible();
  await expect(friends(chloe)).toContainText('Emma Clarke');
  await expect(chloe.getByRole('tab', { name: /\(0\)/ })).toHaveCount(3);

  await emma.getByRole('button', { name: 'Profile of Chloé Tremblay' }).click();
  const profile = emma.getByRole('dialog', { name: 'Profile' });
  await expect(profile).toContainText('Canada · French (Canada)');
  await expectAccessible(emma);
  await clickAndRead(emma, 'Unfriend', 'UnFriend successfully');
  await expect(friends(chloe)).not.toContainText('Emma Clarke');
  await clickAndRead(emma, 'Add', 'Friend request sent successfully');
  await expect(profile.getByRole('button', { name: 'Resend' })).toHaveAttribute('aria-disabled', 'true');
  await expect(chloe.getByRole('tab', { name: /\(1\)/ })).toHaveCount(2);
  await profile.getByRole('button', { name: 'Close' }).click();
  await emma.getByRole('button', { name: 'Cancel: Chloé Tremblay' }).click();
  await expect(chloe.getByRole('tab', { name: /\(0\)/ })).toHaveCount(3);
});

test('people are found with the button of their relation, and friends by part of a name', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await openFriends(emma);
  await emma.getByRole('button', { name: 'Add friend', exact: true }).last().click();
  const dialog = emma.getByRole('dialog', { name: 'Add friend' });
  await dialog.getByRole('searchbox').fill('NGUYEN');
  await expect(dialog.getByRole('button', { name: 'Resend: Nguyễn Minh' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('searchbox').fill('marco');
  await expect(dialog.getByRole('button', { name: 'Unfriend: Marco Rossi' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(emma);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await emma.getByRole('searchbox', { name: 'Search friends' }).fill('ROSS');
  await expect(friends(emma).getByRole('listitem')).toHaveCount(1);
  await emma.getByRole('searchbox', { name: 'Search friends' }).fill('nobody');
  await expect(emma.getByText('Nobody called “nobody” among your friends')).toBeVisible();
  await emma.getByRole('searchbox', { name: 'Search friends' }).fill('');
  await friends(emma)
    .getByRole('button', { name: /^Marco Rossi/ })
    .press('Enter');
  await expect(composer(emma)).toBeVisible();
  // Back leads through what was opened, to the friends and to the chats.
  await emma.goBack();
  await expect(emma.getByRole('heading', { name: 'Friend requests' })).toBeVisible();
  await emma.goBack();
  await expect(emma.getByRole('heading', { name: 'Chats', exact: true })).toBeVisible();
});

test('somebody who is blocked cannot be written to, and is, once unblocked @two-people', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  const marco = await openPerson({ locale: 'it-IT' });
  await enterDemo(emma, 'Emma Clarke');
  await enterDemo(marco, 'Marco Rossi');
  await marco.getByText('Emma Clarke').first().click();
  await chatWith(emma, 'Marco Rossi').press('Enter');
  await expect(composer(emma)).toBeVisible();
  await emma.getByRole('button', { name: 'Conversation info' }).click();
  const asked = emma.getByRole('alertdialog', { name: 'Block Marco Rossi?' });
  await emma.getByRole('button', { name: 'Block this user' }).click();
  await expectAccessible(emma);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await expect(emma.getByRole('button', { name: 'Block this user' })).toBeVisible();
  await emma.getByRole('button', { name: 'Block this user' }).click();
  const isBlocked = await watchToast(emma, 'User blocked successfully');
  await asked.getByRole('button', { name: 'Block', exact: true }).click();
  await isBlocked();
  await expect(asked).toBeHidden();
  await expect(emma.getByRole('note').getByText('You blocked Marco Rossi.')).toBeVisible();
  await expect(emma.getByRole('button', { name: 'Unblock this user' })).toBeVisible();

  const question = emma.getByRole('alertdialog', { name: 'Marco Rossi is blocked' });
  await emma.getByRole('button', { name: 'Audio call' }).click();
  await expect(question.getByText('Unblock this person to call them.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await send(emma, 'Shall we talk again?');
  await expect(question).toBeVisible();
  await expectAccessible(emma);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(messages(emma).getByText('You cannot reach this person.')).toBeVisible();
  // The other one is refused with the same words, and asked nothing.
  await marco.getByRole('textbox').last().fill('Ciao');
  await marco.keyboard.press('Enter');
  await expect(messages(marco).getByText('Non puoi contattare questa persona')).toBeVisible();
  const fromEmma = messages(marco).getByRole('article').filter({ hasText: 'Emma Clarke' });
  const before = await fromEmma.count();
  await expect(marco.getByRole('alertdialog')).toHaveCount(0);

  await messages(emma).getByRole('button', { name: 'Retry' }).click();
  const isSaid = await watchToast(emma, 'User unblocked successfully');
  await question.getByRole('button', { name: 'Unblock' }).click();
  await isSaid();
  await expect(messages(emma).getByText('You cannot reach this person.')).toHaveCount(0);
  await expect(fromEmma).toHaveCount(before + 1);
  await expect(emma.getByRole('button', { name: 'Block this user' })).toBeVisible();
  await expect(emma.getByText('You blocked Marco Rossi.')).toHaveCount(0);
});

test('a chosen username leads a visitor through the sign-in to the profile, until it is removed', async ({
  openPerson,
}) => {
  const minh = await openPerson();
  await enterDemo(minh, 'Nguyễn Minh');
  await minh.goto('/chat?dialog=editProfile');
  await minh.getByRole('button', { name: 'Choose a username' }).click();
  const dialog = minh.getByRole('dialog', { name: 'Username' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill('@Nguyen_Minh');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link to your profile' }).inputValue();
  expect(new URL(link).pathname).toBe('/u/nguyen_minh');
  await expectAccessible(minh);

  const marco = await openPerson();
  await marco.goto(link);
  await expect(marco).toHaveURL(/\/login/);
  await marco.getByRole('button', { name: 'Marco Rossi' }).click();
  const profile = marco.getByRole('dialog', { name: 'Profile' });
  await expect(profile).toContainText('@nguyen_minh');
  await profile.getByRole('button', { name: 'Send message' }).click();
  await expect(marco.getByRole('heading', { name: 'Nguyễn Minh' })).toBeVisible();
  await marco.goto('/chat?dialog=newChat');
  const newChat = marco.getByRole('dialog', { name: 'New chat' });
  await newChat.getByRole('searchbox').fill('@nguyen');
  await expect(newChat.getByText('@nguyen_minh')).toBeVisible();

  await dialog.getByRole('button', { name: 'Remove username' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove username' })).toHaveCount(0);
  await marco.goto(link);
  await expect(marco.getByRole('heading', { name: 'Nobody has the name @nguyen_minh' })).toBeVisible();
});
