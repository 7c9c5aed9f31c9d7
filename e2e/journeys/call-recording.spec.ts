import type { Page } from '@playwright/test';
import { enterCaller } from '../support/callPages.ts';
import { expect, test } from '../support/journey.ts';
import { chatWith, messages } from '../support/people.ts';

// A world of its own: what is recorded would change the demo's conversations for the other journeys.
test.use({ world: 'call-recording' });

const [emmaName, diegoName] = ['Emma Clarke', 'Diego Moreno'];

const joined = (page: Page) => page.locator('[data-fr-part=call-screen][data-state=joined]');
const indicator = (page: Page) =>
  page.locator('[data-fr-part=main-participant]').getByText('Recording', { exact: true });

/** Plays a file from its beginning in an element of its own; says what came out of it. */
const play = (page: Page, source: string) =>
  page.evaluate(async (src) => {
    const video = document.createElement('video');
    Object.assign(video, { src, volume: 0.01 });
    await new Promise((resolve, reject) => {
      video.onloadedmetadata = resolve;
      video.onerror = () => reject(new Error(`The file cannot be played: ${video.error?.message}`));
    });
    const ended = new Promise((resolve) => {
      video.onended = resolve;
    });
    await video.play();
    await ended;
    const { webkitAudioDecodedByteCount: soundBytes } = video as unknown as {
      webkitAudioDecodedByteCount: number;
    };
    const sound = await new AudioContext().decodeAudioData(await (await fetch(src)).arrayBuffer());
    const loudest = sound.getChannelData(0).reduce((most, level) => Math.max(most, Math.abs(level)), 0);
    const { totalVideoFrames: frames } = video.getVideoPlaybackQuality();
    return { width: video.videoWidth, seconds: video.duration, frames, soundBytes, loudest };
  }, source);

test('a recording is seen by everybody, also after a reload, and becomes a video in the conversation @two-people', async ({
  openPerson,
}) => {
  const [emma, diego] = [await openPerson(), await openPerson()];
  await enterCaller(emma, emmaName);
  await enterCaller(diego, diegoName);
  await chatWith(emma, diegoName).press('Enter');
  await emma.getByRole('button', { name: 'Video call' }).click();
  await diego.getByRole('button', { name: 'Accept' }).click();
  for (const page of [emma, diego]) await expect(joined(page)).toBeVisible();

  const part = (number: number) =>
    emma.waitForResponse(
      (answer) => answer.url().endsWith(`/${number}`) && answer.request().method() === 'PUT',
    );
  const second = part(1);
  await emma.getByRole('button', { name: 'Record', exact: true }).click();
  for (const page of [emma, diego]) await expect(indicator(page)).toBeVisible();
  await expect(diego.getByRole('button', { name: 'Somebody else is recording' })).toBeDisabled();
  await expect(diego.getByText('Recording has started.')).toBeVisible();

  diego.on('dialog', (dialog) => void dialog.accept());
  await diego.reload();
  await expect(indicator(diego)).toBeVisible();
  await expect(diego.getByText('Recording is in progress.')).toBeVisible();
  expect((await second).status()).toBe(200);

  await emma.getByRole('button', { name: 'Stop recording' }).click();
  for (const page of [emma, diego]) {
    await expect(indicator(page)).toBeHidden();
    await expect(page.getByText('Recording Complete')).toBeVisible();
  }
  await expect(emma.getByRole('button', { name: 'Record', exact: true })).toBeEnabled();
  await emma.getByRole('button', { name: /^(End call|Hang up)/ }).click();
  for (const page of [emma, diego]) await expect(page).toHaveURL(/\/chat/);

  const video = messages(emma).getByRole('article').locator('video');
  await expect(video).toBeVisible();
  const file = await play(emma, (await video.getAttribute('src')) ?? '');
  expect(file.width).toBe(1280);
  expect(file.frames).toBeGreaterThan(5);
  expect(file.seconds).toBeGreaterThan(1);
  expect(file.soundBytes).toBeGreaterThan(0);
  expect(file.loudest).toBeGreaterThan(0.001);
  await chatWith(diego, emmaName).press('Enter');
  await expect(messages(diego).getByRole('article').locator('video')).toBeVisible();
  // It plays in the viewer, with controls in the language of the page.
  await messages(diego)
    .getByRole('button', { name: /^Play / })
    .click();
  const viewer = diego.getByRole('dialog', { name: 'Video' });
  await expect(viewer.getByRole('button', { name: 'Pause' })).toBeVisible();
  const position = viewer.getByRole('slider', { name: 'Position in the video' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
  await viewer.getByRole('button', { name: 'Pause' }).click();
  await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible();
  await diego.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});
