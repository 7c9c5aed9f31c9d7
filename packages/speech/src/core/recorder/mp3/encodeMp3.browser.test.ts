import { describe, expect, it } from 'vitest';
import { encodeMp3 } from './encodeMp3.ts';

/** One voice's worth of a tone, in blocks as a worklet posts them. */
function tone(seconds: number, rate: number): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, index) => 0.5 * Math.sin((index * 880) / rate));
}

async function encode(samples: Float32Array, rate: number): Promise<File> {
  const encoding = encodeMp3(rate);
  for (let from = 0; from < samples.length; from += 2048) encoding.add(samples.slice(from, from + 2048));
  return new File([await encoding.finish()], 'audio.mp3', { type: 'audio/mpeg' });
}

/** The length that an element reports at the beginning, and once it has come to the end. */
async function playedLengths(file: File): Promise<{ first: number; last: number }> {
  const audio = new Audio(URL.createObjectURL(file));
  audio.muted = true;
  await new Promise((resolve, reject) => {
    audio.onloadedmetadata = resolve;
    audio.onerror = () => reject(audio.error);
  });
  const first = audio.duration;
  audio.currentTime = Math.max(0, first - 0.3);
  await audio.play();
  await new Promise((resolve) => {
    audio.onended = resolve;
  });
  return { first, last: audio.currentTime };
}

describe('the MP3 of a voice message, in this browser', () => {
  it.each([
    [48_000, 3],
    [44_100, 3],
    [44_100, 0.61],
    [16_000, 2],
    [8000, 1],
  ])('at %i Hz plays as long as the %d seconds that were recorded', async (rate, seconds) => {
    const samples = tone(seconds, rate);
    const file = await encode(samples, rate);
    const bytes = await file.arrayBuffer();
    const { first, last } = await playedLengths(file);
    expect(Math.abs(first - seconds)).toBeLessThan(0.05);
    expect(Math.abs(last - seconds)).toBeLessThan(0.05);
    const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes);
    expect(decoded.length).toBe(samples.length);
  });

  it('holds the tone, and no silence before it', async () => {
    const file = await encode(tone(1, 48_000), 48_000);
    const context = new OfflineAudioContext(1, 1, 48_000);
    const heard = (await context.decodeAudioData(await file.arrayBuffer())).getChannelData(0);
    const loudness = Math.sqrt(heard.reduce((sum, sample) => sum + sample * sample, 0) / heard.length);
    expect(loudness).toBeGreaterThan(0.33);
    expect(loudness).toBeLessThan(0.37);
    expect(heard.slice(0, 480).some((sample) => Math.abs(sample) > 0.2)).toBe(true);
  });

  it('is given up without a trace when it is cancelled', async () => {
    const encoding = encodeMp3(48_000);
    encoding.add(tone(0.1, 48_000));
    encoding.cancel();
    expect(await encodeMp3(48_000).finish()).toHaveLength(0);
  });
});
