import { vi } from 'vitest';

/** Waits until what is expected is so; the browser places and focuses a moment after React has rendered. */
export const settled = <Answer>(expectation: () => Answer): Promise<Answer> =>
  vi.waitFor(expectation, { interval: 8, timeout: 8000 });
