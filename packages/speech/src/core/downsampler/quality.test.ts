import { describe, expect, test } from 'vitest';
import { measureQuality } from '../../testing/quality/measureQuality.ts';
import { createDownsampler } from './createDownsampler.ts';

/** The aims of docs/decisions/0009-downsampler.md, at the two rates of nearly every microphone. */
describe.each([44_100, 48_000])('from %d Hz to 16 kHz', (from) => {
  test('the strict profile is flat to 7 kHz, silent from 8.1 kHz on, as clean as 16 bits allow, and 3.3 ms late', () => {
    const quality = measureQuality({ from, to: 16_000, open: () => createDownsampler({ from }) });
    expect(quality.flatness).toBeLessThanOrEqual(0.01);
    expect(quality.alias).toBeLessThanOrEqual(-100);
    expect(quality.snr1k).toBeGreaterThanOrEqual(96.9);
    expect(quality.snr6k).toBeGreaterThanOrEqual(96.9);
    expect(quality.delay).toBeLessThanOrEqual(0.0033);
  });

  test('the low-latency profile keeps aliases out of the speech band, and is 1.7 ms late', () => {
    const open = () => createDownsampler({ from, profile: 'low-latency' });
    const quality = measureQuality({ from, to: 16_000, open });
    expect(quality.flatness).toBeLessThanOrEqual(0.01);
    expect(quality.aliasInSpeech).toBeLessThanOrEqual(-100);
    expect(quality.snr1k).toBeGreaterThanOrEqual(96.9);
    expect(quality.snr6k).toBeGreaterThanOrEqual(96.9);
    expect(quality.delay).toBeLessThanOrEqual(0.0017);
  });
});
