import type { Topic } from '@franca/contract';
import type { Locator, Page } from '@playwright/test';
import {
  callButton,
  endButton,
  enterCaller,
  expectIncoming,
  expectMedia,
  heardOn,
  type OwnMedia,
  openChat,
  playing,
  sendOwnMedia,
  shownIn,
  speak,
} from '../support/callPages.ts';
import { expect, test } from '../support/journey.ts';
import { openAccount } from '../support/openAccount.ts';
import { messages, send } from '../support/people.ts';

// A world of its own: call records would change the demo's conversations for the other journeys.
test.use({ world: 'calls' });
test.describe.configure({ mode: 'serial' });

const [emmaName, diegoName] = ['Emma Clarke', 'Diego Moreno'] as const;

/** Everybody's colour and tone. */
const media = {
  [emmaName]: { color: [190, 40, 40], hertz: 330 },
  [diegoName]: { color: [40, 70, 200], hertz: 440 },
  'Marco Rossi': { color: [40, 150, 60], hertz: 550 },
  'Omar Hassan': { color: [150, 50, 170], hertz: 660 },
  'Nguyễn Minh': { color: [200, 180, 50], hertz: 880 },
} as const satisfies Record<string, OwnMedia>;

/** Signs in as somebody whose camera and microphone the others know. */
async function enterAs(page: Page, name: keyof typeof media): Promise<void> {
  await page.context().addInitScript(sendOwnMedia, media[name]);
  await enterCaller(page, name);
}

/** Pictures and sound come in, and the picture is that of this one. */
async function expectMediaOf(page: Page, name: keyof typeof media): Promise<void> {
  await expectMedia(page);
  const place = page.getByRole('region', { name: `Video of ${name}` });
  await expect.poll(() => shownIn(place, media), 'whose picture is shown').toBe(name);
}

const records = (page: Page) =>
  messages(page)
    .getByRole('article')
    .filter({ hasText: /(video|audio|missed) call/i });

/** How many rows of a kind earlier journeys of this world have left in the open conversation. */
async function countNow(rows: Locator): Promise<number> {
  await expect(messages(rows.page()).getByRole('article').last()).toBeVisible();
  return rows.count();
}

