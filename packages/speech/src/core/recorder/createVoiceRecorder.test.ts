import { describe, expect, it, vi } from 'vitest';
import { CaptureError } from './capture/CaptureError.ts';
import type { CaptureHandlers } from './capture/OpenCapture.ts';
import { createVoiceRecorder } from './createVoiceRecorder.ts';

const rate = 48_000;
const block = (length = 2048, level = 0.5) => new Float32Array(length).fill(level);

/** A microphone that gives what the test says, and an encoder that counts. */
function setUp({ longest, fails }: { longest?: number; fails?: boolean } = {}) {
  let handlers: CaptureHandlers | null = null;
  let rest = 0;
  let added = 0;
  const close = vi.fn();
  const cancelEncoding = vi.fn();
  const recorder = createVoiceRecorder({
    longest,
    open: async (given) => {
      handlers = given;
      const flush = async () => {
        if (rest > 0) given.onBlock(block(rest));
      };
      return { sampleRate: rate, flush, close };
    },
    encode: () => ({
      add: (samples) => {
        added += samples.length;
      },
      finish: async () => {
        if (fails) throw new Error('No encoder.');
        return Uint8Array.of(1, 2, 3);
      },
      cancel: cancelEncoding,
    }),
  });
  return {
    recorder,
    close,
    cancelEncoding,
    added: () => added,
    give: (length?: number, level?: number) => handlers?.onBlock(block(length, level)),
    leave: (samples: number) => {
      rest = samples;
    },
    lose: () => handlers?.onLost(),
  };
}

async function recording(options?: Parameters<typeof setUp>[0]) {
  const all = setUp(options);
  await all.recorder.start();
  return all;
}

describe('the voice recorder', () => {
  it('makes an MP3 named audio.mp3 with its duration in milliseconds and its waveform', async () => {
    const { recorder, give, added, close } = await recording();
    for (let index = 0; index < 70; index += 1) give();
    expect(recorder.getState()).toEqual({ kind: 'recording', seconds: 3 });
    const result = await recorder.finish();
    expect(result?.file.name).toBe('audio.mp3');
    expect(result?.file.type).toBe('audio/mpeg');
    expect(result?.duration).toBe(Math.round(((70 * 2048) / rate) * 1000));
    expect(result?.peaks).toEqual(Array(48).fill(100));
    expect(added()).toBe(70 * 2048);
    expect(close).toHaveBeenCalled();
    expect(recorder.getState()).toEqual({ kind: 'idle' });
  });

  it('ends at the second that its length is rounded to, with its last block', async () => {
    for (const [samples, last, seconds] of [
      [0.3 * rate, 0, 1],
      [1.4 * rate, 0, 1],
      [1.49 * rate, 0.02 * rate, 2],
      [2.6 * rate, 0, 3],
    ] as const) {
      const { recorder, give, leave } = await recording();
      give(samples);
      leave(last);
      const seen: number[] = [];
      recorder.subscribe(() => {
        const state = recorder.getState();
        if (state.kind === 'finishing') seen.push(state.seconds);
      });
      const result = await recorder.finish();
      expect(result?.duration).toBe(Math.round(((samples + last) / rate) * 1000));
      expect(seen.at(-1)).toBe(seconds);
    }
  });

  it('counts nothing that the microphone still gives while the file is made', async () => {
    const { recorder, give, added } = await recording();
    for (let index = 0; index < 24; index += 1) give();
    const finishing = recorder.finish();
    await Promise.resolve();
    await Promise.resolve();
    for (let index = 0; index < 5; index += 1) give();
    expect((await finishing)?.duration).toBe(Math.round(((24 * 2048) / rate) * 1000));
    expect(added()).toBe(24 * 2048);
  });

  it('counts nothing that comes between a pause and the end', async () => {
    const { recorder, give, added } = await recording();
    for (let index = 0; index < 24; index += 1) give();
    recorder.pause();
    const finishing = recorder.finish();
    give();
    expect((await finishing)?.duration).toBe(Math.round(((24 * 2048) / rate) * 1000));
    expect(added()).toBe(24 * 2048);
  });

  it('keeps what lies between two blocks at the end', async () => {
    const { recorder, give, leave } = await recording();
    give();
    leave(300);
    expect((await recorder.finish())?.duration).toBe(Math.round((2348 / rate) * 1000));
  });

  it('leaves a pause out', async () => {
    const { recorder, give, added } = await recording();
    give();
    recorder.pause();
    give();
    expect(recorder.getState().kind).toBe('paused');
    recorder.resume();
    give();
    await recorder.finish();
    expect(added()).toBe(2 * 2048);
  });

  it('forgets everything when it is cancelled, and releases the microphone', async () => {
    const { recorder, give, close, cancelEncoding, added } = await recording();
    give();
    recorder.cancel();
    give();
    expect(added()).toBe(2048);
    expect(close).toHaveBeenCalled();
    expect(cancelEncoding).toHaveBeenCalled();
    expect(recorder.getState()).toEqual({ kind: 'idle' });
    expect(await recorder.finish()).toBeNull();
  });

  it('releases a microphone that was allowed after it was cancelled', async () => {
    const { recorder, close } = setUp();
    const starting = recorder.start();
    recorder.cancel();
    await starting;
    expect(close).toHaveBeenCalled();
    expect(recorder.getState()).toEqual({ kind: 'idle' });
  });

  it('stops at its longest, to the sample, and can be finished then', async () => {
    const { recorder, give, close, added } = await recording({ longest: 100 });
    for (let index = 0; index < 4; index += 1) give();
    expect(recorder.getState()).toEqual({ kind: 'stopped', seconds: 1, reason: 'limit' });
    expect(close).toHaveBeenCalled();
    recorder.resume();
    expect(recorder.getState().kind).toBe('stopped');
    expect((await recorder.finish())?.duration).toBe(100);
    expect(added()).toBe(4800);
  });

  it('keeps what it has when the microphone is taken away', async () => {
    const { recorder, give, lose } = await recording();
    give();
    lose();
    expect(recorder.getState()).toMatchObject({ kind: 'stopped', reason: 'lost' });
    expect(await recorder.finish()).not.toBeNull();
  });

  it('says why the microphone could not be opened, and can try again', async () => {
    const open = vi.fn(async (): Promise<never> => {
      throw new CaptureError('not-allowed');
    });
    const recorder = createVoiceRecorder({ open });
    await recorder.start();
    expect(recorder.getState()).toEqual({ kind: 'failed', problem: 'not-allowed' });
    await recorder.start();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('says so when there is no encoder', async () => {
    const { recorder, give } = await recording({ fails: true });
    give();
    expect(await recorder.finish()).toBeNull();
    expect(recorder.getState()).toEqual({ kind: 'failed', problem: 'encoder' });
  });

  it('gives no file when nothing was said into it', async () => {
    const { recorder } = await recording();
    expect(await recorder.finish()).toBeNull();
    expect(recorder.getState()).toEqual({ kind: 'idle' });
  });

  it('reports the loudness of every moment, and the state once a second', async () => {
    const { recorder, give } = await recording();
    const levels: number[] = [];
    const changes = vi.fn();
    recorder.subscribeLevel((level) => levels.push(level));
    recorder.subscribe(changes);
    for (let index = 0; index < 24; index += 1) give(2000, 0.25);
    expect(levels).toEqual(Array(24).fill(0.25));
    expect(recorder.getLevels()).toEqual(levels);
    expect(changes).toHaveBeenCalledTimes(1);
  });
});
