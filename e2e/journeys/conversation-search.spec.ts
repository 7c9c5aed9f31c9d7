import { expect, test } from '../support/journey.ts';
import { openAccount } from '../support/openAccount.ts';
import { enterDemo, messages, send } from '../support/people.ts';
import { shareFiles } from '../support/shareFiles.ts';

// A world of its own: the other journeys expect the demo's conversation without many more messages.
test.use({ world: 'conversation-search' });

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
  await emma.getByRole('list', { name: 'Chats' }).getByText('Diego Moreno').click();
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
  const count = bar.locator('output');
  await field.fill('cafe PERSIM');
  await expect(count).toHaveText('1 of 1');
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
  await expect(count).toHaveText('1 of 1');
  await field.fill('nowhereatall');
  await expect(count).toHaveText('Nothing found');
});
