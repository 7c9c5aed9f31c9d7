import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAction } from './useAction.ts';

function promised() {
  const calls: {
    input: string;
    signal: AbortSignal;
    resolve: (value: string) => void;
    reject: (error: Error) => void;
  }[] = [];
  const perform = ({ signal }: { signal: AbortSignal }, input: string) =>
    new Promise<string>((resolve, reject) => calls.push({ input, signal, resolve, reject }));
  return { calls, perform };
}

describe('useAction', () => {
  it('goes from idle over pending to the result', async () => {
    const { calls, perform } = promised();
    const onSuccess = vi.fn();
    const { result } = renderHook(() => useAction(perform, { onSuccess }));
    expect(result.current.status).toBe('idle');
    act(() => result.current.run('a'));
    expect(result.current.status).toBe('pending');
    await act(async () => calls[0]?.resolve('done'));
    expect(result.current).toMatchObject({ status: 'succeeded', result: 'done' });
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done');
  });

  it('keeps the error, and tries once more with the same input', async () => {
    const { calls, perform } = promised();
    const { result } = renderHook(() => useAction(perform));
    act(() => result.current.retry());
    expect(calls).toHaveLength(0);
    act(() => result.current.run('a'));
    await act(async () => calls[0]?.reject(new Error('offline')));
    expect(result.current).toMatchObject({ status: 'failed', error: new Error('offline') });
    act(() => result.current.retry());
    expect(calls.map(({ input }) => input)).toEqual(['a', 'a']);
    expect(result.current).toMatchObject({ status: 'pending' });
  });

  it('counts only the last run, and aborts those before it', async () => {
    const { calls, perform } = promised();
    const { result } = renderHook(() => useAction(perform));
    act(() => result.current.run('first'));
    act(() => result.current.run('second'));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await act(async () => calls[1]?.resolve('second'));
    await act(async () => calls[0]?.resolve('first'));
    expect(result.current.result).toBe('second');
  });

  it('lets a run end that outlives its component, and ignores the result', async () => {
    const { calls, perform } = promised();
    const onSuccess = vi.fn();
    const { result, unmount } = renderHook(() => useAction(perform, { onSuccess }));
    act(() => result.current.run('a'));
    unmount();
    expect(calls[0]?.signal.aborted).toBe(false);
    await act(async () => calls[0]?.resolve('done'));
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('is idle again after a reset', () => {
    const { calls, perform } = promised();
    const { result } = renderHook(() => useAction(perform));
    act(() => result.current.run('a'));
    act(() => result.current.reset());
    expect(result.current.status).toBe('idle');
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
