import { rateLimits } from '@franca/contract';
import { type Logger, NoopLogger } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/createTestApp.ts';
import { createRateLimiter, type RateLimiter } from './createRateLimiter.ts';

let app: TestApp;
const processes = (count: number): RateLimiter[] =>
  Array.from({ length: count }, () =>
    createRateLimiter(app.core.database.db, app.testClock.now, (value) => value),
  );

beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.dispose());

/** Uses a limit until it is refused; returns how often it was granted, and the seconds to wait. */
async function useUp(limiters: readonly RateLimiter[], name: 'messages' | 'codesPerNumber', subject: string) {
  for (let granted = 0; ; granted += 1) {
    const limiter = limiters[granted % limiters.length];
    const wait = (await limiter?.(name, subject)) ?? 0;
    if (wait > 0) return { granted, wait };
  }
}

describe('a rate limit', () => {
  it('grants exactly its count within a window, and again in the next one', async () => {
    const { granted, wait } = await useUp(processes(1), 'messages', 'mia');
    expect(granted).toBe(rateLimits.messages.count);
    expect(wait).toBeLessThanOrEqual(rateLimits.messages.windowSeconds);
    app.testClock.advance(rateLimits.messages.windowSeconds);
    expect(await processes(1)[0]?.('messages', 'mia')).toBe(0);
  });

  it('is shared by processes: a few uses are counted exactly, many never go beyond', async () => {
    expect((await useUp(processes(2), 'codesPerNumber', '+61')).granted).toBe(
      rateLimits.codesPerNumber.count,
    );
    const { granted } = await useUp(processes(2), 'messages', 'ben');
    expect(granted).toBeLessThanOrEqual(rateLimits.messages.count);
    expect(granted).toBeGreaterThan(rateLimits.messages.count * 0.9);
  });

  it('costs one statement for a twentieth of it', async () => {
    const [limiter] = processes(1);
    const statements = vi.spyOn(NoopLogger.prototype as Logger, 'logQuery').mockClear();
    for (let use = 0; use < rateLimits.messages.count; use += 1) await limiter?.('messages', 'eve');
    expect(statements).toHaveBeenCalledTimes(20);
  });

  it('counts several uses of one call one by one', async () => {
    const [limiter] = processes(1);
    const { count } = rateLimits.uploadSlots;
    expect(await limiter?.('uploadSlots', 'mia', count - 3)).toBe(0);
    expect(await limiter?.('uploadSlots', 'mia', 4)).toBeGreaterThan(0);
    expect(await limiter?.('uploadSlots', 'mia', 3)).toBe(0);
  });
});
