import { expect, test, vi } from 'vitest';
import { createPauses } from './createPauses.ts';
import { createQueue } from './createPcmStream.ts';
import { createTimeline } from './createTimeline.ts';
import type { PcmItem } from './PcmItem.ts';
import { gapsOf, seamsOf } from './testing/pcmTools.ts';

const chunkAt = (startSample: number, length = 100): PcmItem => ({
  samples: new Int16Array(length),
  startSample,
  startSeconds: startSample / 16_000,
});

test('a second session goes on where the gap after the first one ends', () => {
  const items: PcmItem[] = [];
  const timeline = createTimeline(16_000, (item) => items.push(item));
  const first = timeline.handlersOf();
  first.onStarted();
  first.onItem(chunkAt(0));
  first.onItem(chunkAt(100, 60));
  const second = timeline.handlersOf(() => timeline.missed(0.01));
  second.onStarted();
  second.onItem(chunkAt(0));
  second.onItem(chunkAt(100));
  expect(gapsOf(items)).toEqual([
    { startSample: 160, startSeconds: 0.01, samples: 160, seconds: 0.01, reason: 'rate' },
  ]);
  expect(items.at(-1)).toMatchObject({ startSample: 420, startSeconds: 420 / 16_000 });
  expect(seamsOf(items)).toEqual([]);
});

function openSession() {
  const session = {
    node: {} as AudioWorkletNode,
    interrupt: vi.fn(async () => {}),
    resume: vi.fn(),
    end: async () => {},
  };
  const pauses = createPauses();
  pauses.attach(session);
  return { session, pauses };
}

test('several reasons for silence are one interruption, and the last one to go ends it', async () => {
  const { session, pauses } = openSession();
  await pauses.add('user');
  await pauses.add('device');
  pauses.delete('user');
  expect(session.interrupt.mock.calls).toEqual([['mute']]);
  expect(session.resume).not.toHaveBeenCalled();
  pauses.delete('device');
  pauses.delete('device');
  expect(session.resume).toHaveBeenCalledTimes(1);
});

test('a session that takes over in silence is silenced before it takes any sound', async () => {
  const { pauses } = openSession();
  await pauses.add('track');
  const next = openSession().session;
  pauses.attach(next);
  expect(next.interrupt.mock.calls).toEqual([['mute']]);
});

test('work that fails does not delay what waits behind it', async () => {
  const inTurn = createQueue();
  const done: string[] = [];
  const first = inTurn(async () => {
    throw new Error('refused');
  });
  const second = inTurn(async () => void done.push('second'));
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(done).toEqual(['second']);
});
