import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mp3FrameOf } from './mp3FrameOf.ts';
import { crc16, encoderDelay, withInfoFrame } from './withInfoFrame.ts';

/** Heads of frames at 64 kbit/s, one channel, as LAME writes them at 48, 44.1 and 16 kHz. */
const heads = {
  48000: [0xff, 0xfb, 0x54, 0xc4],
  44100: [0xff, 0xfb, 0x50, 0xc4],
  16000: [0xff, 0xf3, 0x88, 0xc4],
};

function framesOf(rate: keyof typeof heads, count: number): Uint8Array {
  const frame = mp3FrameOf(Uint8Array.from(heads[rate]), 0);
  if (!frame) throw new Error('No head.');
  const bytes = new Uint8Array(frame.size * count);
  for (let index = 0; index < count; index += 1) bytes.set(heads[rate], index * frame.size);
  return bytes;
}

describe('mp3FrameOf', () => {
  it('reads what a head says', () => {
    expect(mp3FrameOf(Uint8Array.from(heads[48_000]), 0)).toEqual({
      size: 192,
      samples: 1152,
      sampleRate: 48_000,
      bitrate: 64,
      sideInfo: 17,
    });
    expect(mp3FrameOf(Uint8Array.from(heads[16_000]), 0)).toMatchObject({ size: 288, samples: 576 });
  });

  it('finds none in other bytes', () => {
    expect(mp3FrameOf(new TextEncoder().encode('ID3 and more'), 0)).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 8 }), (bytes) => {
        const frame = mp3FrameOf(bytes, 0);
        expect(frame === null || frame.size > 4).toBe(true);
      }),
    );
  });
});

describe('crc16', () => {
  it('gives the known check value', () => {
    expect(crc16(new TextEncoder().encode('123456789'))).toBe(0xbb3d);
  });
});

describe('withInfoFrame', () => {
  it.each([48_000, 44_100, 16_000] as const)('says at %i Hz how much of the file is sound', (rate) => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 400 }), fc.integer({ min: 0, max: 575 }), (count, cut) => {
        const frames = framesOf(rate, count);
        const head = mp3FrameOf(frames, 0);
        if (!head) throw new Error('No head.');
        const samples = count * head.samples - encoderDelay - 529 - cut;
        const file = withInfoFrame(frames, samples);
        const tag = 4 + head.sideInfo;
        const view = new DataView(file.buffer);
        expect(new TextDecoder().decode(file.subarray(tag, tag + 4))).toBe('Info');
        expect(view.getUint32(tag + 8)).toBe(count);
        expect(view.getUint32(tag + 12)).toBe(file.length);
        const trims = view.getUint32(tag + 120 + 20) & 0xffffff;
        expect(trims >> 12).toBe(encoderDelay);
        expect(count * head.samples - (trims >> 12) - (trims & 4095)).toBe(samples);
      }),
    );
  });

  it('leaves the frames as they were, behind it', () => {
    const frames = framesOf(48_000, 5);
    expect(withInfoFrame(frames, 4000).subarray(192)).toEqual(frames);
  });

  it('leaves nothing as nothing, and refuses what is no MP3', () => {
    expect(withInfoFrame(new Uint8Array(), 0)).toHaveLength(0);
    const broken = framesOf(48_000, 2);
    broken[192] = 0;
    expect(() => withInfoFrame(broken, 1152)).toThrow('no MP3 frame at byte 192');
  });
});
