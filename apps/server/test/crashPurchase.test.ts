import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@franca/contract';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPglite } from '../src/db/openPglite.ts';
import { ledger } from '../src/db/schema/billing.ts';
import { sandboxOperations } from '../src/db/schema/processors.ts';
import { callRemote, type RemotePerson, signUpRemote } from './remotePerson.ts';
import { type ServerProcess, startServer } from './startServer.ts';

/** Statements that a purchase may run, after the one that writes it down, before the server is killed. */
const steps = [0, 1, 5, 9, 13];
const killScript = new URL('./killAtStatement.ts', import.meta.url).href;
const english = { language: 'English', accent: 'English (Australia)' };

describe('a server that is killed in the middle of a purchase', () => {
  let directory: string;
  let server: ServerProcess;
  let address: string;

  async function start(): Promise<void> {
    const NODE_OPTIONS = `--import=${killScript}`;
    server = startServer({ DATA_DIR: directory, TRANSLATE_ENGINES: 'phrases', NODE_OPTIONS });
    address = await server.ready;
  }

  const buy = ({ token }: RemotePerson) =>
    callRemote<{ status: string }>(address, '/user/check-out', {
      token,
      body: { token: 'tok_visa', package_name: 'premium', package_price: 4.99 },
    });
  const planOf = async ({ token }: RemotePerson) =>
    (await callRemote<Profile>(address, '/user/me', { token })).subscription;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-crash-'));
    await start();
  }, 120_000);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
    await rm(directory, { recursive: true, force: true });
  });

  it('finishes what was written down when it starts again, and charges nobody twice', async () => {
    const file = join(directory, 'kill-at-statement');
    for (const step of steps) {
      const person = await signUpRemote(address, { email: `buyer-${step}@example.org`, ...english });
      await writeFile(file, `purchases ${step}`);
      const answer = await buy(person).catch((error: unknown) => error);
      await rm(file);
      expect(answer, `killed at statement ${step}`).toBeInstanceOf(TypeError);
      expect(await server.exited).toBe('SIGKILL');
      await start();
      // What was not committed is as if nobody had asked: the person asks again.
      if (step === 0) await buy(person);
      const isPaid = async () => expect(await planOf(person)).toMatchObject({ package: 'premium' });
      await vi.waitFor(isPaid, { timeout: 20_000, interval: 50 });
      expect(await buy(person)).toMatchObject({ status: 'done' });
      const payments = await callRemote<unknown[]>(address, '/user/payments', { token: person.token });
      expect(payments).toHaveLength(1);
    }
    server.child.kill('SIGTERM');
    await server.exited;

    const { db, close } = await openPglite(directory);
    const charges = await db.select().from(sandboxOperations);
    const lines = await db.select().from(ledger).where(isNotNull(ledger.purchaseId));
    await close();
    expect(charges.map(({ key, amountCents }) => [key, amountCents]).sort()).toEqual(
      lines.map(({ purchaseId, amountCents }) => [purchaseId, amountCents]).sort(),
    );
    expect(lines).toHaveLength(steps.length);
  }, 400_000);
});
