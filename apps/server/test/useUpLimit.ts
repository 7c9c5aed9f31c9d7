import { rateLimits } from '@franca/contract';
import { keyedHash } from '../src/core/hashes.ts';
import type { TotalLimit } from '../src/core/requireTotalAllowance.ts';
import { rateLimits as counters } from '../src/db/schema/auth.ts';
import type { World } from './world.ts';

/**
 * Uses up a limit of messages over all recipients for an hour more than it lasts, so that no use comes back while a test goes on.
 * What processes have taken in advance is void an hour after their last use.
 */
export async function useUpLimit({ app }: World, name: TotalLimit): Promise<void> {
  const { database, secret } = app.core;
  const key = keyedHash(secret, 'limit', `${name}:all`);
  const seconds = rateLimits[name].windowSeconds + 3600;
  const used = { granted: 0, fullAt: new Date(app.testClock.now().getTime() + seconds * 1000) };
  await database.db
    .insert(counters)
    .values({ key, ...used })
    .onConflictDoUpdate({ target: counters.key, set: used });
}
