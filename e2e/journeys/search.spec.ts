import { expect, test } from '../support/journey.ts';
import { openAccount } from '../support/openAccount.ts';
import { composer, enterDemo, messages, send } from '../support/people.ts';
import { shareFiles } from '../support/shareFiles.ts';

test('a message is found from the chat list, and a conversation by Ctrl+K', async ({ openPerson }) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  const list = emma.getByRole('list', { name: 'Chats' });
  await list.getByText('Diego Moreno').click();
  await send(emma, 'A pomegranate, please');
  await send(
    emma,
    `${Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).join('\n')}\nA tangerine, too`,
  );
  for (const word of ['One', 'Two', 'Three']) await send(emma, word);
  await expect(messages(emma).getByRole('img', { name: 'Sent' }).first()).toBeVisible();
  await list.getByRole('button', { name: /Omar/ }).first().click();
  await expect(emma.getByRole('region', { name: /Omar/ }).first()).toBeVisible();

  const field = emma.getByRole('searchbox', { name: 'Search chats' });
  await field.fill('pomegran');
  const found = emma.getByRole('region', { name: 'Messages', exact: true });
  const row = found.getByRole('button', { name: /Diego Moreno/ });
  await expect(row.locator('mark')).toHaveText('pomegran');
  await field.press('ArrowDown');
  await expect(row).toBeFocused();
  await emma.keyboard.press('Enter');

  await expect(emma.getByRole('region', { name: 'Diego Moreno', exact: true })).toBeVisible();
  const shown = messages(emma).getByRole('article').filter({ hasText: 'A pomegranate, please' });
  await expect(shown).toBeFocused();
  await expect(composer(emma)).toBeVisible();

  // In a long text, the part with the words is shown too.
  await field.fill('');
  await list.getByRole('button', { name: /Omar/ }).first().click();
  await field.fill('tangerin');
  await expect(row.locator('mark')).toHaveText('tangerin');
  await field.press('ArrowDown');
  await expect(row).toBeFocused();
  await emma.keyboard.press('Enter');
  const isFoundSeen = () =>
    emma.evaluate(() => {
      const [range] = CSS.highlights.get('fr-found-now') ?? [];
      if (!(range instanceof Range)) return false;
      const { top, bottom, height } = range.getBoundingClientRect();
      return height > 0 && top > 0 && bottom < window.innerHeight;
    });
  await expect.poll(isFoundSeen).toBe(true);
  await expect(messages(emma).getByRole('button', { name: 'Read more' })).toHaveCount(0);

  await emma.keyboard.press('Control+k');
  const switcher = emma.getByRole('dialog', { name: 'Go to' });
  const choice = switcher.getByRole('combobox');
  await expect(choice).toBeFocused();
  await choice.fill('omar');
  await expect(switcher.getByRole('option', { name: 'Omar Hassan' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await choice.press('Enter');
  await expect(emma.getByRole('region', { name: 'Omar Hassan', exact: true })).toBeVisible();
  await expect(switcher).toHaveCount(0);

  await emma.keyboard.press('Control+/');
  const keys = emma.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Send the message')).toBeVisible();
  await emma.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});

const transcript = [
  'WEBVTT',
  '00:00:01.000 --> 00:00:04.000\n<v Diego Moreno><lang es>Hola a todos</lang>\n<lang en>Hello everybody</lang></v>',
  '00:00:05.000 --> 00:00:09.000\n<v Diego Moreno><lang es>Mi ornitóptero vuela</lang>\n<lang en>My ornithopter flies</lang></v>',
].join('\n\n');

test('a search in a conversation finds what is not loaded, and opens a transcript at the words', async ({
  openPerson,
  server,
}) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByRole('list', { name: 'Chats' }).getByText('Chloé Tremblay').click();
  await send(emma, 'A persimmon from the café');
  await shareFiles(emma, [
    {
      name: 'transcript-2026-05-04-09-00.vtt',
      type: 'file',
      mimeType: 'text/vtt',
      buffer: Buffer.from(transcript),
    },
  ]);
  await expect(messages(emma).getByRole('button', { name: 'Read transcript' })).toBeVisible();
  const account = await openAccount(server.url, 'Emma Clarke');
  const topicId = new URL(emma.url()).searchParams.get('topic') ?? '';
  for (let number = 1; number <= 60; number += 1) await account.send(topicId, `Later words, ${number}`);
  await emma.reload();
  await expect(messages(emma).getByText('Later words, 60', { exact: true })).toBeVisible();
  const persimmon = messages(emma).getByRole('article').filter({ hasText: 'A persimmon from the café' });
  await expect(persimmon).toHaveCount(0);

  await emma.getByRole('button', { name: 'Search in this conversation' }).click();
  const field = emma.getByRole('searchbox', { name: 'Search in this conversation' });
  const bar = emma.getByRole('search', { name: 'Search in this conversation' });
  await field.fill('cafe PERSIM');
  await expect(bar.getByRole('status')).toHaveText('1 of 1');
  await expect(persimmon).toBeInViewport();
  await expect.poll(() => emma.evaluate(() => CSS.highlights.get('fr-found-now')?.size)).toBe(2);

  // The words of the file are found in both languages, and it is opened at them.
  for (const [word, line] of [
    ['ornitoptero', 'Mi ornitóptero vuela'],
    ['ornithop', 'My ornithopter flies'],
  ] as const) {
    await field.fill(word);
    const excerpt = bar.getByRole('button', { name: `In a file: ${line}` });
    await expect(excerpt).toBeVisible();
    await excerpt.click();
    const reader = emma.getByRole('dialog', { name: 'Transcript' });
    await expect(reader.locator('[aria-current] mark').first()).toHaveText(new RegExp(word.slice(0, 5), 'i'));
    await emma.goBack();
    await expect(reader).toBeHidden();
  }
  await field.fill('transcript-2026');
  await expect(bar.getByRole('status')).toHaveText('1 of 1');
  await field.fill('nowhereatall');
  await expect(bar.getByRole('status')).toHaveText('Nothing found');
});
