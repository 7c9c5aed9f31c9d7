import { afterEach, expect, test } from 'vitest';
import workletUrl from '../../worklet/index.ts?worker&url';
import { createPcmStream } from './createPcmStream.ts';
import type { PcmItem } from './PcmItem.ts';
import {
  createMicrophones,
  downsampleOffline,
  firstDifference,
  gapsOf,
  samplesOf,
  seamsOf,
} from './testing/pcmTools.ts';

const microphones = createMicrophones();
afterEach(microphones.close);

/** In a file of its own: it takes its minute beside the others. */
test('over 60 seconds nothing is missing, nothing comes twice, and every sample is as offline', async () => {
  const microphone = microphones.open({ sampleRate: 44_100, sound: { kind: 'sweep' }, seconds: 7 });
  const items: PcmItem[] = [];
  const stream = await createPcmStream({
    workletUrl,
    source: microphone.node,
    onItem: (item) => items.push(item),
  });
  microphone.start();
  await expect.poll(() => items.length, { timeout: 240_000, interval: 1_000 }).toBeGreaterThan(469);
  await stream.stop();

  const heard = samplesOf(items);
  expect(heard.length).toBeGreaterThanOrEqual(60 * 16_000);
  const quanta = Math.round((heard.length * 44_100) / 16_000 / 128);
  expect(firstDifference(heard, downsampleOffline(microphone.samples, 44_100, 128 * quanta))).toBe(-1);
  expect(gapsOf(items)).toEqual([]);
  expect(seamsOf(items)).toEqual([]);
}, 300_000);
