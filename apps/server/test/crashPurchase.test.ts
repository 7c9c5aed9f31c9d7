import type { Profile } from '@franca/contract';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPglite } from '../src/db/openPglite.ts';
import { ledger } from '../src/db/schema/billing.ts';
import { sandboxOperations } from '../src/db/schema/processors.ts';
import { callRemote, type RemotePerson, signUpRemote } from './remotePerson.ts';
import { type KillableServer, startKillable } from './startKillable.ts';

/** Statements that a purchase may run, after the one that writes it down, before the server is killed. */
const steps = [0, 1, 5, 9, 13];
const english = { language: 'English', accent: 'English (Australia)' };

describe('a server that is killed in the middle of a purchase', () => {
  let server: KillableServer;

  const buy = ({ token }: RemotePerson) =>
    callRemote<{ status: string }>(server.address(), '/user/check-out', {
      token,
      body: { token: 'tok_visa', package_name: 'premium', package_price: 4.99 },
    });
  const planOf = async ({ token }: RemotePerson) =>
    (await callRemote<Profile>(server.address(), '/user/me', { token })).subscription;

  beforeAll(async () => {
    server = await startKillable();
  }, 120_000);
  afterAll(() => server.dispose());

  it('finishes what was written down when it starts again, and charges nobody twice', async () => {
    for (const step of steps) {
      const person = await signUpRemote(server.address(), { email: `buyer-${step}@example.org`, ...english });
      await server.killAt('purchases', step);
      const answer = await buy(person).catch((error: unknown) => error);
      expect(answer, `killed at statement ${step}`).toBeInstanceOf(TypeError);
      expect(await server.restarted()).toBe('SIGKILL');
      // What was not committed is as if nobody had asked: the person asks again.
      if (step === 0) await buy(person);
      const isPaid = async () => expect(await planOf(person)).toMatchObject({ package: 'premium' });
      await vi.waitFor(isPaid, { timeout: 20_000, interval: 50 });
      expect(await buy(person)).toMatchObject({ status: 'done' });
      const payments = await callRemote<unknown[]>(server.address(), '/user/payments', {
        token: person.token,
      });
      expect(payments).toHaveLength(1);
    }
    await server.stop();

    const { db, close } = await openPglite(server.directory);
    const charges = await db.select().from(sandboxOperations);
    const lines = await db.select().from(ledger).where(isNotNull(ledger.purchaseId));
    await close();
    expect(charges.map(({ key, amountCents }) => [key, amountCents]).sort()).toEqual(
      lines.map(({ purchaseId, amountCents }) => [purchaseId, amountCents]).sort(),
    );
    expect(lines).toHaveLength(steps.length);
  }, 400_000);
});
