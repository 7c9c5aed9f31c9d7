import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingWorld, createBillingWorld } from '../../../test/billingWorld.ts';
import { openOldDatabase } from '../../../test/openOldDatabase.ts';

const [ana, bea, eva] = ['a1', 'b2', 'e3'].map((end) => ({
  id: `00000000-0000-4000-8000-0000000000${end}`,
})) as [{ id: string }, { id: string }, { id: string }];

/** Plans as the version that knew gift codes alone stored them: prolonged and cancelled, ended, and running on. */
const dump = `
insert into users (id, name, country, language, accent, gender, package) values
  ('${ana.id}', 'Ana', 'Australia', 'English', 'English (Australia)', 'other', 'premium'),
  ('${bea.id}', 'Bea', 'Australia', 'English', 'English (Australia)', 'other', 'free'),
  ('${eva.id}', 'Eva', 'Australia', 'English', 'English (Australia)', 'other', 'ultimate');
insert into subscriptions (user_id, package, state, started_at, days, ends_at, cancelled_at) values
  ('${ana.id}', 'premium', 'cancelled', '2026-01-01', 40, '2026-02-10', '2026-01-06'),
  ('${bea.id}', 'premium', 'ended', '2026-01-01', 30, '2026-01-31', null),
  ('${eva.id}', 'ultimate', 'active', '2026-01-01', 27028, '2100-01-01', null);
insert into ledger (key, user_id, kind, package, amount_cents, ends_at, at) values
  ('gift 1', '${ana.id}', 'gift-redeemed', 'premium', 0, '2026-01-31', '2026-01-01'),
  ('gift 4', '${eva.id}', 'gift-redeemed', 'ultimate', 0, '2099-01-01', '2026-01-01'),
  ('cancelled 2', '${eva.id}', 'cancelled', 'ultimate', 0, '2099-01-01', '2026-01-03'),
  ('gift 2', '${ana.id}', 'gift-redeemed', 'premium', 0, '2026-02-10', '2026-01-05'),
  ('gift 5', '${eva.id}', 'gift-redeemed', 'ultimate', 0, '2100-01-01', '2026-01-07'),
  ('cancelled 1', '${ana.id}', 'cancelled', 'premium', 0, '2026-02-10', '2026-01-06'),
  ('gift 3', '${bea.id}', 'gift-redeemed', 'premium', 0, '2026-01-31', '2026-01-01'),
  ('ended 1', '${bea.id}', 'ended', 'premium', 0, '2026-01-31', '2026-03-01');
`;

describe('plans of the version that knew gift codes alone', () => {
  let world: BillingWorld;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const old = await openOldDatabase(6);
    await old.load(dump);
    drop = old.drop;
    world = await createBillingWorld({ database: await old.upgrade() });
  });
  afterAll(async () => {
    await world.dispose();
    await drop();
  });

  it('are explained by their ledger, and end when they are over', async () => {
    await world.expectSound();
    expect(await world.linesOf(ana)).toEqual([
      'gift-redeemed premium 0',
      'gift-redeemed premium 0',
      'cancelled premium 0',
      'ended premium 0',
    ]);
    expect(await world.planOf(bea)).toMatchObject({ status: 'ended' });
    expect(await world.planOf(eva)).toMatchObject({
      status: 'active',
      package: 'ultimate',
      renews: false,
      duration: 27_028,
      cancelled_at: null,
    });
  });
});
