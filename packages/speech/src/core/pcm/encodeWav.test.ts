import { describe, expect, it } from 'vitest';
import { encodeWav } from './encodeWav.ts';
import { gapOf } from './PcmItem.ts';

const chunkOf = (startSample: number, samples: number[]) => ({
  samples: Int16Array.from(samples),
  startSample,
  startSeconds: startSample / 16_000,
});

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

const read = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

const samplesOf = (view: DataView): number[] =>
  Array.from({ length: (view.byteLength - 44) / 2 }, (_, index) => view.getInt16(44 + index * 2, true));

describe('encodeWav', () => {
  it('says how it is to be played: one channel, 16 bits, the rate of the stream', async () => {
    const blob = encodeWav([chunkOf(0, [1, 2, 3])], 8_000);
    const view = await read(blob);
    expect(blob.type).toBe('audio/wav');
    expect([textAt(view, 0, 4), textAt(view, 8, 8), textAt(view, 36, 4)]).toEqual([
      'RIFF',
      'WAVEfmt ',
      'data',
    ]);
    expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)]).toEqual([
      1, 1, 16,
    ]);
    expect([view.getUint32(24, true), view.getUint32(28, true), view.getUint16(32, true)]).toEqual([
      8_000, 16_000, 2,
    ]);
    expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([view.byteLength - 8, 6]);
  });

  it('keeps every sample, and every sound at its time: a gap is silence', async () => {
    const items = [chunkOf(0, [-32_768, 32_767]), gapOf(2, 3, 16_000, 'mute'), chunkOf(5, [258])];
    expect(samplesOf(await read(encodeWav(items)))).toEqual([-32_768, 32_767, 0, 0, 0, 258]);
  });

  it('is a file without sound where nothing was heard', async () => {
    const view = await read(encodeWav([]));
    expect(view.byteLength).toBe(44);
    expect(view.getUint32(24, true)).toBe(16_000);
  });
});
