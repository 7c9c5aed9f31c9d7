import { afterEach, describe, expect, it, vi } from 'vitest';
import workletUrl from '../../../worklet/index.ts?worker&url';
import { createVoiceRecorder } from '../createVoiceRecorder.ts';
import { openMicrophone } from './openMicrophone.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A microphone that hears a tone. */
function toneStream(): MediaStream {
  const context = new AudioContext();
  const tone = new OscillatorNode(context, { frequency: 440 });
  const target = context.createMediaStreamDestination();
  tone.connect(target);
  tone.start();
  closers.push(() => void context.close());
  return target.stream;
}

describe('the voice recorder, in this browser', () => {
  it('records what the microphone hears, and counts its length in samples', async () => {
    const stream = toneStream();
    const recorder = createVoiceRecorder({
      open: openMicrophone({ workletUrl, getStream: async () => stream }),
    });
    await recorder.start();
    expect(recorder.getState()).toEqual({ kind: 'recording', seconds: 0 });
    await expect.poll(() => recorder.getLevels().length, { timeout: 20_000 }).toBeGreaterThan(30);
    const recording = await recorder.finish();
    expect(stream.getTracks().map((track) => track.readyState)).toEqual(['ended']);
    if (!recording) throw new Error('Nothing was recorded.');

    const context = new OfflineAudioContext(1, 1, 48_000);
    const heard = await context.decodeAudioData(await recording.file.arrayBuffer());
    expect(Math.abs(heard.duration * 1000 - recording.duration)).toBeLessThan(2);
    expect(Math.max(...recording.peaks)).toBe(100);
  });

  it('opens the microphone of the browser itself, and says when the tracks end', async () => {
    const recorder = createVoiceRecorder({ open: openMicrophone({ workletUrl }) });
    await recorder.start();
    await expect.poll(() => recorder.getLevels().length, { timeout: 20_000 }).toBeGreaterThan(3);
    expect((await recorder.finish())?.file.size).toBeGreaterThan(1000);
  });

  it('fails where the browser has nothing to play sound with, and closes the microphone', async () => {
    vi.spyOn(AudioContext.prototype, 'resume').mockReturnValueOnce(new Promise(() => undefined));
    const stream = toneStream();
    const recorder = createVoiceRecorder({
      open: openMicrophone({ workletUrl, getStream: async () => stream }),
    });
    await recorder.start();
    expect(recorder.getState()).toEqual({ kind: 'failed', problem: 'other' });
    expect(stream.getTracks().map((track) => track.readyState)).toEqual(['ended']);
  });

  it('says that it was refused', async () => {
    const getStream = async (): Promise<never> => {
      throw new DOMException('Permission denied', 'NotAllowedError');
    };
    const recorder = createVoiceRecorder({ open: openMicrophone({ workletUrl, getStream }) });
    await recorder.start();
    expect(recorder.getState()).toEqual({ kind: 'failed', problem: 'not-allowed' });
  });
});
