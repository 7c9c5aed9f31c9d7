import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secondsLeft, useCountdown } from './useCountdown.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('secondsLeft', () => {
  it.each([
    [61_000, 1000, 60],
    [1500, 1000, 1],
    [1000, 1000, 0],
    [0, 1000, 0],
    [Number.NaN, 1000, 0],
    [1e15, 1000, 3600],
  ])('from %d at %d leaves %d', (end, now, left) => {
    expect(secondsLeft(end, now)).toBe(left);
  });
});

describe('useCountdown', () => {
  it('counts 60 seconds down to 0', () => {
    const { result } = renderHook(() => useCountdown('resend'));
    expect(result.current.left).toBe(0);
    act(() => result.current.start(60));
    expect(result.current.left).toBe(60);
    act(() => vi.advanceTimersByTime(59_000));
    expect(result.current.left).toBe(1);
    act(() => vi.advanceTimersByTime(1000));
    expect(result.current.left).toBe(0);
  });

  it('goes on after a reload', () => {
    const first = renderHook(() => useCountdown('resend'));
    act(() => first.result.current.start(60));
    first.unmount();
    vi.setSystemTime(1_020_000);
    expect(renderHook(() => useCountdown('resend')).result.current.left).toBe(40);
  });
});
