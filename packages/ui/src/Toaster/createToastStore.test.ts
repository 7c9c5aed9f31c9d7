import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, mediaToastDuration } from './createToastStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const texts = (store: ReturnType<typeof createToastStore>) => store.getToasts().map((toast) => toast.content);

describe('createToastStore', () => {
  it('takes a toast away after two seconds', () => {
    const store = createToastStore();
    store.show({ content: 'Code sent successfully' });
    vi.advanceTimersByTime(1999);
    expect(texts(store)).toEqual(['Code sent successfully']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('keeps a media notice for ten seconds', () => {
    const store = createToastStore();
    store.show({ content: 'No camera', duration: mediaToastDuration });
    vi.advanceTimersByTime(9999);
    expect(texts(store)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toHaveLength(0);
  });

  it('stops the clocks while paused and runs on with the time left', () => {
    const store = createToastStore();
    store.show({ content: 'first' });
    vi.advanceTimersByTime(1500);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(store)).toEqual(['first']);
    store.resume();
    vi.advanceTimersByTime(499);
    expect(texts(store)).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('gives a toast shown during a pause its full time', () => {
    const store = createToastStore();
    store.pause();
    store.show({ content: 'late' });
    vi.advanceTimersByTime(5000);
    store.resume();
    vi.advanceTimersByTime(1999);
    expect(texts(store)).toEqual(['late']);
  });

  it('drops the oldest when there are more than five', () => {
    const store = createToastStore();
    for (const content of ['1', '2', '3', '4', '5', '6']) store.show({ content });
    expect(texts(store)).toEqual(['2', '3', '4', '5', '6']);
  });

  it('notifies its listeners, until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.show({ content: 'hello', duration: Number.POSITIVE_INFINITY });
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.show({ content: 'unheard' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('returns the same array until something changes', () => {
    const store = createToastStore();
    store.show({ content: 'hello' });
    expect(store.getToasts()).toBe(store.getToasts());
  });
});
