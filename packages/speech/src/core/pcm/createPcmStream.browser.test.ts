import { afterEach, expect, test, vi } from 'vitest';
import { fitTones } from '../../testing/quality/fitTones.ts';
import workletUrl from '../../worklet/index.ts?worker&url';
import { createPcmStream } from './createPcmStream.ts';
import type { PcmItem } from './PcmItem.ts';
import type { PcmSource, PcmStreamOptions } from './PcmStream.ts';
import {
  createMicrophones,
  downsampleOffline,
  firstDifference,
  gapsOf,
  loudnessOf,
  samplesOf,
  seamsOf,
} from './testing/pcmTools.ts';

const microphones = createMicrophones();
afterEach(microphones.close);

const patience = { timeout: 30_000 };

async function listen(source: PcmSource, options: Partial<PcmStreamOptions> = {}) {
  const items: PcmItem[] = [];
  const stream = await createPcmStream({
    workletUrl,
    source,
    onItem: (item) => items.push(item),
    ...options,
  });
  const hears = (frequency: number) =>
    expect.poll(() => loudnessOf(samplesOf(items), frequency), patience).toBeGreaterThan(0.45);
  return { items, stream, hears };
}

const tone = (frequency: number) => ({ kind: 'tone', frequency }) as const;

test.each([44_100, 48_000])(
  'at %d Hz a sweep comes out as offline, sample for sample',
  async (sampleRate) => {
    const microphone = microphones.open({ sampleRate, sound: { kind: 'sweep' }, seconds: 2 });
    const { items, stream } = await listen(microphone.node);
    microphone.start();
    await expect.poll(() => items.length, patience).toBeGreaterThan(30);
    await stream.stop();

    const heard = samplesOf(items);
    const quanta = Math.round((heard.length * sampleRate) / 16_000 / 128);
    expect(firstDifference(heard, downsampleOffline(microphone.samples, sampleRate, 128 * quanta))).toBe(-1);
    expect(gapsOf(items)).toEqual([]);
    expect(seamsOf(items)).toEqual([]);
  },
);

test('chunks have 2048 samples, or as many as asked for, and the last one holds the rest', async () => {
  const microphone = microphones.open({ sound: tone(440) });
  const usual = await listen(microphone.node);
  const small = await listen(microphone.node, { chunkSize: 500 });
  microphone.start();
  await expect.poll(() => usual.items.length, patience).toBeGreaterThan(3);
  await Promise.all([usual.stream.stop(), small.stream.stop()]);
  const sizes = (items: readonly PcmItem[]) =>
    items.slice(0, -1).map((item) => ('gap' in item ? 0 : item.samples.length));
  expect(new Set(sizes(usual.items))).toEqual(new Set([2_048]));
  expect(new Set(sizes(small.items))).toEqual(new Set([500]));
  expect(seamsOf(small.items)).toEqual([]);
});

test('a stream is heard like the sound that went into it', async () => {
  const microphone = microphones.open({ sound: tone(1_000) });
  microphone.start();
  const { items, stream, hears } = await listen(microphone.stream);
  await hears(1_000);
  await stream.stop();
  expect(seamsOf(items)).toEqual([]);
  // A stream that was handed in stays open.
  expect(microphone.stream.getAudioTracks()[0]?.readyState).toBe('live');
});

test('the browser’s own microphone is asked for, and released at the end', async () => {
  const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  const { items, stream } = await listen({ echoCancellation: false });
  await expect.poll(() => items.length, patience).toBeGreaterThan(3);
  await stream.stop();
  await stream.stop();
  const opened: MediaStream = await ask.mock.results[0]?.value;
  expect(opened.getTracks().map((track) => track.readyState)).toEqual(['ended']);
  ask.mockRestore();
});

test('going from a microphone with 48 kHz to one with 16 kHz leaves exactly one marked gap', async () => {
  const first = microphones.open({ sampleRate: 48_000, sound: tone(1_000) });
  const second = microphones.open({ sampleRate: 16_000, sound: tone(2_000) });
  first.start();
  second.start();
  const { items, stream, hears } = await listen(first.stream);
  await hears(1_000);
  await stream.switchTo(second.stream);
  await hears(2_000);
  await stream.stop();
  expect(gapsOf(items)).toEqual([expect.objectContaining({ reason: 'rate' })]);
  expect(gapsOf(items)[0]?.samples).toBeGreaterThan(0);
  expect(seamsOf(items)).toEqual([]);
});

test('going to another microphone of the same rate leaves one marked gap', async () => {
  const first = microphones.open({ sampleRate: 48_000, sound: tone(1_000) });
  const second = microphones.open({ sampleRate: 48_000, sound: tone(2_000) });
  first.start();
  second.start();
  const { items, stream, hears } = await listen(first.stream);
  await hears(1_000);
  await stream.switchTo(second.stream);
  await hears(2_000);
  await stream.stop();
  expect(gapsOf(items)).toEqual([expect.objectContaining({ reason: 'device' })]);
  expect(seamsOf(items)).toEqual([]);
});

