import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createTurn } from '../support/createTurn.ts';
import { type MediaStage, openMediaStage } from '../support/mediaStage.ts';
import type { RoomPage } from '../support/roomPage.ts';

let stage: MediaStage;

test.beforeEach(async ({ browser }) => {
  stage = await openMediaStage(browser);
});
test.afterEach(() => stage.dispose());

/** Pictures of all others come in, now. */
async function expectPictures(person: RoomPage): Promise<void> {
  const before = await person.frames();
  await expect.poll(() => person.frames()).toBeGreaterThan(before + 3);
}

test('the unmodified SDK carries pictures and sound between three people', async () => {
  const ana = await stage.enter('ana');
  const bea = await stage.enter('bea');
  for (const person of [ana, bea]) {
    await expectPictures(person);
    await expect.poll(() => person.loudness()).toBeGreaterThan(100);
  }
  await bea.mute(true);
  await expect.poll(ana.others).toMatchObject([{ identity: 'bea', isMuted: true }]);
  await expect.poll(() => ana.loudness()).toBeLessThan(10);
  await bea.mute(false);
  await expect.poll(ana.others).toMatchObject([{ isMuted: false }]);
  await expect.poll(() => ana.loudness()).toBeGreaterThan(100);

  const cleo = await stage.enter('cleo');
  await expect.poll(async () => (await cleo.others()).length).toBe(2);
  for (const person of [ana, bea, cleo]) await expectPictures(person);

  await stage.rooms().setRecordingRules({ room: 'call', rules: [{ type: 'include', all: true }] });
  await expect.poll(ana.events).toContain('recordingStarted');
  await cleo.leave();
  await expect.poll(ana.events).toContain('participantDisconnected cleo');
  await stage.rooms().remove({ room: 'call', userId: 'bea' });
  await expect.poll(bea.events).toContain('disconnected');
  await stage.rooms().end('call');
  await expect.poll(ana.events).toContain('disconnected 53118');
});

test('a call outlives cut sockets and a restart of the server, with its pictures', async () => {
  const ana = await stage.enter('ana');
  const bea = await stage.enter('bea');
  await expectPictures(ana);
  const sids = await ana.others();

  await stage.cut(async () => {
    await expect.poll(ana.events).toContain('reconnecting');
    const before = stage.attempts();
    await expect.poll(stage.attempts).toBeGreaterThan(before + 2);
    // Published while nobody can hear of it.
    void bea.share();
    await expectPictures(ana);
  });
  for (const person of [ana, bea]) await expect.poll(person.events).toContain('reconnected');
  await expectPictures(ana);

  await stage.restart();
  const isBack = async (person: RoomPage) =>
    (await person.events()).filter((event) => event === 'reconnected').length;
  for (const person of [ana, bea]) await expect.poll(() => isBack(person)).toBe(2);
  expect(await ana.others()).toEqual(sids);
  await expectPictures(ana);
  // Signalling goes on: somebody can still come, and be seen by both.
  const cleo = await stage.enter('cleo');
  for (const person of [ana, bea, cleo]) await expectPictures(person);
});

test('two people who cannot reach each other hear and see each other through the relay', async ({
  browser,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'franca-turn-'));
  const secret = 'shared by relay and server';
  const turn = await createTurn({ directory, secret });
  await turn.start();
  const relayed = await openMediaStage(browser, { stunUrls: [], turn: { urls: [turn.url], secret } });
  try {
    const ana = await relayed.enter('ana', { iceTransportPolicy: 'relay' });
    const bea = await relayed.enter('bea', { iceTransportPolicy: 'relay' });
    for (const person of [ana, bea]) {
      await expectPictures(person);
      await expect.poll(() => person.loudness()).toBeGreaterThan(100);
    }
    expect(await readFile(turn.log, 'utf8')).toMatch(/ALLOCATE processed, success/);
  } finally {
    await relayed.dispose();
    await turn.stop();
    await rm(directory, { recursive: true, force: true });
  }
});
