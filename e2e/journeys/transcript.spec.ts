import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { endButton, enterCaller, expectIncoming, openChat } from '../support/callPages.ts';
import { expect, test } from '../support/journey.ts';
import { enterDemo, messages } from '../support/people.ts';
import { scriptSpeech } from '../support/scriptSpeech.ts';
import { startServer } from '../support/server.ts';
import { speakFile, speakFiles, spokenFile } from '../support/speakFiles.ts';
import {
  callInVideo,
  history,
  joined,
  lines,
  lineWith,
  startButton,
  stopButton,
} from '../support/transcriptPages.ts';

// A world of its own: plans that are bought, and what is kept, would change the demo for the other journeys.
test.use({ world: 'transcript' });

const [emmaName, diegoName] = ['Emma Clarke', 'Diego Moreno'];

const say = (page: Page, words: string, isFinal: boolean) =>
  page.evaluate(
    ([text, isLast]) =>
      (globalThis as unknown as { say: (words: string, isFinal: boolean) => void }).say(text, isLast),
    [words, isFinal] as const,
  );

test('a person without the plan is shown what has it, and goes on with the call', async ({ openPerson }) => {
  const [minh, chloe] = [await openPerson(), await openPerson()];
  await enterCaller(minh, 'Nguyễn Minh');
  await enterDemo(chloe, 'Chloé Tremblay');
  await callInVideo(minh, chloe, 'Chloé Tremblay');
  await startButton(chloe).click();
  const gate = chloe.getByRole('alertdialog', {
    name: 'Video Calls with Transcript is a “Premium Feature”',
  });
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: 'Learn more' }).click();
  const plans = chloe.getByRole('dialog', { name: 'Plans and Pricing' });
  await expect(plans).toBeVisible();
  await chloe.keyboard.press('Escape');
  await expect(plans).toBeHidden();
  await expect(joined(chloe)).toBeVisible();
  await endButton(minh).click();
});

test('words of one are read by the other in both languages, found, refused and kept @two-nodes', async ({
  openPerson,
}) => {
  const [emma, diego] = [await openPerson(), await openPerson()];
  await diego.addInitScript(scriptSpeech);
  await enterCaller(emma, emmaName);
  await enterCaller(diego, diegoName);
  await callInVideo(emma, diego, diegoName);

  await startButton(emma).click();
  await expect(stopButton(emma)).toBeVisible();
  await expect(diego.getByText(`${emmaName} started a transcript.`)).toBeVisible();
  await startButton(diego).click();
  await expect(stopButton(diego)).toBeVisible();

  // While it is spoken, and then for good, with its translation.
  await expect.poll(() => diego.evaluate(() => 'say' in globalThis)).toBe(true);
  await say(diego, 'buenos', false);
  await expect(lines(emma).getByText('buenos')).toBeVisible();
  await say(diego, 'Buenos días', true);
  const line = lineWith(emma, 'Buenos días');
  await expect(line).toHaveAttribute('data-state', 'final');
  await expect(line).toHaveAttribute('data-translation', 'done');
  await expect(line).toContainText('Good morning');
  await expect(lines(diego).getByText('Buenos días')).toBeVisible();

  // A page that is loaded anew reads on, and what is said then comes to it.
  emma.on('dialog', (dialog) => void dialog.accept());
  await emma.reload();
  await expect(stopButton(emma)).toBeVisible();
  await say(diego, 'Gracias', true);
  await expect(lines(emma).getByText('Gracias')).toBeVisible();
  // A word that is in no message.
  await say(diego, 'Ornitorrinco', true);
  await expect(lines(emma).getByText('Ornitorrinco').first()).toBeVisible();

  // Everything that was said.
  await emma.getByRole('button', { name: 'All that was said' }).click();
  const panel = history(emma);
  await panel.getByRole('searchbox').fill('gracías');
  await expect(panel.getByText('1 line found')).toBeVisible();
  await expect(panel.locator('mark')).toHaveText('Gracias');
  await panel.getByRole('searchbox').fill('nobody said this');
  await expect(panel.getByText('Nothing found')).toBeVisible();
  await panel.getByRole('searchbox').fill('');

  // Saved with both languages.
  await panel.getByRole('button', { name: 'Save or copy' }).click();
  const download = emma.waitForEvent('download');
  await emma.getByRole('menuitem', { name: 'Save as subtitles (WebVTT)' }).click();
  const subtitles = readFileSync(await (await download).path(), 'utf8');
  expect(subtitles).toMatch(/^WEBVTT\n/);
  expect(subtitles).toMatch(/<lang es-[A-Z]{2}>Gracias<\/lang>/);
  expect(subtitles).toMatch(/<lang en[^>]*>Thank you/);

  // Whoever does not want it is left out, and the others see that.
  await diego.getByRole('button', { name: 'Do not transcribe my voice' }).click();
  await panel.getByText('Who is transcribed by what').click();
  await expect(panel.getByText('Not transcribed, as they wish', { exact: true })).toBeVisible();

  // Kept for both.
  await panel.getByRole('button', { name: 'Save or copy' }).click();
  await emma.getByRole('menuitem', { name: 'Keep in conversation' }).click();
  await expect(emma.getByText('The transcript is kept in the conversation')).toBeVisible();
  await endButton(emma).click();
  await expect(emma).toHaveURL(/\/chat/);
  await expect(messages(emma).getByText(/transcript-.*\.txt/)).toBeVisible();

  // The other one reads it in the conversation, in both languages, also after a reload.
  await expect(diego).toHaveURL(/\/chat/);
  await openChat(diego, emmaName);
  const readButton = messages(diego).getByRole('button', { name: 'Read transcript' }).last();
  await readButton.click();
  await expect(diego).toHaveURL(/dialog=transcript/);
  await diego.reload();
  const reader = diego.getByRole('dialog', { name: 'Transcript' });
  const keptLine = reader.locator('[data-fr-part=transcript-line]', { hasText: 'Buenos días' });
  await expect(keptLine).toContainText(diegoName);
  await expect(keptLine.locator('[data-role=original]')).toHaveText('Buenos días');
  await expect(keptLine.locator('[data-role=main]')).toHaveText(/^Good morning/);
  await reader.getByRole('searchbox').fill('thank');
  await expect(reader.getByText('1 of 1')).toBeVisible();
  await expect(reader.locator('[aria-current] mark')).toHaveText('Thank');
  // Escape empties the field first.
  await diego.keyboard.press('Escape');
  await diego.keyboard.press('Escape');
  await expect(reader).toBeHidden();
  await expect(diego).not.toHaveURL(/dialog=/);

  // Its words are found like those of messages, and it is opened at them.
  await diego.getByRole('searchbox', { name: 'Search chats' }).fill('ornitorrinco');
  const found = diego.locator('[data-fr-part=found-row]');
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark')).toHaveText('Ornitorrinco');
  await found.click();
  await readButton.click();
  await expect(reader.locator('[aria-current] mark').first()).toHaveText('Ornitorrinco');
  await diego.goBack();
  await expect(reader).toBeHidden();
});

