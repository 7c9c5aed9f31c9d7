import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnreliable, type Mishap } from '../../../../test/billingWorld.ts';
import { createTestDatabase } from '../../../../test/createTestDatabase.ts';
import { findEverywhere } from '../../../../test/findEverywhere.ts';
import type { DatabaseHandle } from '../../../db/Database.ts';
import { sandboxOperations, sandboxTokens } from '../../../db/schema/processors.ts';
import { type CardKind, describePaymentProcessor } from '../../../ports/PaymentProcessor.conformance.ts';
import type { PaymentProcessor } from '../../../ports/PaymentProcessor.ts';
import { createSandboxProcessor } from './createSandboxProcessor.ts';

const numbers: Record<CardKind, string> = {
  pays: '4242424242424242',
  asks_bank: '4000002500003155',
  asks_bank_always: '4000002760003184',
  declined: '4000000000000002',
  expired: '4000000000000069',
  declined_at_renewal: '4000000000000341',
};
const now = new Date('2026-03-31T23:30:00Z');

async function openSandbox(clock = () => now) {
  const { open, drop } = await createTestDatabase();
  const database: DatabaseHandle = await open();
  const { db } = database;
  const create = (): PaymentProcessor =>
    createSandboxProcessor({ db, clock, secret: 'a secret of the tests' });
  const createToken = create().createToken ?? expect.unreachable();
  const fields = { expireMonth: 12, expireYear: 2040, cvc: '731' };
  return {
    db,
    create,
    enterFields: (card: Partial<Parameters<typeof createToken>[0]>) =>
      createToken({ cardNumber: numbers.pays, ...fields, ...card }),
    dispose: async () => {
      await database.close();
      await drop();
    },
  };
}

describePaymentProcessor('the sandbox', async () => {
  const { db, create, enterFields, dispose } = await openSandbox();
  let mishap: Mishap | undefined;
  const processor = createUnreliable(create(), () => mishap);
  return {
    processor,
    reopen: create,
    enter: async (kind) => {
      const answer = await enterFields({ cardNumber: numbers[kind] });
      return answer.status === 'token' ? answer.token : expect.unreachable();
    },
    answerBank: async (answer) => processor.answerBank?.(answer),
    takenFrom: async (userId) => {
      const isTheirs = and(
        eq(sandboxOperations.userId, userId),
        eq(sandboxOperations.status, 'done'),
        inArray(sandboxOperations.kind, ['charge', 'refund']),
      );
      const rows = await db.select().from(sandboxOperations).where(isTheirs);
      return rows.reduce((sum, { kind, amountCents }) => sum + (kind === 'charge' ? 1 : -1) * amountCents, 0);
    },
    lose: (what) => {
      mishap = what === 'requests' ? 'lost-call' : 'lost-answer';
    },
    restore: () => {
      mishap = undefined;
    },
    dispose,
  };
});

describe('the card form of the sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.dispose());

  it.each([
    ['a wrong check digit', { cardNumber: '4242424242424241' }, 'card_invalid'],
    ['a month that is past', { expireMonth: 2, expireYear: 2026 }, 'card_expired'],
    ['a year that is past', { expireMonth: 12, expireYear: 2025 }, 'card_expired'],
    ['a number that is no test card', { cardNumber: '4929420573595709' }, 'card_declined'],
  ])('refuses %s', async (_name, fields, reason) => {
    expect(await sandbox.enterFields(fields)).toEqual({ status: 'declined', reason });
  });

  it('takes a card to the last day of its month', async () => {
    expect(await sandbox.enterFields({ expireMonth: 3, expireYear: 2026 })).toMatchObject({
      status: 'token',
    });
  });

  it('offers cards of which each gives a token', async () => {
    const setup = sandbox.create().setup();
    if (setup.provider !== 'sandbox') return expect.unreachable();
    for (const { card_number } of setup.test_cards)
      expect(await sandbox.enterFields({ cardNumber: card_number })).toMatchObject({ status: 'token' });
  });

  it('leaves neither number nor token in the database', async () => {
    const answer = await sandbox.enterFields({});
    if (answer.status !== 'token') return expect.unreachable();
    const userId = crypto.randomUUID();
    const { token } = answer;
    const request = { key: 'order-of-7', userId, amountCents: 499, source: { token }, isPersonPresent: true };
    await sandbox.create().charge(request);
    const cells = [numbers.pays, '4242 4242', token];
    expect(await findEverywhere(sandbox.db, cells)).toEqual([]);
    expect(await findEverywhere(sandbox.db, ['4242', userId])).not.toEqual([]);
    await sandbox.create().forgetPerson({ userId });
    expect(await findEverywhere(sandbox.db, [userId])).toEqual([]);
  });

  it('forgets tokens that nobody used for a day', async () => {
    const later = await openSandbox(() => new Date(now.getTime() + 25 * 3_600_000));
    await later.db.insert(sandboxTokens).values({
      tokenHash: 'old',
      behaviour: 'pays',
      fingerprint: 'old',
      last4: '4242',
      createdAt: now,
    });
    await later.enterFields({});
    const rows = await later.db.select().from(sandboxTokens);
    expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain('old');
    expect(rows).toHaveLength(1);
    await later.dispose();
  });
});

describe('the test cards that the form offers', () => {
  it('are the same for everybody, but the one that pays, which is a card of its own each time', async () => {
    const sandbox = await openSandbox();
    const processor = sandbox.create();
    const offered = [processor.setup(), processor.setup()].map((setup) => {
      if (setup.provider !== 'sandbox') return expect.unreachable();
      return setup.test_cards;
    });
    const [[first, ...others] = [], [second, ...same] = []] = offered;
    expect(others).toEqual(same);
    expect([first?.outcome, second?.outcome]).toEqual(['pays', 'pays']);
    expect(first?.card_number).not.toBe(second?.card_number);
    const answer = await sandbox.enterFields({ cardNumber: first?.card_number ?? '' });
    const token = answer.status === 'token' ? answer.token : expect.unreachable();
    const kept = processor.keepCard({ key: 'own', userId: crypto.randomUUID(), token });
    expect(await kept).toMatchObject({ status: 'kept', card: { last4: first?.card_number.slice(-4) } });
    await sandbox.dispose();
  });
});

describe('the test tokens of the sandbox', () => {
  it('pay and decline as documented, again and again', async () => {
    const sandbox = await openSandbox();
    const processor = sandbox.create();
    let count = 0;
    const charge = (token: string) =>
      processor.charge({
        key: `order-${++count}`,
        userId: crypto.randomUUID(),
        amountCents: 499,
        source: { token },
        isPersonPresent: true,
      });
    expect(await charge('tok_visa')).toMatchObject({ status: 'paid', card: { last4: '4242' } });
    expect(await charge('tok_visa')).toMatchObject({ status: 'paid' });
    expect(await charge('tok_chargeDeclined')).toEqual({ status: 'declined', reason: 'card_declined' });
    expect(await charge('tok_chargeDeclinedExpiredCard')).toEqual({
      status: 'declined',
      reason: 'card_expired',
    });
    await sandbox.dispose();
  });
});