test('a video call rings, is answered, carries pictures and sound, survives a reload, and leaves a record @two-people', async ({
  openPerson,
}) => {
  const [emma, diego] = [await openPerson(), await openPerson()];
  await enterAs(emma, emmaName);
  await enterAs(diego, diegoName);
  const tab = await diego.context().newPage();
  await tab.goto('/chat');
  await diego.bringToFront();
  await diego.goto('/chat?dialog=editProfile');
  const profile = diego.getByRole('dialog', { name: 'Edit profile' });
  // The dialog has taken its first focus.
  await expect(profile.getByRole('tab').first()).toBeFocused();
  const name = profile.getByRole('textbox').first();
  await name.focus();
  await openChat(emma, diegoName);
  const before = await countNow(records(emma));
  const topicId = new URL(emma.url()).searchParams.get('topic');
  await callButton(emma, 'Video call').click();
  await expect(emma.getByText('Calling…')).toBeVisible();
  await expect(diego.getByText('Incoming video call')).toBeVisible();
  await expect(tab.getByText('Incoming video call')).toBeVisible();
  // Above an open dialog the ring takes no focus. F6 leads to it, Escape back; the next Escape closes the dialog, not the ring.
  const ring = diego.getByRole('dialog', { name: emmaName });
  await expect(name).toBeFocused();
  await diego.keyboard.press('F6');
  await expect(ring.getByRole('button', { name: 'Reject' })).toBeFocused();
  await diego.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await diego.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await diego.keyboard.press('F6');
  await diego.keyboard.press('Tab');
  await expect(ring.getByRole('button', { name: 'Accept' })).toBeFocused();
  await diego.keyboard.press('Enter');
  await expect(tab.getByText('Incoming video call')).toBeHidden();
  const expectBoth = async () => {
    await expectMediaOf(emma, diegoName);
    await expectMediaOf(diego, emmaName);
  };
  await expectBoth();
  await expect.poll(() => heardOn(emma, media), 'who is heard').toEqual([diegoName]);
  await expect.poll(() => heardOn(diego, media), 'who is heard').toEqual([emmaName]);
  const own = emma.getByRole('article', { name: `${emmaName} (You)` });
  expect(await shownIn(own, media)).toBe(emmaName);

  // The conversation beside the call, by keyboard.
  await emma.getByRole('button', { name: 'Conversation', exact: true }).press('Enter');
  await expect(messages(emma)).toBeVisible();
  await send(emma, 'Beside the call');
  await diego.getByRole('button', { name: 'Conversation, 1 new message' }).click();
  await expect(messages(diego).getByText('Beside the call')).toBeVisible();
  await expect(diego.getByRole('button', { name: 'Conversation', exact: true })).toBeVisible();
  // A letter goes to the composer, not to the keys of the call; what is not sent stays with the conversation.
  await diego.keyboard.press('m');
  const writing = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
  await expect(writing(diego)).toHaveText('m');
  await diego.keyboard.press('Escape');
  await expect(messages(diego)).toBeHidden();
  await expect(diego.getByRole('button', { name: 'Conversation', exact: true })).toBeFocused();
  await expect(diego.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();

  // A hand that is up stays up over a reload of the others, until it is lowered.
  await emma.getByRole('button', { name: 'Reactions' }).click();
  await emma.getByRole('button', { name: 'Raise hand' }).click();
  const hand = diego
    .getByRole('region', { name: `Video of ${emmaName}` })
    .getByRole('img', { name: 'Hand raised' });
  await expect(hand).toBeVisible();
  diego.on('dialog', (dialog) => void dialog.accept());
  await diego.reload();
  await expectBoth();
  await expect(hand).toBeVisible();
  await diego.getByRole('button', { name: 'Reactions' }).click();
  await diego.getByRole('button', { name: 'React with 👏' }).click();
  await expect(emma.getByText(`${diegoName}: 👏`)).toBeAttached();
  await emma.getByRole('button', { name: 'Reactions. Your hand is raised' }).click();
  await emma.getByRole('button', { name: 'Lower hand' }).click();
  await expect(hand).toBeHidden();

  await endButton(emma).click();
  for (const page of [emma, diego]) await expect(page).toHaveURL(/\/chat/);
  await diego.goto(`/chat?topic=${topicId}`);
  await expect(writing(diego)).toHaveText('m');
  await expect(records(emma)).toHaveCount(before + 1);
  await expect(records(emma).last()).toContainText(/Video call.*sec/);
});

/** Where a page stands in its history, counted from the first entry. */
const placeOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => navigation.currentEntry?.index);

test('a call rings on two devices of one person, is answered on one, and moves to the other @two-nodes', async ({
  openPerson,
}) => {
  const [emma, laptop, phone] = [await openPerson(), await openPerson(), await openPerson()];
  await enterCaller(emma, emmaName);
  for (const device of [laptop, phone]) await enterCaller(device, diegoName);
  await openChat(phone, emmaName);
  await openChat(emma, diegoName);
  const [conversation, place] = [emma.url(), await placeOf(emma)];
  await callButton(emma, 'Video call').click();
  for (const device of [laptop, phone])
    await expect(device.getByRole('dialog', { name: emmaName })).toBeVisible();
  await laptop.getByRole('button', { name: 'Accept' }).click();
  await expect(phone.getByRole('dialog', { name: emmaName })).toBeHidden();
  for (const page of [emma, laptop]) await expectMedia(page);

  // A person is in a room once: the device that comes takes the place of the one that was there, which is told.
  await callButton(phone, 'Video call').click();
  const notices = laptop.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('The call goes on on another device')).toBeVisible();
  await expect(laptop).toHaveURL(/\/chat/);
  for (const page of [emma, phone]) await expectMedia(page);

  // What is off stays off: on the other device, and after a reload.
  await phone.getByRole('button', { name: 'Mute', exact: true }).click();
  await phone.getByRole('button', { name: 'Turn camera off' }).click();
  const expectOff = async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn camera on' })).toBeEnabled();
  };
  await expectOff(phone);
  await openChat(laptop, emmaName);
  await callButton(laptop, 'Video call').click();
  await expect(phone).toHaveURL(/\/chat/);
  await expectOff(laptop);
  laptop.on('dialog', (dialog) => void dialog.accept());
  await laptop.reload();
  await expectOff(laptop);
  await laptop.getByRole('button', { name: 'Turn camera on' }).click();
  await expectIncoming(emma, 'pictures');
  // Back makes the call small: it goes on while one writes.
  await emma.evaluate(() => history.back());
  await expect(emma).toHaveURL(conversation);
  const small = emma.getByRole('region', { name: `Call with ${diegoName}` });
  await expect(small.getByRole('timer')).toBeVisible();
  await send(emma, 'Small calls go on');
  await expectIncoming(emma, 'pictures');
  await expectIncoming(laptop, 'pictures');
  await small.getByRole('button', { name: /^Move the window/ }).press('ArrowDown');
  // Dragged far over the edge it stays 8 pixels inside the page.
  const picture = small.locator('video').first();
  await picture.hover();
  await emma.mouse.down();
  await emma.mouse.move(-500, 2000, { steps: 5 });
  await emma.mouse.up();
  const { height } = emma.viewportSize() ?? { height: 0 };
  const lowerStart = async () => {
    const box = await small.boundingBox();
    return box && [box.x, Math.round(box.y + box.height)];
  };
  await expect.poll(lowerStart).toEqual([8, height - 8]);
  // After the press has ended it does not follow the pointer.
  await emma.mouse.move(700, 300);
  expect(await lowerStart()).toEqual([8, height - 8]);
  await small.getByRole('button', { name: 'Show the whole call' }).click();
  await expectMain(emma, diegoName);
  await emma.getByRole('button', { name: 'Make the call small' }).click();
  await small.getByRole('button', { name: 'End call' }).click();
  await expect(small).toBeHidden();
  await expect(laptop).toHaveURL(/\/chat/);
  await expect(emma).toHaveURL(conversation);
  await expect(callButton(emma, 'Video call')).toBeVisible();
  expect(await placeOf(emma)).toBe(place);
});

