import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLateStore } from './useLateStore.ts';

afterEach(cleanup);

/** A store whose code comes when it is let through. */
function lateCode() {
  const listeners = new Set<() => void>();
  let state = 'idle';
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel: vi.fn(),
    begin: () => {
      state = 'running';
      for (const listener of listeners) listener();
    },
  };
  let resolve: (loaded: typeof store) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<typeof store>((onLoaded, onFailed) => {
    resolve = onLoaded;
    reject = onFailed;
  });
  return {
    store,
    load: vi.fn(() => promise),
    arrive: () => resolve(store),
    fail: () => reject(new Error('gone')),
  };
}

it('its state is the first one until the code has come, and is loaded once', async () => {
  const { store, load, arrive } = lateCode();
  const { result } = renderHook(() => useLateStore(load, 'idle'));
  const first = result.current.loadStore();
  const second = result.current.loadStore();
  await act(async () => arrive());
  expect(await first).toBe(store);
  expect(await second).toBe(store);
  expect(load).toHaveBeenCalledOnce();
  act(() => store.begin());
  expect(result.current.state).toBe('running');
});

it('code that comes after the component has gone begins nothing', async () => {
  const { store, load, arrive } = lateCode();
  const { result, unmount } = renderHook(() => useLateStore(load, 'idle'));
  const loaded = result.current.loadStore();
  unmount();
  arrive();
  expect(await loaded).toBeNull();
  expect(store.cancel).not.toHaveBeenCalled();
});

it('what runs ends with the component, and a failed download is tried again', async () => {
  const failing = lateCode();
  const { result, unmount, rerender } = renderHook(({ load }) => useLateStore(load, 'idle'), {
    initialProps: { load: failing.load },
  });
  const failed = result.current.loadStore();
  failing.fail();
  await expect(failed).rejects.toThrow('gone');
  const good = lateCode();
  rerender({ load: good.load });
  const loaded = result.current.loadStore();
  await act(async () => good.arrive());
  expect(await loaded).toBe(good.store);
  unmount();
  expect(good.store.cancel).toHaveBeenCalledOnce();
});
