import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PcmItem } from '../core/pcm/PcmItem.ts';
import workletUrl from '../worklet/index.ts?worker&url';
import { useLevelMeter } from './useLevelMeter.ts';
import { usePcmStream } from './usePcmStream.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const closers: (() => void)[] = [];
afterEach(() => {
  cleanup();
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

describe('usePcmStream', () => {
  it('gives chunks without rendering, and releases what it opened when it goes away', async () => {
    const items: PcmItem[] = [];
    let renders = 0;
    const hook = renderHook(() => {
      renders += 1;
      return usePcmStream({ workletUrl, onItem: (item) => items.push(item) });
    });
    await act(() => hook.result.current.start());
    expect(hook.result.current.state).toEqual({ kind: 'running' });
    const before = renders;
    await vi.waitFor(() => expect(items.length).toBeGreaterThan(3), { timeout: 20_000 });
    expect(renders).toBe(before);
    await act(() => hook.result.current.stop());
    expect(hook.result.current.state).toEqual({ kind: 'idle' });
    hook.unmount();
  });

  it('says why the microphone could not be opened', async () => {
    const hook = renderHook(() => usePcmStream({ workletUrl: '/missing.js', onItem: () => {} }));
    await act(() => hook.result.current.start());
    expect(hook.result.current.state).toMatchObject({ kind: 'failed' });
  });
});

describe('useLevelMeter', () => {
  it('reports the height without rendering, and is silent when it goes away', async () => {
    const levels: number[] = [];
    let renders = 0;
    const source = toneStream();
    const hook = renderHook(() => {
      renders += 1;
      return useLevelMeter({ source, onLevel: (level) => levels.push(level) });
    });
    await vi.waitFor(() => expect(Math.max(0, ...levels)).toBeGreaterThan(1), { timeout: 20_000 });
    expect(Math.max(...levels)).toBeLessThanOrEqual(14);
    expect(renders).toBe(1);
    hook.unmount();
    expect(levels.at(-1)).toBe(0);
  });
});