test('the voice of a microphone is written down and translated, found, saved, kept and read afterwards, or it is said that nothing here can', async ({
  openPerson,
  server,
}) => {
  const { data } = await (await fetch(`${server.url}/api/health`)).json();
  const isTranslated: boolean = data.translation.engines.includes('apertium');
  const [emma, diego] = [await openPerson(), await openPerson()];
  for (const page of [emma, diego]) await page.addInitScript(speakFiles);
  await enterCaller(emma, emmaName);
  await enterCaller(diego, diegoName);
  await callInVideo(emma, diego, diegoName);
  await startButton(diego).click();
  await expect(stopButton(diego)).toBeVisible();
  await expect(emma.getByText(`${diegoName} started a transcript.`)).toBeVisible();
  if (!data.speech.engines.includes('pocketsphinx')) {
    await expect(lines(diego).getByText(/which nothing here recognises/)).toBeVisible();
    return;
  }
  // Words appear while they are spoken; on a busy machine they may be final at once.
  await speakFile(emma, spokenFile('Where is the train station, I will be ten minutes late.'));
  await expect(lineWith(diego, 'train').first()).toBeVisible();
  const line = lineWith(diego, 'minutes').and(diego.locator('[data-state=final]'));
  await expect(line).toContainText(emmaName);
  await expect(line).toContainText('Rough: expect mistakes');
  await expect(line).toContainText('train station');
  if (isTranslated) await expect(line).toContainText(/tren.*minutos/);

  await diego.getByRole('button', { name: 'All that was said' }).click();
  const panel = history(diego);
  await panel.getByRole('searchbox').fill(isTranslated ? 'minutos' : 'minutes');
  await expect(panel.getByText('1 line found')).toBeVisible();
  await panel.getByRole('searchbox').fill('');
  await panel.getByRole('button', { name: 'Save or copy' }).click();
  const download = diego.waitForEvent('download');
  await diego.getByRole('menuitem', { name: 'Save as text' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved).toMatch(/Emma Clarke: .*train station/);
  if (isTranslated) expect(saved).toMatch(/\n {4}.*tren.*minutos/);

  // Kept for both: whoever did not keep it reads the same words after the call.
  await panel.getByRole('button', { name: 'Save or copy' }).click();
  await diego.getByRole('menuitem', { name: 'Keep in conversation' }).click();
  await expect(diego.getByText('The transcript is kept in the conversation')).toBeVisible();
  await endButton(emma).click();
  await expect(emma).toHaveURL(/\/chat/);
  const kept = messages(emma).getByRole('link', { name: /transcript-.*\.txt/ });
  await expect(kept).toBeVisible();
  const reading = emma.waitForEvent('download');
  await kept.click();
  expect(readFileSync(await (await reading).path(), 'utf8')).toBe(saved);
});

test('somebody alone calls a person of the demo, whose recorded voice is heard, read and named as what it is', async ({
  openPerson,
}) => {
  const emma = await openPerson();
  await enterCaller(emma, emmaName);
  await openChat(emma, 'Marco Rossi');
  await emma.getByRole('button', { name: 'Video call', exact: true }).click();
  await expect(joined(emma)).toBeVisible();
  await expect(
    emma.getByText('A recorded voice answers for Marco Rossi, a person of the demo.'),
  ).toBeVisible();
  // What is heard then is the voice: she takes part from this page as well.
  await emma.getByRole('button', { name: 'Mute', exact: true }).click();
  await startButton(emma).click();
  await expectIncoming(emma, 'sound');
  const line = lineWith(emma, 'Ho una domanda.');
  await expect(line).toContainText('I have a question');
  await emma.getByRole('button', { name: 'All that was said' }).click();
  const panel = history(emma);
  await panel.getByText('Who is transcribed by what').click();
  await expect(panel.getByText('A recorded voice. Its words are a prepared text')).toBeVisible();

  // It comes back with a page that is loaded anew.
  emma.on('dialog', (dialog) => void dialog.accept());
  await emma.reload();
  await expect(joined(emma)).toBeVisible();
  await expectIncoming(emma, 'sound');
  await endButton(emma).click();
  await expect(emma).toHaveURL(/\/chat/);
});

test('within a minute of the start of a new server, somebody alone reads what a person of the demo says', async ({
  openPerson,
}) => {
  // Nothing is there yet: the first start makes the demo.
  const directory = await mkdtemp(join(tmpdir(), 'franca-e2e-first-'));
  const began = Date.now();
  const server = await startServer({ DATA_DIR: directory });
  try {
    const page = await openPerson({ baseURL: server.url });
    await page.goto('/login');
    await page.getByRole('button', { name: /^Emma Clarke/ }).click();
    await openChat(page, 'Marco Rossi');
    await page.getByRole('button', { name: 'Video call', exact: true }).click();
    await startButton(page).click();
    const line = lines(page).locator('[data-fr-part=transcript-line][data-translation=done]').first();
    await expect(line).toContainText('Marco Rossi');
    expect(Date.now() - began).toBeLessThan(60_000);
    await endButton(page).click();
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

test('one speaks Arabic and one Vietnamese, each with their own browser, and both read both', async ({
  openPerson,
}) => {
  const names = ['Omar Hassan', 'Nguyễn Minh'] as const;
  const [omar, minh] = [await openPerson(), await openPerson()];
  for (const [place, page] of [omar, minh].entries()) {
    await page.addInitScript(scriptSpeech);
    await enterCaller(page, names[place] ?? '');
  }
  await callInVideo(omar, minh, names[1]);
  for (const page of [omar, minh]) {
    await startButton(page).click();
    await expect(stopButton(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'say' in globalThis)).toBe(true);
  }
  // Words that go on, of two who speak at once, each in a line of its own.
  await say(omar, 'صباح', false);
  await say(minh, 'Chào', false);
  for (const page of [omar, minh])
    for (const words of ['صباح', 'Chào']) await expect(lines(page).getByText(words)).toBeVisible();
  await say(omar, 'صباح الخير', true);
  await say(minh, 'Cảm ơn bạn', true);
  const inVietnamese = lineWith(minh, 'صباح الخير');
  await expect(inVietnamese).toHaveAttribute('data-translation', 'done');
  await expect(inVietnamese).toContainText('Chào buổi sáng');
  await expect(inVietnamese.locator('[data-role=original]')).toHaveCSS('direction', 'rtl');
  const inArabic = lineWith(omar, 'Cảm ơn bạn');
  await expect(inArabic).toHaveAttribute('data-translation', 'done');
  await expect(inArabic).toContainText('شكرا');
  await endButton(omar).click();
});
