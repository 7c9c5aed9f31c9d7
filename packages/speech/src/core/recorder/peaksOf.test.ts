import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestOf, peaksOf } from './peaksOf.ts';

describe('the waveform of a recording', () => {
  it('has as many bars as asked for, from 0 to 100', () => {
    const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 500 });
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 100 }), (heard, count) => {
        const peaks = peaksOf(heard, count);
        expect(peaks).toHaveLength(count);
        expect(peaks.every((peak) => Number.isInteger(peak) && peak >= 0 && peak <= 100)).toBe(true);
      }),
    );
  });

  it('keeps the loudest moment', () => {
    const levels = Array(480).fill(0.1);
    levels[100] = 0.8;
    expect(Math.max(...peaksOf(levels))).toBe(100);
    expect(peaksOf(levels)[10]).toBe(100);
  });

  it('shows a silent room as silent', () => {
    expect(Math.max(...peaksOf(Array(100).fill(0.002)))).toBeLessThanOrEqual(2);
  });

  it('takes what is not a number as silence, and too much as full', () => {
    expect(highestOf(Float32Array.of(Number.NaN, 0.25))).toBe(0.25);
    expect(highestOf(Float32Array.of(-7))).toBe(1);
    expect(highestOf(new Float32Array())).toBe(0);
  });
});
