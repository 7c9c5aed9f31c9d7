import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createFrameLoop } from './createFrameLoop.ts';
import { highestLevel, levelOf } from './levelOf.ts';

test('the level lies between 0 and 14, and more sound never means less level', () => {
  const spectra = fc.uint8Array({ minLength: 128, maxLength: 128 });
  fc.assert(
    fc.property(spectra, fc.nat({ max: 20 }), (spectrum, more) => {
      const level = levelOf(spectrum);
      expect(level).toBeGreaterThanOrEqual(0);
      expect(level).toBeLessThanOrEqual(highestLevel);
      expect(levelOf(spectrum.map((band) => Math.min(255, band + more)))).toBeGreaterThanOrEqual(level);
    }),
  );
});

test('silence is 0, and a full spectrum is capped at 14', () => {
  expect(levelOf(new Uint8Array(128))).toBe(0);
  expect(levelOf(new Uint8Array(128).fill(255))).toBe(14);
});

test('many listeners share one request for a frame, and none is asked for when the last has gone', () => {
  const waiting = new Map<number, (time: number) => void>();
  let frames = 0;
  const request = vi.fn((callback: (time: number) => void) => {
    frames += 1;
    waiting.set(frames, callback);
    return frames;
  });
  const loop = createFrameLoop({ request, cancel: (frame) => waiting.delete(frame) });
  const heard: string[] = [];
  const leave = ['a', 'b', 'c'].map((name) => loop.add((time) => heard.push(`${name}${time}`)));
  expect(request).toHaveBeenCalledTimes(1);
  waiting.get(1)?.(16);
  expect(heard).toEqual(['a16', 'b16', 'c16']);
  expect(request).toHaveBeenCalledTimes(2);
  waiting.delete(1);
  for (const stop of leave) stop();
  expect(waiting.size).toBe(0);
});
