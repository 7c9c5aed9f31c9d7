import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLoad } from './useLoad.ts';

type Loader = (context: { signal: AbortSignal }) => Promise<string>;

function deferred() {
  let signal: AbortSignal | undefined;
  let pending: { resolve: (value: string) => void; reject: (error: Error) => void } | undefined;
  const load: Loader = (context) => {
    signal = context.signal;
    return new Promise((resolve, reject) => {
      pending = { resolve, reject };
    });
  };
  return {
    load,
    isAborted: () => signal?.aborted,
    resolve: (value: string) => act(async () => pending?.resolve(value)),
    reject: (error: Error) => act(async () => pending?.reject(error)),
  };
}

const render = (first: Loader | null) =>
  renderHook(({ load }: { load: Loader | null }) => useLoad(load), { initialProps: { load: first } });

describe('useLoad', () => {
  it('loads when it appears', async () => {
    const people = deferred();
    const { result } = render(people.load);
    expect(result.current.status).toBe('pending');
    await people.resolve('Linh');
    expect(result.current).toMatchObject({ status: 'succeeded', result: 'Linh' });
  });

  it('keeps what was loaded while the next is pending, and ignores what was aborted', async () => {
    const [first, second] = [deferred(), deferred()];
    const { result, rerender } = render(first.load);
    await first.resolve('Linh');
    rerender({ load: second.load });
    expect(result.current).toMatchObject({ status: 'pending', result: 'Linh' });
    expect(first.isAborted()).toBe(true);
    await first.resolve('late');
    await second.resolve('Minh');
    expect(result.current.result).toBe('Minh');
  });

  it('loads again after a failure', async () => {
    const people = deferred();
    const { result } = render(people.load);
    await people.reject(new Error('offline'));
    expect(result.current).toMatchObject({ status: 'failed', error: new Error('offline') });
    act(() => result.current.retry());
    expect(result.current.status).toBe('pending');
    await people.resolve('Linh');
    expect(result.current.status).toBe('succeeded');
  });

  it('aborts when it goes, and loads nothing while it has no key', () => {
    const people = deferred();
    const { unmount } = render(people.load);
    unmount();
    expect(people.isAborted()).toBe(true);
    expect(render(null).result.current.status).toBe('idle');
  });
});
