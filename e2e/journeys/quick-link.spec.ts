import { expect, test } from '../support/journey.ts';
import { readOutbox } from '../support/outbox.ts';
import { messages, openChatWith, register, send, signInByQuickLink } from '../support/people.ts';

const english = { country: 'Australia', language: 'English', accent: 'English (Australia)' };
const spanish = { country: 'Spain', language: 'Spanish', accent: 'Spanish (Spain)' };

test('two new people sign in by quick link and talk', async ({ openPerson, server }) => {
  const [one, other] = [await openPerson(), await openPerson()];
  await signInByQuickLink(one, server.url, 'link-one@example.org');
  await register(one, { name: 'Link Tester One', ...english });
  await signInByQuickLink(other, server.url, 'link-two@example.org');
  await register(other, { name: 'Link Tester Two', ...spanish });
  await openChatWith(one, 'Link Tester Two');
  await send(one, 'Where is the train station?');
  await other.getByText('Link Tester One').first().click();
  await expect(messages(other).getByText('¿Dónde está la estación de tren?')).toBeVisible();
  await send(other, 'Muchas gracias');
  await expect(messages(one).getByText(/Thank you/)).toBeVisible();
});

test('a quick link signs a registered person in once, and only once', async ({ openPerson, server }) => {
  const page = await openPerson();
  await signInByQuickLink(page, server.url, 'link-three@example.org');
  await register(page, { name: 'Link Tester Three', ...english });

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
