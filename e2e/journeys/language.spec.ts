import type { Page } from '@playwright/test';
import { callButton, enterCaller, openChat } from '../support/callPages.ts';
import { expect, test } from '../support/journey.ts';
import { catalanReader, enterDemo, register, signInByPhone } from '../support/people.ts';
import { foreignSentences, foreignWordsOn, throttle, watchWords } from '../support/watchWords.ts';

// A world of its own: a ring would leave a record in the demo's conversations.
test.use({ world: 'language' });

/** What says in each language that a page has come, and the words of a ring. */
const languages = {
  ar: { signIn: 'تسجيل الدخول', ring: 'مكالمة فيديو واردة' },
  it: { signIn: 'Accedi', ring: 'Videochiamata in arrivo' },
  vi: { signIn: 'Đăng nhập', ring: 'Cuộc gọi video đến' },
} as const;

async function openSlowly(page: Page, language: string): Promise<void> {
  await watchWords(page.context(), language);
  await throttle(page);
}

test('the watch notices a sentence of ours in English', async ({ openPerson }) => {
  expect(await foreignSentences('it')).toEqual(
    expect.arrayContaining(['Sign in', 'Incoming video call', 'Write a message', 'Close']),
  );
  const person = await openPerson({ locale: 'en' });
  await watchWords(person.context(), 'it');
  await person.goto('/login');
  await expect(person.getByRole('button', { name: 'Send code' })).toBeVisible();
  await expect.poll(() => foreignWordsOn(person)).toContain('Send code');
});

for (const [language, { signIn }] of Object.entries(languages)) {
  test(`a page that comes slowly never shows English words to a reader of ${language}`, async ({
    openPerson,
  }) => {
    const person = await openPerson({ locale: language });
    await openSlowly(person, language);

    await person.goto('/', { waitUntil: 'commit' });
    await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
    await person.waitForLoadState('domcontentloaded');
    expect(await foreignWordsOn(person), '/').toEqual([]);

    await person.goto('/login', { waitUntil: 'commit' });
    await expect(person.getByRole('button', { name: signIn }).first()).toBeVisible();
    await person.waitForLoadState('load');
    await expect(person).toHaveTitle(`${signIn} · Franca`);
    expect(await foreignWordsOn(person), '/login').toEqual([]);

    // Without a phone number that was verified the app leads to its own sign-in.
    await person.goto('/register', { waitUntil: 'commit' });
    await expect(person.getByRole('button', { name: signIn }).first()).toBeVisible();
    expect(await foreignWordsOn(person), '/register').toEqual([]);
  });

  test(`chats that come slowly never show English words to a reader of ${language}`, async ({
    openPerson,
    server,
  }) => {
    const person = await openPerson({ locale: language });
    await enterDemo(person, 'Emma Clarke');
    const session = await person.evaluate(() => ({ ...localStorage }));
    const reader = await openPerson({ locale: language, baseURL: server.url });
    await reader.context().addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, session);
    await openSlowly(reader, language);
    await reader.goto('/chat', { waitUntil: 'commit' });
    await reader
      .getByRole('button', { name: /^Diego Moreno/ })
      .first()
      .press('Enter');
    await expect(reader.getByRole('feed').getByRole('article').first()).toBeVisible();
    expect(await foreignWordsOn(reader), '/chat').toEqual([]);
  });
}

test('a ring that comes before its words is not shown in English', async ({ openPerson, server }) => {
  const caller = await openPerson();
  await enterCaller(caller, 'Emma Clarke');
  await openChat(caller, 'Diego Moreno');
  const first = await openPerson({ locale: 'it', baseURL: server.url });
  await enterDemo(first, 'Diego Moreno');
  const session = await first.evaluate(() => ({ ...localStorage }));
  // That page stays open: for somebody of the demo without one a recorded voice answers.
  const reader = await openPerson({ locale: 'it', baseURL: server.url });
  await reader.context().addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
  await openSlowly(reader, 'it');
  const isConnected = reader.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io'));
  await reader.goto('/chat', { waitUntil: 'commit' });
  await isConnected;
  await callButton(caller, 'Video call').click();
  await expect(reader.getByText(languages.it.ring)).toBeVisible();
  expect(await foreignWordsOn(reader)).toEqual([]);
});

test('without a choice the interface has the language of the profile, and of no other; a machine has the rest', async ({
  openPerson,
  server,
}) => {
  const marco = await openPerson({ locale: 'en', followsProfile: true });
  await enterDemo(marco, 'Marco Rossi');
  await expect(marco.getByRole('searchbox', { name: 'Cerca nelle chat' })).toBeVisible();
  await watchWords(marco.context(), 'it');
  await throttle(marco);
  await marco.reload({ waitUntil: 'commit' });
  await expect(marco.getByRole('searchbox', { name: 'Cerca nelle chat' })).toBeVisible();
  expect(await foreignWordsOn(marco), '/chat').toEqual([]);
  await expect(marco.locator('html')).toHaveAttribute('lang', 'it');

  const other = await openPerson({ followsProfile: true });
  await signInByPhone(other, server.url, '491570159');
  const isAsked = other.waitForRequest((request) => request.url().endsWith('/api/translate/app-str'));
  await register(other, { name: 'Machine Reader', ...catalanReader });
  expect((await isAsked).postDataJSON()).toMatchObject({ lang_code: 'ca' });
  // What a machine makes of buttons and menus is shown to those who choose it.
  await expect(other.getByRole('searchbox', { name: 'Search chats' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
});
