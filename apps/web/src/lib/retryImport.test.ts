import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryImport } from './retryImport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An import that fails a number of times first. */
const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error(`failure ${load.mock.calls.length}`);
    return { answer: 42 };
  });
  return load;
};

test('what could be imported is imported once', async () => {
  const load = failing(0);
  await expect(retryImport(load)).resolves.toEqual({ answer: 42 });
  expect(load).toHaveBeenCalledTimes(1);
});

test('an import that failed is tried again after pauses', async () => {
  const load = failing(2);
  const imported = retryImport(load);
  await vi.advanceTimersByTimeAsync(400);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2500);
  await expect(imported).resolves.toEqual({ answer: 42 });
  expect(load).toHaveBeenCalledTimes(3);
});

test('an import that failed is tried again as soon as the network is back', async () => {
  const load = failing(1);
  const imported = retryImport(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  await expect(imported).resolves.toEqual({ answer: 42 });
});

test('an import that fails five times fails with its last error', async () => {
  const load = failing(5);
  const imported = expect(retryImport(load)).rejects.toThrow('failure 5');
  await vi.runAllTimersAsync();
  await imported;
  expect(load).toHaveBeenCalledTimes(5);
});
