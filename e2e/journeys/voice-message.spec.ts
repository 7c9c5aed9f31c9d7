import type { Locator, Page } from '@playwright/test';
import { expect, keepsPages, test } from '../support/journey.ts';
import { chatWith, composer, enterDemo, messages, openEachOther } from '../support/people.ts';

/** The counter shows at least this many seconds; on a busy machine nobody looks at it in each second. */
const atLeast = (seconds: number) => new RegExp(`^0:(0[${seconds}-9]|[1-5]\\d)$`);

/** Records at least this many seconds. */
async function record(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  const recorder = page.getByRole('dialog', { name: 'Voice recorder' });
  await expect(recorder.getByRole('timer')).toHaveText(atLeast(seconds));
}

/**
 * Notes what a voice message shows from now on. The returned function waits until it has been played to its end, which on a
 * busy machine may be over before anybody looks, and returns the furthest position it showed, in milliseconds.
 */
async function watchPlayback(voice: Locator): Promise<() => Promise<number>> {
  const watch = await voice.evaluateHandle((element) => {
    const state = { furthest: 0, hasEnded: Promise.resolve() };
    const shows = (name: string) => element.querySelector(`button[aria-label="${name}"]`) !== null;
    state.hasEnded = new Promise((resolve) => {
      let hasPlayed = false;
      const note = (): void => {
        state.furthest = Math.max(state.furthest, Number(element.querySelector('input')?.value));
        hasPlayed ||= shows('Pause');
        if (!hasPlayed || !shows('Play')) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(note);
      observer.observe(element, { subtree: true, childList: true, attributes: true });
    });
    return state;
  });
  return () =>
    watch.evaluate(async (state) => {
      await state.hasEnded;
      return state.furthest;
    });
}

const sendRecording = (page: Page) => page.getByRole('button', { name: 'Send the voice message' }).click();
const voiceMessages = (page: Page) => messages(page).getByRole('group', { name: 'Voice message' });

/** The newest message of the open conversation, as the server keeps it. */
async function newestMessage(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  const topicId = new URL(page.url()).searchParams.get('topic');
  const answer = await page.request.get(`/api/chat?topic_id=${topicId}&limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as {
    data: {
      type: string;
      attachments: { name: string; origin_url: string; meta_data: { duration: number; mime: string } }[];
    }[];
  };
  return data[0];
}

/** How long a file really sounds, in milliseconds, as this browser decodes it. */
function soundLength(page: Page, url: string): Promise<number> {
  return page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)).duration * 1000;
  }, url);
}

test('a voice message is recorded, sent, and heard by the other side', async ({ openPerson }) => {
  const emma = await openPerson();
  const diego = await openPerson();
  await openEachOther([emma, 'Emma Clarke'], [diego, 'Diego Moreno']);
  const before = await voiceMessages(emma).count();

  const began = Date.now();
  await record(emma, 1);
  await emma.getByRole('button', { name: 'Pause the recording' }).click();
  await emma.getByRole('button', { name: 'Go on recording' }).click();
  await expect(emma.getByRole('timer')).toHaveText(atLeast(3));
  await sendRecording(emma);
  await expect(composer(emma)).toBeVisible();
  // The message before it may be seen already: the new one must stand there first.
  await expect(voiceMessages(emma)).toHaveCount(before + 1);
  await expect(messages(emma).getByRole('article').last().getByRole('img', { name: 'Seen' })).toBeVisible();

  const stored = await newestMessage(emma);
  const sound = stored?.attachments[0];
  expect(stored?.type).toBe('audio');
  expect(sound?.name).toBe('audio.mp3');
  expect(sound?.meta_data.mime).toBe('audio/mpeg');
  const duration = sound?.meta_data.duration ?? 0;
  // The timer said three seconds: the nearest whole number.
  expect(duration).toBeGreaterThanOrEqual(2500);
  expect(duration).toBeLessThan(Date.now() - began);
  expect(Math.abs((await soundLength(diego, sound?.origin_url ?? '')) - duration)).toBeLessThan(50);

  const received = voiceMessages(diego).last();
  await expect(received.locator('time').first()).toHaveAttribute(
    'datetime',
    `PT${(duration / 1000).toFixed(3)}S`,
  );
  // The same length in the player, and in the list of chats of both.
  const length = (await received.locator('time').first().textContent()) ?? '';
  expect(length).toMatch(/^0:0[3-9]$/);
  await expect(voiceMessages(emma).last().locator('time').first()).toHaveText(length);
  const preview = `Voice message · ${length}`;
  await expect(chatWith(emma, 'Diego Moreno')).toContainText(preview);
  await expect(chatWith(diego, 'Emma Clarke')).toContainText(preview);

  // A bar that is no dot: the shape of what was said came along.
  await expect(received.locator('svg[data-played] path')).toHaveAttribute('d', /V(2[4-9]|30)\./);

  await received.getByRole('button', { name: 'Speed 1×' }).click();
  await received.getByRole('button', { name: 'Speed 1.5×' }).click();
  await expect(received.getByRole('button', { name: 'Speed 2×' })).toBeVisible();
  // It comes to its end by itself and can be heard again.
  const playToEnd = await watchPlayback(received);
  await received.getByRole('button', { name: 'Play' }).click();
  expect(await playToEnd()).toBeGreaterThan(500);
  await expect(received.getByRole('button', { name: 'Play' })).toBeVisible();
  const position = received.getByRole('slider', { name: 'Position in the voice message' });
  await position.focus();
  await position.press('ArrowRight');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:01 of 0:\d\d$/);
});

test('closing the recorder sends nothing', async ({ openPerson }) => {
  const emma = await openPerson();
  await enterDemo(emma, 'Emma Clarke');
  await emma.getByText('Omar').first().click();
  await expect(composer(emma)).toBeVisible();
  const before = await voiceMessages(emma).count();
  await record(emma, 1);
  await emma.keyboard.press('Escape');
  await expect(emma.getByRole('button', { name: 'Record a voice message' })).toBeFocused();
  expect(await voiceMessages(emma).count()).toBe(before);
});

test('a voice message recorded without a network survives a reload and arrives once', async ({
  openPerson,
}) => {
  const writer = await openPerson(keepsPages);
  const reader = await openPerson();
  await openEachOther([writer, 'Emma Clarke'], [reader, 'Diego Moreno']);
  await writer.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const before = await voiceMessages(reader).count();

  await writer.context().setOffline(true);
  await record(writer, 1);
  await sendRecording(writer);
  await expect(voiceMessages(writer)).toHaveCount(before + 1);
  await writer.reload();
  await expect(voiceMessages(writer)).toHaveCount(before + 1);
  await writer.context().setOffline(false);

  await expect(voiceMessages(reader)).toHaveCount(before + 1);
  await expect(messages(writer).getByRole('article').last().getByRole('img', { name: 'Seen' })).toBeVisible();
  await expect(voiceMessages(writer)).toHaveCount(before + 1);
  const playToEnd = await watchPlayback(voiceMessages(reader).last());
  await voiceMessages(reader).last().getByRole('button', { name: 'Play' }).click();
  expect(await playToEnd()).toBeGreaterThan(0);
});
