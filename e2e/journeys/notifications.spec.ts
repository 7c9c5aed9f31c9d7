import type { Page } from '@playwright/test';
import { wholeLaunchOptions, withoutOptimiser } from '../../tools/browser/launchOptions.ts';
import { expect, keepsPages, test } from '../support/journey.ts';
import { enterDemo, messages } from '../support/people.ts';

test.use({ launchOptions: wholeLaunchOptions(withoutOptimiser) });

/** What the browser shows outside of the page. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

test('a request stands in the column and leads to the requests; push is offered after the first message', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByRole('button', { name: /^Notification/ }).click();
  const rows = emma.getByRole('list', { name: 'Notifications' });
  await rows.getByRole('button', { name: /Chloé.*wants to be your friend/ }).click();
  await expect(emma.getByRole('region', { name: 'Friend requests' })).toContainText('Chloé');
  await emma.getByRole('button', { name: /^Notification/ }).click();
  await emma.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(rows.getByRole('img', { name: 'New' })).toHaveCount(0);

  await emma
    .getByRole('button', { name: /^Chats/ })
    .first()
    .click();
  const offer = emma.getByText('Be told of new messages and calls while Franca is closed?');
  await expect(offer).toBeHidden();
  const chats = emma.getByRole('list', { name: 'Chats' });
  await chats.getByRole('button', { name: /Marco/ }).first().click();
  const write = async (words: string) => {
    await emma.getByRole('textbox', { name: /message/i }).fill(words);
    await emma.keyboard.press('Enter');
    await expect(messages(emma).getByText(words).last()).toBeVisible();
  };
  const top = async () => (await chats.boundingBox())?.y;
  const before = await top();
  await write('Ciao');
  await expect(offer).toBeVisible();
  // At the foot of the list: no row moves.
  expect(await top()).toBe(before);
  await write('Ciao di nuovo');
  await expect(offer).toHaveCount(1);

  // Once on a device.
  await emma.reload();
  await write('E ancora');
  await expect(
    messages(emma)
      .getByRole('article')
      .last()
      .getByRole('img', { name: /^(Sent|Seen)/ }),
  ).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a push is shown while no page can be seen, is closed by another one, and opens its conversation', async ({
  openPerson,
}) => {
  const emma = await openPerson({ ...keepsPages, permissions: ['notifications'] });
  await enterDemo(emma, 'Emma Clarke');
  await emma.evaluate(() => navigator.serviceWorker.ready);
  await emma.getByRole('list', { name: 'Chats' }).getByRole('button', { name: /Marco/ }).first().click();
  const topicId = new URL(emma.url()).searchParams.get('topic') ?? '';
  const { origin } = new URL(emma.url());
  const browser = await emma.context().newCDPSession(emma);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (payload: object) =>
    browser.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(payload),
    });
  const about = { topicId, tag: topicId, lang: 'en', icon: null };
  const message = { signalType: 'newMessage', title: 'Marco Rossi', ...about };
  await emma.goto('about:blank');
  await push({ ...message, body: 'Are you there?' });
  await push({ ...message, body: 'Call me' });
  await emma.goto('/chat');
  // The later one took the place of the earlier one.
  await expect.poll(() => shown(emma)).toEqual(['Marco Rossi: Call me']);
  const [worker] = emma.context().serviceWorkers();
  // In the words of the worker, whose types a page does not have.
  const press = () =>
    worker?.evaluate(`registration.getNotifications().then(([notification]) => {
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    })`);
  await press();
  await expect(emma).toHaveURL(new RegExp(`topic=${topicId}`));
  await expect.poll(() => shown(emma)).toEqual([]);

  // A page that is no part of the app becomes the conversation.
  await emma.goto('about:blank');
  await push({ ...message, body: 'Are you coming?' });
  await emma.goto('/terms');
  await expect.poll(() => shown(emma)).toEqual(['Marco Rossi: Are you coming?']);
  await press();
  await expect(emma).toHaveURL(new RegExp(`/chat\\?topic=${topicId}`));

  await emma.goto('about:blank');
  await push({ ...message, body: 'Never mind' });
  await emma.goto('/chat');
  await expect.poll(() => shown(emma)).toEqual(['Marco Rossi: Never mind']);
  await push({ signalType: 'close', tag: topicId });
  await expect.poll(() => shown(emma)).toEqual([]);
});
