import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createWorld, type World } from '../../test/world.ts';

type Headers = Awaited<ReturnType<World['api']['topics']['list']>>['headers'];

it('somebody of whom too many requests wait is refused with Retry-After', async () => {
  // What waits for the database keeps its turn, and it waits until the table is free: how fast the server is does not matter.
  // On the embedded database, which has one connection, sessions would wait as well.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = await createWorld();
  try {
    const as = await slow.join('Cem');
    const locking = Promise.withResolvers<void>();
    const locked = slow.app.core.database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table topics in access exclusive mode`);
      locking.resolve();
      await released;
    });
    await locking.promise;
    const refused: Headers[] = [];
    const calls = Array.from({ length: 323 }, async () => {
      const { status, headers } = await slow.api.topics.list({ as });
      if (status === 429) refused.push(headers);
      return status;
    });
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(20);
    for (const headers of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    release();
    await locked;
    const statuses = await Promise.all(calls);
    expect(statuses.filter((status) => status === 200)).toHaveLength(303);
  } finally {
    release();
    await slow.dispose();
  }
});