async function callBySound(emma: Page, diego: Page): Promise<void> {
  await callButton(emma, 'Audio call').click();
  await expect(diego.getByText('Incoming audio call')).toBeVisible();
  // It rings at the other one before the page of the caller has opened it.
  await expect(emma.getByText('Calling…')).toBeVisible();
}

/** Runs in the page before all else: its clock is a minute ahead. */
function runAhead(): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + 60_000;
}

const missed = (page: Page) => records(page).filter({ hasText: /missed/i });

test('an audio call is rejected, and another given up @two-nodes', async ({ openPerson }) => {
  const [emma, diego] = [await openPerson(), await openPerson()];
  await enterCaller(emma, emmaName);
  await enterCaller(diego, diegoName);
  await openChat(emma, diegoName);
  const before = await countNow(missed(emma));
  await callBySound(emma, diego);
  // The link of the call, on a device whose clock is a minute ahead.
  const link = await diego.context().newPage();
  await link.addInitScript(runAhead);
  // The two may be on different servers.
  const { pathname, search } = new URL(emma.url());
  await link.goto(new URL(pathname + search, diego.url()).href);
  await expect(link.getByText('Incoming audio call')).toBeVisible();
  await diego.getByRole('button', { name: 'Reject' }).click();
  await expect(emma).toHaveURL(/\/chat/);
  await link.close();
  // The record of it calls again.
  await expect(missed(emma)).toHaveCount(before + 1);
  const again = records(emma).last().getByRole('button', { name: 'Missed call · Declined. Call back' });
  // Words of the message, not a button as browsers draw it.
  await expect(again).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await again.click();
  await expect(diego.getByText('Incoming audio call')).toBeVisible();
  await expect(emma.getByText('Calling…')).toBeVisible();
  await endButton(emma).click();
  await expect(diego.getByText('Incoming audio call')).toBeHidden();
  await expect(missed(emma)).toHaveCount(before + 2);
});

// In real time: under a clock that jumps, the room's own time limits would pass as well.
test('an audio call that nobody answers is missed after 35 seconds', async ({ openPerson }) => {
  const [emma, diego] = [await openPerson(), await openPerson()];
  await enterCaller(emma, emmaName);
  await enterCaller(diego, diegoName);
  await openChat(emma, diegoName);
  const before = await countNow(missed(emma));
  await callBySound(emma, diego);
  await expect(emma).toHaveURL(/\/chat/, { timeout: 60_000 });
  await expect(diego.getByText('Incoming audio call')).toBeHidden();
  await expect(missed(emma)).toHaveCount(before + 1);
});

