import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { focus, tabTo } from '../support/keyboard.ts';
import { openAccount } from '../support/openAccount.ts';
import { enterDemo } from '../support/people.ts';
import {
  ask,
  button,
  echo,
  feed,
  field,
  openSmartTalk,
  sideBar,
  test,
  writeByHand,
} from '../support/smartTalk.ts';

test.use({ world: 'assistant' });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Puts a voice in the place of the browser's, which reads nothing here; what it would read is in `spoken`. */
async function scriptVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: { text: string; lang: string }[] = [];
    Object.assign(globalThis, { spoken });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        speak: ({ text, lang }: SpeechSynthesisUtterance) => void spoken.push({ text, lang }),
        cancel: () => undefined,
      },
    });
  });
}

test('all of SmartTalk is used by keyboard', async ({ openPerson, model }) => {
  const emma = await openPerson({ permissions: ['clipboard-read', 'clipboard-write'] });
  await scriptVoice(emma);
  const { keyboard } = emma;
  await enterDemo(emma, 'Emma Clarke');
  await expect(emma.getByRole('list', { name: 'Chats' })).toBeVisible();
  await tabTo(emma, /^SmartTalk$/);
  await keyboard.press('Enter');
  await expect(button(emma, 'New Chat')).toBeVisible();
  await tabTo(emma, /^New Chat/);
  await keyboard.press('Enter');

  // A prompt of the welcome, whose answer is stopped.
  const writing = writeByHand(model);
  await tabTo(emma, /^Can you be wrong\?$/);
  await keyboard.press('Enter');
  const story = await writing;
  story.text('Once upon a time');
  await expect(feed(emma).getByText('Once upon a time')).toBeVisible();
  await tabTo(emma, /^Stop$/);
  await keyboard.press('Enter');
  await expect(feed(emma).getByText('Stopped')).toBeVisible();

  // Regenerated, with a way back to the first version.
  model.answerWith((reply) => {
    reply.text('# Buses\n\nTake the **bus**.');
    reply.finish();
  });
  await expect(button(emma, 'Regenerate Response')).toBeFocused();
  await keyboard.press('Enter');
  await expect(feed(emma).getByText('2/2')).toBeVisible();
  await tabTo(emma, /^Previous version$/, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(feed(emma).getByText('1/2')).toBeVisible();
  await tabTo(emma, /^Next version$/);
  await keyboard.press('Enter');
  await expect(feed(emma).getByText('2/2')).toBeVisible();

  // The answer is copied as it was written, and read without its marks.
  await tabTo(emma, /^Copy$/);
  await keyboard.press('Enter');
  await expect.poll(() => clipboard(emma)).toBe('# Buses\n\nTake the **bus**.');
  await tabTo(emma, /^Read aloud$/);
  await keyboard.press('Enter');
  await expect(button(emma, 'Stop reading')).toHaveAttribute('aria-pressed', 'true');
  expect(await emma.evaluate('spoken')).toEqual([{ text: 'Buses\nTake the bus.', lang: 'en' }]);
  await keyboard.press('Enter');
  await expect(button(emma, 'Read aloud')).toHaveAttribute('aria-pressed', 'false');

  // An answer in another language is marked with it, and read with a voice of it.
  const italian = 'Il treno per Trieste parte domani mattina alle nove dalla stazione centrale.';
  model.answerWith((reply) => {
    reply.text(italian);
    reply.finish();
  });
  await tabTo(emma, /^Regenerate Response$/);
  await keyboard.press('Enter');
  await expect(feed(emma).getByText('3/3')).toBeVisible();
  await expect(feed(emma).getByText(italian)).toHaveAttribute('lang', 'it');
  await tabTo(emma, /^Read aloud$/, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect.poll(() => emma.evaluate('spoken.at(-1)')).toEqual({ text: italian, lang: 'it' });
  await keyboard.press('Enter');

  // The arrow keys go to the question, which is copied, changed and asked again.
  await feed(emma).getByRole('article').last().focus();
  await keyboard.press('ArrowUp');
  await expect.poll(async () => (await focus(emma)).words).toMatch(/^You/);
  await tabTo(emma, /^Copy$/);
  await keyboard.press('Enter');
  await expect.poll(() => clipboard(emma)).toBe('Can you be wrong?');
  await tabTo(emma, /^Edit and ask again$/, 'Shift+Tab');
  model.answerWith(echo);
  await keyboard.press('Enter');
  await expect(field(emma)).toBeFocused();
  await expect(field(emma)).toHaveValue('Can you be wrong?');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Which bus?');
  await keyboard.press('Enter');
  await expect(feed(emma).getByText('You asked: Which bus?')).toBeVisible();
  await expect(feed(emma).getByText('Can you be wrong?')).toHaveCount(0);
  await expect(field(emma)).toBeFocused();

  // A second conversation; the search over their titles, a new title, and the end of one.
  await tabTo(emma, /^New Chat/, 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(emma, /^Ask SmartTalk$/);
  const slow = writeByHand(model);
  await keyboard.type('Trains to Trieste');
  await keyboard.press('Enter');
  const trains = await slow;
  trains.text('There is one at nine.');
  await expect(feed(emma).getByText('There is one at nine.')).toBeVisible();
  // The answer ends while the focus is on the button that would have stopped it.
  await tabTo(emma, /^Stop$/, 'Shift+Tab');
  trains.finish();
  await expect(button(emma, 'Regenerate Response')).toBeFocused();
  await expect(sideBar(emma).getByRole('listitem')).toHaveCount(2);
  await tabTo(emma, /Search conversations/, 'Shift+Tab');
  await keyboard.type('trieste');
  await expect(sideBar(emma).getByRole('listitem')).toHaveCount(1);
  await tabTo(emma, /^Rename “Trains to Trieste”$/);
  await keyboard.press('Enter');
  await expect(emma.locator('input:focus')).toHaveValue('Trains to Trieste');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('By rail to Trieste');
  await keyboard.press('Enter');
  await expect(button(emma, 'By rail to Trieste')).toBeVisible();
  await tabTo(emma, /^Delete “By rail to Trieste”$/);
  await keyboard.press('Enter');
  await tabTo(emma, /^Delete$/);
  await keyboard.press('Enter');
  await expect(emma.getByText('Nothing found for “trieste”')).toBeVisible();
  await expect(emma.getByRole('region', { name: 'Examples' })).toBeVisible();
});

test('whose plan ended reads and deletes what was asked, and asks nothing', async ({
  openPerson,
  model,
  server,
}) => {
  model.answerWith(echo);
  const account = await openAccount(server.url, 'Emma Clarke');
  await account.call('POST', '/openai-chat/create', { content: 'While it was paid' });
  const emma = await openPerson();
  // What the server says once a paid month is over, which is not waited for.
  await emma.route('**/api/openai-chat/status', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data, { limits: null });
    await route.fulfill({ response, json: answer });
  });
  await enterDemo(emma, 'Emma Clarke');
  await expect(emma.getByRole('list', { name: 'Chats' })).toBeVisible();
  await emma.goto('/chat?area=smartTalk');
  await sideBar(emma).getByRole('button', { name: 'While it was paid', exact: true }).click();
  await expect(feed(emma).getByText('You asked: While it was paid')).toBeVisible();
  await expect(emma.getByText('Your plan does not include SmartTalk.', { exact: false })).toBeVisible();
  await expect(field(emma)).toBeDisabled();
  await expect(button(emma, 'Regenerate Response')).toHaveCount(0);
  await expect(button(emma, 'Edit and ask again')).toHaveCount(0);
  await sideBar(emma).getByRole('button', { name: 'Delete “While it was paid”' }).click();
  await emma.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(button(emma, 'While it was paid')).toHaveCount(0);
});

test('an answer in several languages has each paragraph in its direction', async ({ openPerson, model }) => {
  const emma = await openPerson();
  await openSmartTalk(emma, 'Emma Clarke');
  model.answerWith((reply) => {
    reply.text('Good morning is:\n\nصباح الخير، كيف حالك؟\n\n- مرحبا\n- Hello');
    reply.finish();
  });
  await ask(emma, 'Good morning in Arabic?');
  const directionOf = (words: string) =>
    feed(emma)
      .getByText(words)
      .last()
      .evaluate((element) => getComputedStyle(element).direction);
  await expect.poll(() => directionOf('صباح الخير')).toBe('rtl');
  expect(await directionOf('Good morning is:')).toBe('ltr');
  expect(await directionOf('مرحبا')).toBe('rtl');
});
