import { afterEach, expect, test, vi } from 'vitest';
import { createMicrophones } from '../pcm/testing/pcmTools.ts';
import { createLevelMeter } from './createLevelMeter.ts';

const microphones = createMicrophones();
afterEach(microphones.close);

const patience = { timeout: 30_000 };

/** Frames that come when the test says so. */
function manualFrames() {
  const listeners = new Set<(time: number) => void>();
  return {
    frames: {
      add: (listener: (time: number) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    tick: (time: number) => {
      for (const listener of listeners) listener(time);
    },
  };
}

test('speech moves the meter, and what it shows is on the element', async () => {
  const microphone = microphones.open({ sound: { kind: 'speech' } });
  microphone.start();
  const element = document.createElement('div');
  const levels: number[] = [];
  const meter = createLevelMeter({
    source: microphone.stream,
    element,
    onLevel: (level) => levels.push(level),
  });
  await expect.poll(() => Math.max(...levels), patience).toBeGreaterThan(5);
  expect(Math.max(...levels)).toBeLessThanOrEqual(14);
  expect(Number(element.style.getPropertyValue('--fr-level'))).toBeCloseTo(levels.at(-1) ?? -1, 1);
  meter.stop();
  expect(element.style.getPropertyValue('--fr-level')).toBe('0.00');
});

test('silence stays at 0', async () => {
  const microphone = microphones.open({ sound: { kind: 'silence' } });
  microphone.start();
  const onLevel = vi.fn();
  const { frames, tick } = manualFrames();
  const meter = createLevelMeter({ source: microphone.stream, onLevel, frames });
  const start = microphone.context.currentTime;
  await expect.poll(() => microphone.context.currentTime - start, patience).toBeGreaterThan(0.2);
  tick(1_000);
  meter.stop();
  expect(onLevel.mock.calls).toEqual([[0]]);
});

test('it looks once in 100 ms, however often frames come', () => {
  const microphone = microphones.open({});
  const look = vi.spyOn(AnalyserNode.prototype, 'getByteFrequencyData');
  const { frames, tick } = manualFrames();
  const meter = createLevelMeter({ source: microphone.node, frames });
  for (let time = 5_000; time < 6_000; time += 1000 / 60) tick(time);
  expect(look).toHaveBeenCalledTimes(10);
  meter.stop();
  tick(7_000);
  expect(look).toHaveBeenCalledTimes(10);
  look.mockRestore();
});

test('the spectrum is taken over 256 samples with a smoothing of 0.2', () => {
  const microphone = microphones.open({});
  const connect = vi.spyOn(microphone.node, 'connect');
  const meter = createLevelMeter({ source: microphone.node });
  expect(connect.mock.calls[0]?.[0]).toMatchObject({ fftSize: 256, smoothingTimeConstant: 0.2 });
  meter.stop();
});