test('whoever blocks somebody is asked before a call, and who is blocked rings nobody', async ({
  openPerson,
  server,
}) => {
  const account = await openAccount(server.url, emmaName);
  const [emma, diego] = [await openPerson(), await openPerson()];
  await enterCaller(emma, emmaName);
  await enterCaller(diego, diegoName);
  await openChat(emma, diegoName);
  await openChat(diego, emmaName);
  const { id } = await openAccount(server.url, diegoName);
  const { _id } = await account.topicWith(id);
  await account.call('POST', '/user/block', { target_user_id: id });
  // The panel knows of the block from the same place as the buttons.
  await emma.goto(`/chat?topic=${_id}&panel=info`);
  await expect(emma.getByRole('button', { name: 'Unblock this user' })).toBeVisible();
  const refused = diego.waitForResponse((response) => response.url().endsWith('/call/start'));
  await callButton(diego, 'Audio call').click();
  expect((await refused).ok()).toBe(false);
  await expect(diego).toHaveURL(/\/chat/);
  await expect(callButton(diego, 'Audio call')).toBeVisible();

  const question = emma.getByRole('alertdialog', { name: `${diegoName} is blocked` });
  await callButton(emma, 'Audio call').click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await callButton(emma, 'Audio call').click();
  await question.getByRole('button', { name: 'Unblock and call' }).click();
  await expect(emma.getByText('Calling…')).toBeVisible();
  await expect(diego.getByText('Incoming audio call')).toBeVisible();
  await diego.getByRole('button', { name: 'Reject' }).click();
  await expect(emma).toHaveURL(/\/chat/);
});

const groupNames = [emmaName, 'Marco Rossi', 'Omar Hassan', 'Nguyễn Minh'] as const;

/** Waits until somebody is shown large. */
const expectMain = (page: Page, name: string) =>
  expect(page.locator('[data-fr-part=main-participant]')).toHaveAttribute('aria-label', `Video of ${name}`);

test('four people talk in a group: one comes later, two speak, one is pinned, one shares a screen', async ({
  openPerson,
  server,
}) => {
  test.setTimeout(180_000);
  const accounts = await Promise.all(groupNames.map((name) => openAccount(server.url, name)));
  const [emmaAccount, marcoAccount, omarAccount, minhAccount] = accounts;
  if (!emmaAccount || !marcoAccount || !omarAccount || !minhAccount)
    throw new Error('The demo lacks somebody.');
  const pages = [await openPerson(), await openPerson(), await openPerson(), await openPerson()];
  const [emma, marco, omar, minh] = pages;
  if (!emma || !marco || !omar || !minh) throw new Error('A page is missing.');
  for (const [place, page] of pages.entries()) {
    await enterAs(page, groupNames[place] ?? emmaName);
  }
  const { _id } = await emmaAccount.call<Topic>('POST', '/topic/group', {
    topic_name: 'Four talk',
    target_user_ids: [marcoAccount.id, omarAccount.id],
  });
  await emma.goto(`/chat?topic=${_id}`);
  await callButton(emma, 'Audio call').click();
  // At once: it rings for 35 seconds.
  await Promise.all([marco, omar].map((page) => page.getByRole('button', { name: 'Accept' }).click()));
  // A member only now, and not rung: the button of the conversation leads into the call that it has.
  await marcoAccount.call('POST', '/topic/group/member', {
    topic_id: _id,
    target_user_ids: [minhAccount.id],
  });
  await minh.goto(`/chat?topic=${_id}`);
  await callButton(minh, 'Audio call').click();
  const tile = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
  for (const [place, page] of pages.entries()) {
    await expect(page.locator('[data-fr-part=call-screen][data-state=joined]')).toBeVisible();
    await expect(page.locator('[data-fr-part=participant-tile]')).toHaveCount(3);
    await expect(tile(page, `${groupNames[place]} (You)`)).toBeVisible();
    const others = groupNames.filter((_, at) => at !== place);
    await expect.poll(() => heardOn(page, media), 'who is heard').toEqual(others);
  }

  // Both of them, as whoever is first is shown without a word.
  await speak(minh, true);
  await expectMain(emma, 'Nguyễn Minh');
  await speak(minh, false);
  await speak(omar, true);
  for (const page of [emma, marco, minh]) await expectMain(page, 'Omar Hassan');
  await speak(omar, false);

  await tile(emma, 'Nguyễn Minh').getByRole('button', { name: 'Pin Nguyễn Minh' }).click();
  await expectMain(emma, 'Nguyễn Minh');

  await minh.getByRole('button', { name: 'Turn camera on' }).click();
  await expect.poll(() => playing(emma)).toBe(1);
  await expectIncoming(emma, 'pictures');
  const large = emma.getByRole('region', { name: 'Video of Nguyễn Minh' });
  await expect.poll(() => shownIn(large, media), 'whose picture is shown').toBe('Nguyễn Minh');
  await minh.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(emma.locator('video')).toHaveCount(0);
  await emma.getByRole('button', { name: 'Unpin Nguyễn Minh' }).click();

  await marco.getByRole('button', { name: 'Share screen' }).click();
  await expectMain(emma, 'Marco Rossi');
  await expect(
    emma.getByRole('status').filter({ hasText: 'Marco Rossi is sharing the screen' }),
  ).toBeVisible();
  await expect.poll(() => playing(emma)).toBe(1);
  const controls = marco.getByRole('region', { name: 'Call controls' });
  await controls.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(emma.locator('video')).toHaveCount(0);

  await endButton(emma).click();
  for (const page of pages) await expect(page).toHaveURL(/\/chat/);
  await expect(records(emma).last()).toContainText(/Audio call.*(sec|min)/);
});

