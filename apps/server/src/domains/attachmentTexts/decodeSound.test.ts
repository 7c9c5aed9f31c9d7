import { describe, expect, it } from 'vitest';
import { hum } from '../../../test/speakSentence.ts';
import { toWave } from '../../adapters/speech/toWave.ts';
import { decodeSound } from './decodeSound.ts';
import { splitSound } from './splitSound.ts';

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Silent frames of an MP3 of one channel at 44.1 kHz and 64 kbit/s, as LAME writes their heads. */
function silentMp3(frames: number): Uint8Array {
  const [head, size] = [[0xff, 0xfb, 0x50, 0xc4], 208];
  const bytes = new Uint8Array(frames * size);
  for (let index = 0; index < frames; index += 1) bytes.set(head, index * size);
  return bytes;
}

/** A WAVE file with a chunk of a size before its samples, which begin at byte 44. */
function withChunk(wave: Buffer, size: number): Buffer {
  const chunk = Buffer.alloc(8 + size);
  chunk.write('LIST', 'latin1');
  chunk.writeUInt32LE(size, 4);
  return Buffer.concat([wave.subarray(0, 36), chunk, wave.subarray(36)]);
}

describe('decodeSound', () => {
  it('gives the samples of a WAVE file as they are, however it is cut', async () => {
    const samples = hum(500);
    for (const size of [7, 1000, 100_000]) {
      const decoded = await decodeSound(inPieces(toWave([samples]), size));
      expect(decoded?.length).toBe(samples.length);
      expect(Math.abs((decoded?.[3000] ?? 0) - (samples[3000] ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it('gives an MP3 at 16 kHz', async () => {
    const decoded = await decodeSound(inPieces(silentMp3(100), 3000));
    // 100 frames of 1152 samples are 2.6 s.
    expect((decoded?.length ?? 0) / 16_000).toBeGreaterThan(2.4);
    expect((decoded?.length ?? 0) / 16_000).toBeLessThan(2.7);
  });

  it.each([
    [
      'that names too many channels',
      (wave: Buffer) => Buffer.concat([wave.subarray(0, 22), Buffer.from([0x60, 0xea]), wave.subarray(24)]),
    ],
    ['whose samples begin behind too much else', (wave: Buffer) => withChunk(wave, 2_000_000)],
  ])('gives nothing of a WAVE file %s', async (_name, change) => {
    const wave = change(Buffer.from(toWave([hum(5000)])));
    expect(await decodeSound(inPieces(wave, 65_536))).toBeUndefined();
  });

  it('reads a WAVE file with another chunk before the samples', async () => {
    const wave = withChunk(Buffer.from(toWave([hum(500)])), 3000);
    expect((await decodeSound(inPieces(wave, 1000)))?.length).toBe(hum(500).length);
  });

  it('gives nothing of what is no sound', async () => {
    expect(await decodeSound(inPieces(Buffer.from('RIFF$\0\0\0WAVEfmt '), 5))).toBeUndefined();
    expect(await decodeSound(inPieces(Buffer.from('words'.repeat(100)), 50))).toBeUndefined();
    expect(await decodeSound(inPieces(new Uint8Array(0), 1))).toBeUndefined();
  });
});

describe('splitSound', () => {
  const silence = (ms: number) => new Int16Array(ms * 16);
  const secondsOf = (parts: readonly Int16Array[]) => parts.map((part) => part.length / 16_000);

  it('shortens silences, and cuts where it is quiet', () => {
    const words = [hum(3000), silence(2000), hum(3000), silence(900), hum(4000), silence(900), hum(3000)];
    const parts = splitSound(Int16Array.from(words.flatMap((piece) => [...piece])));
    expect(parts).toHaveLength(2);
    for (const seconds of secondsOf(parts)) expect(seconds).toBeLessThanOrEqual(13);
  });

  it('cuts what never pauses', () => {
    const seconds = secondsOf(splitSound(hum(30_000)));
    expect(Math.max(...seconds)).toBeLessThanOrEqual(13);
    expect(seconds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(30, 0);
  });

  it('makes no part of silence', () => {
    expect(splitSound(silence(20_000))).toEqual([]);
    expect(splitSound(new Int16Array(0))).toEqual([]);
  });
});
