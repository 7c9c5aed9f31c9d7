import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ElementHandle, Page } from 'puppeteer-core';
import { payForPlan } from '../support/buyPlan.ts';
import { find, press, shows, test, untilTrue } from '../support/firefox/firefoxJourney.ts';
import { openAccount } from '../support/openAccount.ts';
import { readOutbox } from '../support/outbox.ts';
import { spanishReader } from '../support/people.ts';
import { signInByName } from '../support/signIn.ts';
import { signUpByLink } from '../support/signUpByLink.ts';

const [emmaName, diegoName] = ['Emma Clarke', 'Diego Moreno'];

async function write(page: Page, text: string): Promise<void> {
  await (await find(page, 'textbox', 'Write a message')).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Opens the conversation with somebody from the chat list, whose rows move while people come online: by a key. */
async function openChat(page: Page, name: string): Promise<void> {
  // Keys go to the window that is in front, which alone draws what is waited for.
  await page.bringToFront();
  const row = await page.waitForSelector(`button ::-p-text(${name})`, { visible: true });
  await row?.evaluate((text) => text.closest('button')?.focus());
  await page.keyboard.press('Enter');
  await find(page, 'textbox', 'Write a message');
}

test('a person signs in by a link, and is read in another language', async ({ openFirefox, server }) => {
  const email = 'firefox@example.org';
  const { access_token } = await signUpByLink(server.url, {
    name: 'Firefox Tester',
    email,
    ...spanishReader,
  });
  await payForPlan(server.url, access_token, 'premium');
  const [newcomer, emma] = [await openFirefox(), await openFirefox()];
  await press(newcomer, 'Sign in with Email');
  await (await find(newcomer, 'textbox', 'Email')).click();
  await newcomer.keyboard.type(email);
  await press(newcomer, 'Send me Quick Link');
  await expect.poll(async () => (await readOutbox(server.url, email)).link).toBeTruthy();
  await newcomer.goto((await readOutbox(server.url, email)).link ?? '');
  await newcomer.waitForFunction(() => location.pathname === '/chat', untilTrue);

  await press(newcomer, 'New chat');
  await (await newcomer.waitForSelector('[role=dialog] input'))?.type('Emma');
  await shows(newcomer, '[role=dialog]', emmaName);
  await newcomer.keyboard.press('Enter');
  await write(newcomer, 'Buenos días');
  await shows(newcomer, '[role=feed]', 'Buenos días');

  await signInByName(emma, emmaName);
  await openChat(emma, 'Firefox Tester');
  await shows(emma, '[role=feed]', 'Good morning');
  await write(emma, 'Thank you');
  await shows(newcomer, '[role=feed]', 'Gracias');
});

test('files and voices arrive', async ({ openFirefox }) => {
  const [emma, diego] = [await openFirefox(), await openFirefox()];
  await signInByName(emma, emmaName);
  await signInByName(diego, diegoName);
  await openChat(emma, diegoName);
  await openChat(diego, emmaName);

  const file = join(mkdtempSync(join(tmpdir(), 'franca-file-')), 'Notes.txt');
  writeFileSync(file, 'From Firefox');
  const [chooser] = await Promise.all([emma.waitForFileChooser(), press(emma, 'Send a file')]);
  await chooser.accept([file]);
  await press(emma, 'Send');
  await shows(diego, '[role=feed]', 'Notes.txt');

  await press(emma, 'Record a voice message');
  await emma.waitForFunction(() =>
    /^(?!0:0[01]$)\d+:\d\d$/.test(document.querySelector('[role=timer]')?.textContent ?? ''),
  );
  await press(emma, 'Send the voice message');
  const arrived = (await find(diego, 'group', 'Voice message')) as ElementHandle<HTMLElement>;
  await (await arrived.waitForSelector('::-p-aria([name="Play"][role="button"])'))?.click();
  // It moves, so it is decoded and played.
  await diego.waitForFunction((part) => Number(part.querySelector('input')?.value) > 500, untilTrue, arrived);
});

/** How many videos of the page have a picture and go on. */
const playing = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const videos = [...document.querySelectorAll('video')].filter(({ videoWidth }) => videoWidth > 0);
    const before = videos.map(({ currentTime }) => currentTime);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return videos.filter((video, at) => video.currentTime > (before[at] ?? 0)).length;
  });

test('a video call shows both, and its transcript says whom nothing here recognises', async ({
  openFirefox,
  server,
}) => {
  const [emma, diego] = [await openFirefox(), await openFirefox()];
  for (const name of [emmaName, diegoName]) {
    const { token } = await openAccount(server.url, name);
    // Who has it already is refused.
    await payForPlan(server.url, token, 'ultimate').catch(() => undefined);
  }
  await signInByName(emma, emmaName);
  await signInByName(diego, diegoName);
  await openChat(emma, diegoName);
  await press(emma, 'Video call');
  await press(diego, 'Accept');
  for (const page of [emma, diego]) {
    // A page behind another one draws no frames.
    await page.bringToFront();
    await page.waitForSelector('[data-fr-part=call-screen][data-state=joined]');
    await expect.poll(() => playing(page)).toBeGreaterThanOrEqual(2);
  }
  await press(diego, 'Start transcript');
  // Firefox has no recogniser, and the server has none for Spanish.
  await shows(diego, '[data-fr-part=call-screen]', 'which nothing here recognises');
  await shows(emma, 'body', `${diegoName} started a transcript.`);
  await press(emma, 'End call');
  for (const page of [emma, diego])
    await page.waitForFunction(() => location.pathname === '/chat', untilTrue);
});