test('muting leaves one marked gap of the true length: what follows is at its place', async () => {
  const microphone = microphones.open({ sampleRate: 48_000, sound: tone(500) });
  const { items, stream, hears } = await listen(microphone.node);
  microphone.start();
  await hears(500);
  const mutedAt = microphone.context.currentTime;
  stream.mute();
  await expect.poll(() => microphone.context.currentTime - mutedAt, patience).toBeGreaterThan(0.3);
  stream.unmute();
  const count = items.length;
  await expect.poll(() => items.length, patience).toBeGreaterThan(count + 5);
  await stream.stop();

  const [gap] = gapsOf(items);
  expect(gapsOf(items)).toEqual([expect.objectContaining({ reason: 'mute' })]);
  expect(gap?.seconds).toBeGreaterThan(0.2);
  expect(seamsOf(items)).toEqual([]);
  const after = items.find((item) => !('gap' in item) && item.startSample > (gap?.startSample ?? 0));
  if (!after || 'gap' in after) throw new Error('Nothing was heard after the gap.');
  // The sine began with the first sample of the stream: its phase shows where the chunk belongs.
  const sound = Float64Array.from(after.samples.subarray(256), (sample) => sample / 32_768);
  const phase = fitTones(sound, 16_000, [500]).tones[0]?.phase ?? 0;
  const expected = 2 * Math.PI * 500 * (after.startSeconds + 256 / 16_000) - Math.PI / 2;
  expect(Math.cos(phase - expected)).toBeGreaterThan(Math.cos(0.2));
});

test('a microphone that goes away is reported, and another one can take its place behind one gap', async () => {
  const first = microphones.open({ sampleRate: 48_000, sound: tone(1_000) });
  const second = microphones.open({ sampleRate: 48_000, sound: tone(2_000) });
  first.start();
  second.start();
  const onLost = vi.fn();
  const { items, stream, hears } = await listen(first.stream, { onLost });
  await hears(1_000);
  first.unplug();
  await expect.poll(() => onLost.mock.calls.length, patience).toBe(1);
  await stream.switchTo(second.stream);
  await hears(2_000);
  await stream.stop();
  expect(gapsOf(items)).toEqual([expect.objectContaining({ reason: 'device' })]);
  expect(seamsOf(items)).toEqual([]);
});

test('the browser’s own microphone is asked for again when it goes away', async () => {
  const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  const onLost = vi.fn();
  const { items, stream } = await listen({}, { onLost });
  await expect.poll(() => items.length, patience).toBeGreaterThan(1);
  const opened: MediaStream = await ask.mock.results[0]?.value;
  for (const track of opened.getTracks()) track.dispatchEvent(new Event('ended'));
  await expect.poll(() => gapsOf(items).length, patience).toBe(1);
  await stream.stop();
  expect(onLost).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockRestore();
});

test('a stream that is muted before its microphone changes stays muted', async () => {
  const first = microphones.open({ sampleRate: 48_000, sound: tone(1_000) });
  const second = microphones.open({ sampleRate: 16_000, sound: tone(2_000) });
  first.start();
  second.start();
  const { items, stream, hears } = await listen(first.stream);
  await hears(1_000);
  stream.mute();
  await stream.switchTo(second.stream);
  const switchedAt = second.context.currentTime;
  await expect.poll(() => second.context.currentTime - switchedAt, patience).toBeGreaterThan(0.3);
  expect(loudnessOf(samplesOf(items), 2_000)).toBeLessThan(0.01);
  stream.unmute();
  await hears(2_000);
  await stream.stop();
  expect(seamsOf(items)).toEqual([]);
});

test('a stream that has been stopped takes no other source', async () => {
  const microphone = microphones.open({ sound: tone(440) });
  const { stream } = await listen(microphone.node);
  await stream.stop();
  await expect(stream.switchTo(microphone.stream)).rejects.toThrow(/has been stopped/);
});

test('when the worklet cannot be loaded, the microphone is released and the caller gets the error', async () => {
  const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  await expect(listen({}, { workletUrl: '/nowhere.js' })).rejects.toThrow();
  const opened: MediaStream = await ask.mock.results[0]?.value;
  expect(opened.getTracks().map((track) => track.readyState)).toEqual(['ended']);
  ask.mockRestore();
});

test('a target above what the context gives is refused with a sentence', async () => {
  const microphone = microphones.open({ sampleRate: 8_000 });
  await expect(listen(microphone.node)).rejects.toThrow(/exceeds the source rate 8000/);
});
