import { afterAll, beforeAll, vi } from 'vitest';
import { describePresence } from '../../ports/Presence.conformance.ts';
import { createMemoryPresence } from './createMemoryPresence.ts';

beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});

describePresence('memory', {
  create: async (options) => createMemoryPresence(options),
  pass: async (milliseconds) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  },
});
