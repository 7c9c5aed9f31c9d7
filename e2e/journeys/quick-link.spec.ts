import { expect, keepsPages, test } from '../support/journey.ts';
import { readOutbox } from '../support/outbox.ts';
import {
  englishReader,
  messages,
  register,
  send,
  signInByQuickLink,
  spanishReader,
} from '../support/people.ts';
import { askForTheStation } from '../support/translatedQuestion.ts';

test('two new people sign in by quick link and talk', { tag: '@two-nodes' }, async ({
  openPerson,
  server,
}) => {
  const [one, other] = [await openPerson(keepsPages), await openPerson(keepsPages)];
  const names = { asker: 'Link Tester One', reader: 'Link Tester Two' };
  await signInByQuickLink(one, server.url, 'link-one@example.org');
  await register(one, { name: names.asker, ...englishReader });
  await signInByQuickLink(other, server.url, 'link-two@example.org');
  await register(other, { name: names.reader, ...spanishReader });
  await askForTheStation(one, other, names);
  await send(other, 'Muchas gracias');
  await expect(messages(one).getByText(/Thank you/)).toBeVisible();
});

test('a quick link signs a registered person in once, and only once', async ({ openPerson, server }) => {
  const page = await openPerson();
  await signInByQuickLink(page, server.url, 'link-three@example.org');
  await register(page, { name: 'Link Tester Three', ...englishReader });

  const later = await openPerson();
  await signInByQuickLink(later, server.url, 'link-three@example.org');
  await expect(later).toHaveURL(/\/chat/);
  const { link } = await readOutbox(server.url, 'link-three@example.org');
  const thief = await openPerson();
  thief.on('dialog', (dialog) => dialog.accept());
  await thief.goto(link ?? '');
  await expect(thief).toHaveURL(/\/404$/);
});

test('a link that is not valid says so and leads to Not Found', async ({ openPerson }) => {
  const page = await openPerson();
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    const sentence = dialog.message();
    await dialog.accept();
    return sentence;
  });
  await page.goto('/quicklink?email=nobody%40example.org&code=000000&h=wrong');
  expect(await said).toBe('This link is not valid or has already been used.');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByText('Not Found')).toBeVisible();
});
