import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { messages, openEachOther } from '../support/people.ts';

// A world of its own: the engines are busy for seconds.
test.use({ world: 'texts' });

/** A JPEG of a sign, turned by two degrees, with noise, drawn by the page. */
async function drawSign(page: Page, lines: readonly string[]): Promise<Buffer> {
  const address = await page.evaluate((words) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1000, 640];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    context.fillStyle = '#9fb3c8';
    context.fillRect(0, 0, 1000, 640);
    context.translate(500, 320);
    context.rotate((2 * Math.PI) / 180);
    context.fillStyle = '#0b5d3b';
    context.fillRect(-440, -220, 880, 440);
    context.fillStyle = '#fff';
    context.font = 'bold 76px "DejaVu Sans", sans-serif';
    context.textAlign = 'center';
    for (const [index, line] of words.entries()) context.fillText(line, 0, -40 + index * 110);
    const image = context.getImageData(0, 0, 1000, 640);
    // The same noise each time.
    let seed = 7;
    for (let at = 0; at < image.data.length; at += 4) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const noise = (seed / 2_147_483_648 - 0.5) * 40;
      for (let channel = 0; channel < 3; channel += 1)
        image.data[at + channel] = (image.data[at + channel] ?? 0) + noise;
    }
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.6);
  }, lines);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** A sentence, spoken by the machine's own synthesiser, as a WAV file. */
function speak(words: string): Buffer {
  const file = join(mkdtempSync(join(tmpdir(), 'franca-voice-')), 'voice.wav');
  execFileSync('flite', ['-voice', 'slt', '-t', words, '-o', file]);
  return readFileSync(file);
}

/** Sends a sound as a voice message into the open conversation, as the recorder does. */
async function sendVoice(page: Page, sound: Buffer): Promise<void> {
  const { token, userId } = await page.evaluate(() => ({
    token: localStorage.getItem('sessionToken'),
    userId: localStorage.getItem('userId'),
  }));
  const headers = { authorization: `Bearer ${token}` };
  const slots = await page.request.post('/api/file/presigned', {
    headers,
    data: { file_names: ['audio.wav'], file_sizes: [sound.length], folder: 'audio' },
  });
  const [slot] = ((await slots.json()) as { data: { upload_url: string; download_url: string }[] }).data;
  await page.request.put(slot?.upload_url ?? '', { data: sound });
  const attachments = [{ type: 'audio', origin_url: slot?.download_url, name: 'audio.wav' }];
  const topic_id = new URL(page.url()).searchParams.get('topic');
  const sent = await page.request.post('/api/chat', {
    headers,
    data: { topic_id, type: 'audio', chat_id: `${userId}-${Date.now()}`, attachments },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test('a sign is read, and shown in the reader’s language over the picture @two-nodes', async ({
  openPerson,
}) => {
  const [emma, diego] = [await openPerson(), await openPerson()];
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  const buffer = await drawSign(emma, ['Where is the', 'train station?']);
  await emma
    .locator('input[type="file"][accept*="image"]')
    .setInputFiles({ name: 'sign.jpg', mimeType: 'image/jpeg', buffer });
  await emma.getByRole('button', { name: 'Send', exact: true }).click();

  await messages(diego).getByRole('button', { name: 'Open sign.jpg' }).click();
  await diego.getByRole('button', { name: 'Translate text' }).click();
  const list = diego.getByRole('list', { name: 'Text in the picture' });
  await expect(list).toContainText('¿Dónde está la estación de tren?');
  await expect(list).toContainText('Where is the train station?');
  await expect(diego.getByText('Recognised by Tesseract on this server')).toBeVisible();

  const drawn = diego.locator('[data-fr-part=picture-overlay]');
  await expect(drawn).toContainText('¿Dónde está la estación de tren?');
  const [place, picture] = await Promise.all([
    drawn.locator('p').boundingBox(),
    diego.getByRole('img', { name: 'sign.jpg' }).boundingBox(),
  ]);
  if (!place || !picture) throw new Error('Nothing is drawn.');
  // Over the letters, which stand in the middle.
  expect(place.x).toBeGreaterThan(picture.x);
  expect(place.x + place.width).toBeLessThan(picture.x + picture.width);
  expect(Math.abs(place.y + place.height / 2 - picture.y - picture.height * 0.53)).toBeLessThan(
    picture.height * 0.12,
  );

  const viewer = diego.getByRole('dialog');
  await viewer.getByRole('button', { name: 'Show original' }).click();
  await expect(drawn).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Show translation' }).click();
  await expect(drawn).toBeVisible();
});

test('a voice message is read as text, and in the reader’s language @two-people', async ({ openPerson }) => {
  const [emma, marco] = [await openPerson(), await openPerson()];
  await openEachOther([emma, 'Emma Clarke'], [marco, 'Marco Rossi']);
  await sendVoice(emma, speak('good morning my friend'));
  const message = messages(marco).getByRole('article').last();
  await message.getByRole('button', { name: 'Show text' }).click();
  await expect(message.getByText(/good morning my friend/i)).toBeVisible();
  await expect(message.getByText(/buon\s?giorno/i)).toBeVisible();
  await expect(message.getByText('Rough translation from English')).toBeVisible();
  await expect(
    message.getByText('May hold mistakes · Recognised by pocketsphinx on this server'),
  ).toBeVisible();

  // Recognised once for both: Emma has it at once, and in her own language.
  const own = messages(emma).getByRole('article').last();
  await own.getByRole('button', { name: 'Show text' }).click();
  await expect(own.getByText(/good morning my friend/i)).toBeVisible();

  // What Marco says nobody here can recognise.
  await sendVoice(marco, speak('good morning'));
  const unknown = messages(emma).getByRole('article').last();
  await unknown.getByRole('button', { name: 'Show text' }).click();
  await expect(unknown.getByText('Speech in Italian cannot be recognised here')).toBeVisible();
});
