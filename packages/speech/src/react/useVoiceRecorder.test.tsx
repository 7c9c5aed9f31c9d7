// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CaptureHandlers, OpenCapture } from '../core/recorder/capture/OpenCapture.ts';
import { useVoiceRecorder } from './useVoiceRecorder.ts';

afterEach(cleanup);

function setUp() {
  let handlers: CaptureHandlers | null = null;
  const close = vi.fn();
  const open: OpenCapture = async (given) => {
    handlers = given;
    return { sampleRate: 48_000, flush: async () => {}, close };
  };
  let renders = 0;
  const hook = renderHook(() => {
    renders += 1;
    return useVoiceRecorder({ workletUrl: '/worklet.js', open });
  });
  const give = () => handlers?.onBlock(new Float32Array(4800).fill(0.5));
  return { ...hook, give, close, renders: () => renders };
}

describe('useVoiceRecorder', () => {
  it('renders once a second, and reports the loudness to subscribers', async () => {
    const { result, give, renders, unmount } = setUp();
    await act(() => result.current.start());
    const before = renders();
    const levels: number[] = [];
    result.current.subscribeLevel((level) => levels.push(level));
    const giveTenths = (count: number) =>
      act(() => {
        for (let block = 0; block < count; block += 1) give();
      });
    // The nearest second: the first one is shown from half of it on.
    giveTenths(4);
    expect(levels).toHaveLength(4);
    expect(renders()).toBe(before);
    giveTenths(1);
    expect(result.current.state).toEqual({ kind: 'recording', seconds: 1 });
    expect(renders()).toBe(before + 1);
    giveTenths(9);
    expect(renders()).toBe(before + 1);
    giveTenths(1);
    expect(result.current.state).toEqual({ kind: 'recording', seconds: 2 });
    unmount();
  });

  it('releases the microphone when it goes away', async () => {
    const { result, close, unmount } = setUp();
    await act(() => result.current.start());
    unmount();
    expect(close).toHaveBeenCalled();
  });
});
