import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  callButton,
  endButton,
  enterCaller,
  expectMedia,
  openChat,
  receivedBy,
} from '../support/callPages.ts';
import { createTurn } from '../support/createTurn.ts';
import { test as base, expect } from '../support/journey.ts';
import { type Gate, openGate } from '../support/openGate.ts';

const [emmaName, diegoName] = ['Emma Clarke', 'Diego Moreno'];
const secret = 'shared by relay and server';

/** What these journeys share: the relay by which all pictures and sound go, so that it can be stopped. */
interface FaultFixtures {
  relay: { readonly url: string; pause(): void; resume(): void };
}

const test = base.extend<{ gate: Gate }, FaultFixtures>({
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for.
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'franca-turn-'));
      const turn = await createTurn({ directory, secret });
      await turn.start();
      const send = (signal: NodeJS.Signals) => process.kill(turn.pid() ?? Number.NaN, signal);
      await use({ url: turn.url, pause: () => send('SIGSTOP'), resume: () => send('SIGCONT') });
      await turn.kill();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // Without one address, pages stay at that of the gate.
  settings: ({ relay }, use) => use({ PUBLIC_URL: '', TURN_URLS: relay.url, TURN_SECRET: secret }),
  gate: async ({ server }, use) => {
    const gate = await openGate(server.url);
    await use(gate);
    await gate.dispose();
  },
});

// A world of its own: its server is killed, and its media is stopped.
test.use({ world: 'call-faults' });

/** Runs in the page before all else: on one machine people reach each other without a relay, too. */
function relayOnly(): void {
  window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
    construct: (Connection, [configuration]: [RTCConfiguration?]) =>
      new Connection({ ...configuration, iceTransportPolicy: 'relay' }),
  });
}

/** Runs in the page: notes that its room is lost, as it may be back before anybody looks. */
function noteLoss(): void {
  const screen = document.querySelector<HTMLElement>('[data-fr-part=call-screen]');
  if (!screen) throw new Error('There is no call.');
  const note = (): void =>
    void (screen.dataset.link === 'reconnecting' && Object.assign(window, { isLost: true }));
  new MutationObserver(note).observe(screen, { attributes: true });
}

/** A video call of Emma, whose page is behind the gate, with Diego. */
async function talk(emma: Page, diego: Page): Promise<void> {
  for (const [page, name] of [
    [emma, emmaName],
    [diego, diegoName],
  ] as const) {
    await page.context().addInitScript(relayOnly);
    await enterCaller(page, name);
  }
  await openChat(emma, diegoName);
  await callButton(emma, 'Video call').click();
  await diego.getByRole('button', { name: 'Accept' }).click();
  for (const page of [emma, diego]) await expectMedia(page);
}

/** Both are in the call, and it goes on for both. */
async function expectToGoOn(emma: Page, diego: Page): Promise<void> {
  for (const page of [emma, diego]) {
    await expect(page.locator('[data-fr-part=call-screen]')).toHaveAttribute('data-link', 'connected');
    await expectMedia(page);
  }
}

async function endCall(emma: Page, diego: Page): Promise<void> {
  await endButton(emma).click();
  for (const page of [emma, diego]) await expect(page).toHaveURL(/\/chat/);
}

test('a call outlives ten seconds without a network', async ({ openPerson, gate, relay }) => {
  const [emma, diego] = [await openPerson({ baseURL: gate.url }), await openPerson()];
  await talk(emma, diego);
  gate.block();
  relay.pause();
  const began = Date.now();
  let seen = -1;
  const newOnes = async () => {
    const [before, all] = [seen, await receivedBy(diego)];
    seen = [...all.values()].reduce((total, { pictures }) => total + pictures, 0);
    return seen - before;
  };
  await expect.poll(newOnes, { message: 'new pictures in a second', intervals: [1000] }).toBe(0);
  // As long as it takes: what browsers and servers do about it depends on the time.
  await expect.poll(() => Date.now() - began).toBeGreaterThan(10_000);
  relay.resume();
  gate.unblock();
  await expectToGoOn(emma, diego);
  await endCall(emma, diego);
});

test('a call goes on without the server process that owns its room @two-people', async ({
  openPerson,
  server,
  gate,
}) => {
  const [emma, diego] = [await openPerson({ baseURL: gate.url }), await openPerson()];
  await talk(emma, diego);
  for (const page of [emma, diego]) await page.evaluate(noteLoss);
  await server.kill();
  // To another process, as a proxy does, where there is one; otherwise to the one that takes its place.
  gate.leadTo(server.urls.at(-1) ?? server.url);
  for (const page of [emma, diego])
    await expect.poll(() => page.evaluate(() => 'isLost' in window), 'the room is lost').toBe(true);
  await server.start();
  await expectToGoOn(emma, diego);
  await endCall(emma, diego);
});
