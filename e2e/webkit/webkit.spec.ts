import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { payForPlan } from '../support/buyPlan.ts';
import { openAccount } from '../support/openAccount.ts';
import { readOutbox } from '../support/outbox.ts';
import { spanishReader } from '../support/people.ts';
import { signInByName } from '../support/signIn.ts';
import { signUpByLink } from '../support/signUpByLink.ts';
import { keys, type WebDriverPage } from '../support/webkit/webDriver.ts';
import {
  chooseFromMenu,
  expect,
  find,
  isAt,
  openChat,
  press,
  shows,
  test,
  write,
} from '../support/webkit/webkitJourney.ts';

const [emmaName, diegoName] = ['Emma Clarke', 'Diego Moreno'];

test('a person signs in by a link, is read in another language, answers and reacts by keyboard', async ({
  openWebKit,
  server,
}) => {
  const email = 'webkit@example.org';
  const { access_token } = await signUpByLink(server.url, { name: 'WebKit Tester', email, ...spanishReader });
  await payForPlan(server.url, access_token, 'premium');
  const page = await openWebKit();
  await press(page, 'Sign in with Email');
  await page.typeInto(await find(page, 'textbox', 'Email'), email);
  await press(page, 'Send me Quick Link');
  await expect.poll(async () => (await readOutbox(server.url, email)).link).toBeTruthy();
  await page.goto((await readOutbox(server.url, email)).link ?? '');
  await isAt(page, '/chat');

  await press(page, 'New chat');
  await shows(page, '[role=dialog]', 'New chat');
  await page.press([...'Emma']);
  await shows(page, '[role=dialog]', emmaName);
  await page.press([keys.Enter]);
  await write(page, 'Buenos días');
  await shows(page, '[role=feed]', 'Buenos días');

  const emma = await openAccount(server.url, emmaName);
  const topicId = new URL(await page.url()).searchParams.get('topic') ?? '';
  const isRead = async () => JSON.stringify(await emma.call('GET', `/chat?topic_id=${topicId}&limit=10`));
  await expect.poll(isRead).toContain('Good morning');
  await emma.send(topicId, 'Thank you');
  await shows(page, '[role=feed]', 'Gracias');

  await chooseFromMenu(page, 'Reply');
  await shows(page, 'body', `Replying to ${emmaName}`);
  await page.press([...'De nada', keys.Enter]);
  await shows(page, '[role=feed]', 'De nada');

  // The reactions stand before the first item.
  await chooseFromMenu(page, '❤️', keys.ArrowUp);
  await shows(page, '[role=feed]', '❤️');
  await expect.poll(isRead).toContain('❤️');
});

/** Chooses a file in one of the hidden inputs of the composer, and sends it. */
async function sendFile(page: WebDriverPage, input: string, path: string): Promise<void> {
  const field = await page.evaluateElement((selector) => document.querySelector(selector), input);
  if (!field) throw new Error(`There is no ${input}.`);
  await page.typeInto(field, path);
  await press(page, 'Send');
}

/** Lets a page that asks for the microphone, which there is none of, have a tone. Runs in the page. */
function giveTone(): void {
  const context = new AudioContext();
  const tone = new MediaStreamAudioDestinationNode(context);
  const oscillator = new OscillatorNode(context, { frequency: 440 });
  oscillator.connect(tone);
  oscillator.start();
  navigator.mediaDevices.getUserMedia = async () => {
    await context.resume();
    return tone.stream;
  };
}

test('files, pictures and voices arrive, and a missing microphone is said in words', async ({
  openWebKit,
  server,
}) => {
  const page = await openWebKit();
  await signInByName(page, emmaName);
  await openChat(page, diegoName);
  const topicId = new URL(await page.url()).searchParams.get('topic');
  const diego = await openAccount(server.url, diegoName);
  const read = async () => JSON.stringify(await diego.call('GET', `/chat?topic_id=${topicId}&limit=5`));

  const file = join(mkdtempSync(join(tmpdir(), 'franca-file-')), 'Notes.txt');
  writeFileSync(file, 'From WebKit');
  await sendFile(page, 'input[type=file]:not([accept])', file);
  await shows(page, '[role=feed]', 'Notes.txt');
  await expect.poll(read).toContain('Notes.txt');

  await sendFile(page, 'input[type=file][accept]', join(import.meta.dirname, '../../docs/screenshot.png'));
  await expect.poll(read).toContain('screenshot');

  await press(page, 'Record a voice message');
  await shows(page, '[role=alert]', 'No microphone was found');

  await page.evaluate(giveTone);
  await press(page, 'Record a voice message');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('[role=timer]')?.textContent))
    .toMatch(/^(?!0:0[01]$)\d+:\d\d$/);
  await press(page, 'Send the voice message');
  await expect.poll(read).toContain('.mp3');
  await press(page, 'Play');
  // It moves, so it is decoded and played.
  const played = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('[role=feed] input')].map((part) =>
          Number((part as HTMLInputElement).value),
        ),
      ),
    );
  await expect.poll(played).toBeGreaterThan(500);
});

test('a call is said to be impossible where the browser has no connections for it', async ({
  openWebKit,
}) => {
  const page = await openWebKit();
  await signInByName(page, emmaName);
  await openChat(page, diegoName);
  await press(page, 'Audio call');
  await shows(page, '[role=alert]', 'Browser or context not supported');
  await press(page, 'Close');
  await isAt(page, '/chat');
});

test.describe('without a server', () => {
  test.use({ world: 'webkit-offline' });

  test('the chats open without it, and what is written meanwhile is sent later', async ({
    openWebKit,
    server,
  }) => {
    const page = await openWebKit();
    await signInByName(page, emmaName);
    await openChat(page, diegoName);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await server.kill();
    await page.reload();
    await write(page, 'Without a server.');
    await shows(page, '[role=feed]', 'Without a server.');
    await server.start();
    const diego = await openAccount(server.url, diegoName);
    const topicId = new URL(await page.url()).searchParams.get('topic');
    await expect
      .poll(async () => JSON.stringify(await diego.call('GET', `/chat?topic_id=${topicId}&limit=5`)))
      .toContain('Without a server.');
  });
});
