import { readFileSync } from 'node:fs';
import { toWave } from '../../apps/server/src/adapters/speech/toWave.ts';
import { hum } from '../../apps/server/test/speakSentence.ts';
import {
  startTranscriptions,
  type TranscriptionAnswer,
  type TranscriptionService,
  transcribed,
} from '../../apps/server/test/startTranscriptions.ts';
import { endButton, enterCaller } from '../support/callPages.ts';
import { test as base, expect } from '../support/journey.ts';
import { speakFile, speakFiles } from '../support/speakFiles.ts';
import {
  callInVideo,
  gaps,
  history,
  lines,
  lineWith,
  startButton,
  stopButton,
} from '../support/transcriptPages.ts';
import { watchSpeech } from '../support/watchSpeech.ts';

/** A server whose calls are transcribed by a service on this machine, which a journey speaks for. */
const test = base.extend<object, { service: TranscriptionService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
    async ({}, use) => {
      const service = await startTranscriptions();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  settings: ({ service }, use) =>
    use({ OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'local', TRANSCRIBE_MODEL: 'local-ears' }),
});

test.use({ world: 'transcript-service' });

const [emmaName, diegoName] = ['Emma Clarke', 'Diego Moreno'];
/** What a detector of voices takes for one. On a busy machine it may come as two sentences, or be asked for while it goes on. */
const voice = toWave([hum(700)]);
/** Answers that are none, with words that are said once the service is well again, and those in Spanish. */
const faults: readonly [TranscriptionAnswer, string, string][] = [
  ['cut', 'Thank you', 'Gracias'],
  [{ body: '<html>Sign in to the hotel</html>' }, 'How are you?', '¿Cómo estás?'],
  [{ body: '{"words": 1}' }, 'Good night', 'Buenas noches'],
];

test('a service of the OpenAI protocol that is slow, busy, cut off or wrong leaves marks, and the call goes on @two-people', async ({
  openPerson,
  service,
}) => {
  const [emma, diego] = [await openPerson(), await openPerson()];
  const [ofEmma, ofDiego] = [watchSpeech(emma), watchSpeech(diego)];
  for (const [page, name] of [
    [emma, emmaName],
    [diego, diegoName],
  ] as const) {
    await page.addInitScript(speakFiles);
    await enterCaller(page, name);
  }
  await callInVideo(emma, diego, diegoName);
  await startButton(diego).click();
  await expect(stopButton(diego)).toBeVisible();
  await expect(emma.getByText(`${diegoName} started a transcript.`)).toBeVisible();
  await diego.getByRole('button', { name: 'All that was said' }).click();
  const panel = history(diego);
  await panel.getByText('Who is transcribed by what').click();
  const { host } = new URL(service.baseUrl);
  const named = panel.getByText(`Recognised by local-ears. The sound goes to ${host}.`);
  await expect(named.first()).toBeVisible();

  // Slow: nothing is shown that is not known, and the words come with their translation when they do.
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  service.answerWith(async () => {
    await released;
    return transcribed('Good morning');
  });
  await speakFile(emma, voice);
  await expect.poll(() => service.received.length).toBeGreaterThan(0);
  expect(service.received[0]).toMatchObject({
    path: '/v1/audio/transcriptions',
    authorization: 'Bearer local',
  });
  expect(service.received[0]?.fields.get('language')).toBe('en');
  await expect(lineWith(diego, 'Good morning')).toHaveCount(0);
  release?.();
  await expect(lineWith(diego, 'Good morning').last()).toContainText('Buenos días');

  // Busy: asked again when it says so, without a mark.
  service.received.length = 0;
  service.answerWith(() =>
    service.received.length === 1
      ? { status: 429, headers: { 'retry-after': '1' }, body: '{"error":{"message":"Slow down"}}' }
      : transcribed('See you tomorrow'),
  );
  await speakFile(emma, voice);
  await expect(lineWith(diego, 'See you tomorrow').last()).toContainText('Nos vemos mañana');
  expect(service.received.length).toBeGreaterThan(1);
  await expect(gaps(diego)).toHaveCount(0);

  for (const [wrong, words, translated] of faults) {
    service.answerWith(() => wrong);
    // A machine that is very busy may leave a voice out before it is asked about.
    await expect(async () => {
      await speakFile(emma, voice);
      const lost = /The recogniser was lost, so nothing was transcribed for/;
      await expect(gaps(diego).last()).toHaveText(lost, { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await expect(
      lines(diego).getByText(`What ${emmaName} says now may be missing: the recogniser does not answer.`),
    ).toBeVisible();
    // Back again: what is said now is read, whatever was left alone meanwhile.
    service.answerWith(() => transcribed(words));
    await expect(async () => {
      await speakFile(emma, voice);
      await expect(lineWith(diego, words).last()).toContainText(translated, { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await expect(lines(diego).getByText(/does not answer/)).toHaveCount(0);
    await expect(named.first()).toBeVisible();
    await expect(gaps(diego)).toHaveCount(0, { timeout: 15_000 });
  }

  // All of it in its order, with a mark for each loss.
  await panel.getByRole('button', { name: 'Save or copy' }).click();
  const download = diego.waitForEvent('download');
  await diego.getByRole('menuitem', { name: 'Save as text' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const order = ['Buenos días', 'Nos vemos mañana'].concat(
    faults.flatMap(([, , translated]) => ['The recogniser was lost', translated]),
  );
  let at = -1;
  for (const part of order) {
    const next = text.indexOf(part, at + 1);
    expect(next, `${part} in ${text}`).toBeGreaterThan(at);
    at = next;
  }

  // What the sockets carried, as the specification names it: 2,048 samples of 16 bits in each piece.
  await emma.getByRole('button', { name: 'Mute', exact: true }).click();
  await stopButton(diego).click();
  await expect(startButton(diego)).toBeVisible();
  expect(ofEmma.query).toEqual({ accent_code: 'en-AU', lang_code: 'en', target_lang_code: '-es-' });
  expect(ofDiego.query).toMatchObject({ lang_code: 'es', target_lang_code: '-en-' });
  expect([...ofEmma.pieces]).toEqual([4096]);
  await expect.poll(() => [...ofEmma.sent]).toEqual(['speech-stream', 'speech-stream-stop']);
  await expect
    .poll(() => [...ofDiego.sent])
    .toEqual(expect.arrayContaining(['speech-listen', 'speech-stop']));
  expect([...ofDiego.received]).toEqual(expect.arrayContaining(['speech-data', 'speech-gap']));
  await endButton(emma).click();
});
