import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthShown } from './lengthShown.ts';
import { soundPeaks } from './measureSound.ts';
import { waveformHeight, waveformPath } from './waveformPath.ts';

describe('the length of a voice message', () => {
  it.each([
    [40, '0:01'],
    [2960, '0:03'],
    [3021, '0:03'],
    [59_700, '1:00'],
  ])('rounds %i ms as a whole to %s', (milliseconds, shown) => {
    expect(lengthShown(milliseconds)).toBe(shown);
  });
});

describe('the waveform', () => {
  it('stays inside its drawing, with a mark for every bar', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), (peaks) => {
        const path = waveformPath(peaks);
        const marks = path.match(/M[\d.]+ [\d.]+V[\d.]+/g) ?? [];
        expect(marks).toHaveLength(peaks.length);
        for (const [, top, bottom] of path.matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)) {
          expect(Number(top)).toBeGreaterThanOrEqual(0);
          expect(Number(bottom)).toBeLessThanOrEqual(waveformHeight);
        }
      }),
    );
  });

  it('is measured with the loudest moment at 100, and silence as silence', () => {
    const samples = new Float32Array(4800);
    samples[2400] = -0.5;
    const peaks = soundPeaks(samples);
    expect(peaks[24]).toBe(100);
    expect(peaks.filter((peak) => peak > 0)).toHaveLength(1);
    expect(soundPeaks(new Float32Array())).toEqual(Array(48).fill(0));
  });
});
