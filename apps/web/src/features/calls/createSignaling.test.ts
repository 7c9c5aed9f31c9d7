import type { EventSocket } from '@franca/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordings } from './createRecordings.ts';
import { createSignaling } from './createSignaling.ts';

const never = () => () => undefined;
const socket = { on: never, keepSubscribed: never, subscribe: never } as unknown as EventSocket<'/call'>;

/** Subscribes to a call that rings for 15 seconds. */
function ring() {
  const address = { topicId: 'topic', uuid: 'call', isVideo: false };
  const recordings = createRecordings({ uuid: 'call', userId: 'ben', socket });
  const signaling = createSignaling({ address, userId: 'ben', socket, recordings, ringMs: 15_000 });
  const onRingEnded = vi.fn();
  const others = { onResponse: vi.fn(), onRecording: vi.fn(), onRinging: vi.fn() };
  const stop = signaling.subscribe({ ...others, onRingEnded });
  return { onRingEnded, stop };
}

describe('a call that rings', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is missed after its time, also where the server cannot say so', () => {
    const { onRingEnded } = ring();
    vi.advanceTimersByTime(14_999);
    expect(onRingEnded).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onRingEnded.mock.calls).toEqual([['missed']]);
  });

  it('says nothing more once nobody listens', () => {
    const { onRingEnded, stop } = ring();
    stop();
    vi.advanceTimersByTime(20_000);
    expect(onRingEnded).not.toHaveBeenCalled();
  });
});
