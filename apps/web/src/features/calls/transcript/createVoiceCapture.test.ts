import type { LocalMedia, LocalMediaSnapshot } from '@franca/call-kit';
import type { PcmStreamOptions } from '@franca/speech';
import { createListenerSet } from '@franca/ui/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { createVoiceCapture } from './createVoiceCapture.ts';
import type { VoiceChunk } from './SpeechWire.ts';

beforeEach(() => {
  vi.stubGlobal(
    'MediaStream',
    class {
      readonly tracks: unknown[];
      constructor(tracks: unknown[]) {
        this.tracks = tracks;
      }
    },
  );
});

const flush = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

function start() {
  const { subscribe, notify } = createListenerSet();
  let snapshot = { microphone: { kind: 'on', isEnabled: true, track: { media: 'first' } } };
  const local = {
    subscribe,
    getSnapshot: () => snapshot as unknown as LocalMediaSnapshot,
  } as LocalMedia;
  const calls: string[] = [];
  let given: PcmStreamOptions | null = null;
  const nameOf = (source: unknown) => (source as { tracks: string[] }).tracks[0];
  const chunks: VoiceChunk[] = [];
  const capture = createVoiceCapture({
    local,
    onChunk: (chunk) => chunks.push(chunk),
    onPause: () => calls.push('pause'),
    createStream: async (options) => {
      given = options;
      calls.push(`open ${nameOf(options.source)}`);
      return {
        switchTo: async (source) => void calls.push(`switch ${nameOf(source)}`),
        mute: () => calls.push('mute'),
        unmute: () => calls.push('unmute'),
        stop: async () => void calls.push('stop'),
      };
    },
  });
  return {
    capture,
    calls,
    chunks,
    hear: (startSeconds: number) =>
      given?.onItem({ samples: new Int16Array(2048), startSample: startSeconds * 16_000, startSeconds }),
    change: async (isEnabled: boolean, media: string) => {
      snapshot = { microphone: { kind: 'on', isEnabled, track: { media } } };
      notify();
      await flush();
    },
  };
}

it('sends numbered and timed chunks only while it is active', async () => {
  const { capture, calls, chunks, hear } = start();
  await flush();
  expect(calls).toEqual([]);
  capture.setActive(true);
  await flush();
  hear(0);
  hear(0.128);
  expect(chunks.map(({ number, at }) => [number, at])).toEqual([
    [0, 0],
    [1, 128],
  ]);
  capture.setActive(false);
  await flush();
  hear(0.256);
  expect(chunks).toHaveLength(2);
  expect(calls).toEqual(['open first', 'unmute', 'mute', 'pause', 'stop']);
});

it('a speaker who refuses is sent no more, not even what was recorded just before', async () => {
  const { capture, chunks, hear } = start();
  capture.setActive(true);
  await flush();
  capture.setActive(false);
  hear(0);
  expect(chunks).toEqual([]);
});

it('a muted microphone is silent, and another device is followed', async () => {
  const { capture, calls, chunks, hear, change } = start();
  capture.setActive(true);
  await flush();
  await change(false, 'first');
  hear(1);
  expect(chunks).toEqual([]);
  await change(true, 'first');
  await change(true, 'second');
  hear(2);
  expect(chunks).toHaveLength(1);
  capture.close();
  await flush();
  expect(calls).toEqual([
    'open first',
    'unmute',
    'mute',
    'pause',
    'unmute',
    'switch second',
    'unmute',
    'mute',
    'pause',
    'stop',
  ]);
});
