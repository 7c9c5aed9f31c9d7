import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { payForPlan } from '../support/buyPlan.ts';
import { openAccount } from '../support/openAccount.ts';
import { readOutbox } from '../support/outbox.ts';
import { spanishReader } from '../support/people.ts';
import { signUpByLink } from '../support/signUpByLink.ts';
import { keys } from '../support/webkit/webDriver.ts';
import {
  enterDemo,
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

test('a person signs in by a link, and is read in another language', async ({ openWebKit, server }) => {
  const email = 'webkit@example.org';
  const { access_token } = await signUpByLink(server.url, { name: 'WebKit Tester', email, ...spanishReader });
  await payForPlan(server.url, access_token, 'premium');
  const newcomer = await openWebKit();
  await press(newcomer, 'Sign in with Email');
  await newcomer.typeInto(await find(newcomer, 'textbox', 'Email'), email);
  await press(newcomer, 'Send me Quick Link');
  await expect.poll(async () => (await readOutbox(server.url, email)).link).toBeTruthy();
  await newcomer.goto((await readOutbox(server.url, email)).link ?? '');
  await isAt(newcomer, '/chat');

  await press(newcomer, 'New chat');
  await shows(newcomer, '[role=dialog]', 'New chat');
  await newcomer.press([...'Emma']);
  await shows(newcomer, '[role=dialog]', emmaName);
  await newcomer.press([keys.Enter]);
  await write(newcomer, 'Buenos días');
  await shows(newcomer, '[role=feed]', 'Buenos días');

  const emma = await openWebKit();
  await enterDemo(emma, emmaName);
  await openChat(emma, 'WebKit Tester');
  await shows(emma, '[role=feed]', 'Good morning');
  await write(emma, 'Thank you');
  await shows(newcomer, '[role=feed]', 'Gracias');
});