test('a friend is added to a call of two, declines, is rung again over a reload, and stays out of the conversation', async ({
  openPerson,
}) => {
  test.setTimeout(120_000);
  const marcoName = 'Marco Rossi';
  // In the demo the two are friends.
  const [emma, diego, marco] = [await openPerson(), await openPerson(), await openPerson()];
  await enterAs(emma, emmaName);
  await enterAs(diego, diegoName);
  await enterAs(marco, marcoName);
  await openChat(emma, diegoName);
  await callBySound(emma, diego);
  await diego.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => heardOn(emma, media), 'who is heard').toEqual([diegoName]);

  // By keyboard: the first person found is taken by Enter.
  await emma.getByRole('button', { name: 'Add people' }).press('Enter');
  const people = emma.getByRole('dialog', { name: 'Add people' });
  await people.getByRole('searchbox').fill('marc');
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await people.getByRole('searchbox').press('Enter');
  const row = people.getByRole('button', { name: marcoName });
  await expect(row).toContainText('Ringing…');
  await expect(diego.getByRole('article', { name: `${marcoName}, ringing` })).toBeVisible();
  const ring = marco.getByRole('dialog', { name: emmaName });
  await expect(ring.getByText('Incoming audio call')).toBeVisible();
  await expect(ring.getByText(/Asks you to join the call with .*Diego Moreno/)).toBeVisible();
  await ring.getByRole('button', { name: 'Reject' }).click();
  await expect(row).toContainText('Declined');
  await expect(emma.getByText(`${marcoName} declined`)).toBeVisible();
  await expect(diego.getByRole('article', { name: `${marcoName}, ringing` })).toBeHidden();

  await row.click();
  await expect(ring).toBeVisible();
  await marco.reload();
  await ring.getByRole('button', { name: 'Accept' }).click();
  const names = { [emmaName]: emma, [diegoName]: diego, [marcoName]: marco };
  for (const [name, page] of Object.entries(names)) {
    await expect(page.locator('[data-fr-part=call-screen][data-state=joined]')).toBeVisible();
    const others = [emmaName, diegoName, marcoName].filter((one) => one !== name);
    await expect.poll(() => heardOn(page, media), 'who is heard').toEqual(others);
  }
  await expect(row).toContainText('In the call');
  await emma.keyboard.press('Escape');
  await expect(emma.getByRole('article', { name: marcoName, exact: true })).toBeVisible();

  // Nothing of the conversation, and nobody else: but a hand, and a way back after a reload.
  await expect(marco.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  for (const name of ['Conversation', 'Add people', 'Record'])
    await expect(marco.getByRole('button', { name, exact: true })).toHaveCount(0);
  await marco.getByRole('button', { name: 'Reactions' }).click();
  await marco.getByRole('button', { name: 'Raise hand' }).click();
  await expect(emma.getByRole('img', { name: 'Hand raised, number 1' })).toBeVisible();
  await marco.reload();
  await expect.poll(() => heardOn(marco, media), 'who is heard').toEqual([emmaName, diegoName]);

  await endButton(diego).click();
  await expect(diego).toHaveURL(/\/chat/);
  await expect.poll(() => heardOn(emma, media), 'who is heard').toEqual([marcoName]);
  await endButton(emma).click();
  await expect(marco).toHaveURL(/\/chat$/);
  await expect(records(emma).last()).toContainText(/Audio call.*(sec|min)/);
  await expect(emma).toHaveURL(/\/chat/);
});
