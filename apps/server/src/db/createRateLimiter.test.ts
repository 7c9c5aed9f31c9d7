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

type Name = 'codes' | 'codesPerNumber' | 'messages';

/** Uses a limit until it is refused; returns how often it was granted, and the seconds to wait. */
async function useUp(limiters: readonly RateLimiter[], name: Name, subject: string) {
  for (let granted = 0; ; granted += 1) {
    const limiter = limiters[granted % limiters.length];
    const wait = (await limiter?.(name, subject)) ?? 0;
    if (wait > 0) return { granted, wait };
  }
}

const { codes } = rateLimits;
const secondsPerCode = codes.windowSeconds / codes.count;

describe('a rate limit', () => {
  it('grants exactly its count at once, and all of it again when its time is over', async () => {
    const [limiter] = processes(1);
    if (!limiter) return expect.unreachable();
    const { granted, wait } = await useUp([limiter], 'codes', 'mia');
    expect(granted).toBe(codes.count);
    expect(wait).toBeLessThanOrEqual(secondsPerCode);
    app.testClock.advance(codes.windowSeconds);
    expect((await useUp([limiter], 'codes', 'mia')).granted).toBe(codes.count);
  });

  it('gives uses back one by one, and says when the next one comes', async () => {
    const [limiter] = processes(1);
    if (!limiter) return expect.unreachable();
    const { wait } = await useUp([limiter], 'codes', 'ada');
    app.testClock.advance(wait);
    expect((await useUp([limiter], 'codes', 'ada')).granted).toBe(1);
    app.testClock.advance(3 * secondsPerCode);
    expect((await useUp([limiter], 'codes', 'ada')).granted).toBe(3);
  });

  it('is shared by processes: a few uses are counted exactly, many never go beyond', async () => {
    expect((await useUp(processes(2), 'codesPerNumber', '+61')).granted).toBe(
      rateLimits.codesPerNumber.count,
    );
    const { granted } = await useUp(processes(2), 'codes', 'ben');
    expect(granted).toBeLessThanOrEqual(codes.count);
    expect(granted).toBeGreaterThan(codes.count * 0.9);
  });

  it('costs one statement for a twentieth of it', async () => {
    const [limiter] = processes(1);
    const statements = vi.spyOn(NoopLogger.prototype as Logger, 'logQuery').mockClear();
    for (let use = 0; use < codes.count; use += 1) await limiter?.('codes', 'eve');
    expect(statements).toHaveBeenCalledTimes(20);
  });

  it('refuses again without a statement', async () => {
    const [limiter] = processes(1);
    if (!limiter) return expect.unreachable();
    await useUp([limiter], 'codes', 'kim');
    const statements = vi.spyOn(NoopLogger.prototype as Logger, 'logQuery').mockClear();
    for (let use = 0; use < 100; use += 1) expect(await limiter('codes', 'kim')).toBeGreaterThan(0);
    expect(statements).not.toHaveBeenCalled();
  });

  it('costs one statement for several messages of somebody who writes now and then', async () => {
    const [limiter] = processes(1);
    const statements = vi.spyOn(NoopLogger.prototype as Logger, 'logQuery').mockClear();
    for (let use = 0; use < 6; use += 1) {
      expect(await limiter?.('messages', 'leo')).toBe(0);
      app.testClock.advance(5);
    }
    expect(statements).toHaveBeenCalledTimes(1);
  });

  it('counts several uses of one call one by one', async () => {
    const [limiter] = processes(1);
    const { count } = rateLimits.uploadSlots;
    expect(await limiter?.('uploadSlots', 'mia', count - 3)).toBe(0);
    expect(await limiter?.('uploadSlots', 'mia', 4)).toBeGreaterThan(0);
    expect(await limiter?.('uploadSlots', 'mia', 3)).toBe(0);
  });
});
