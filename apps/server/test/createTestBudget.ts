import { type ByteBudget, createByteBudget } from '../src/db/createByteBudget.ts';
import type { Database } from '../src/db/Database.ts';
import type { Clock } from '../src/ports/Clock.ts';

/** A budget of uploads of its own, wide enough for whatever a test stores. */
export function createTestBudget(db: Database, clock: Clock, bytesPerDay = 1e9): ByteBudget {
  return createByteBudget({ db, clock, hash: (value) => value, name: 'test', bytesPerDay });
}
