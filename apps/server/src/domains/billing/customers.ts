import { eq } from 'drizzle-orm';
import { keyedHash } from '../../core/hashes.ts';
import type { Database } from '../../db/Database.ts';
import { customers, trials } from '../../db/schema/billing.ts';
import type { KeptCard } from '../../ports/PaymentProcessor.ts';

/** The card that a person keeps, as stored. */
export type CustomerRow = typeof customers.$inferSelect;

/** The card that a person keeps; undefined where there is none. */
export async function findCustomer(db: Database, userId: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.userId, userId));
  return row;
}

/** The keyed hash by which a card is known again: from it nobody finds the number. */
export function hashFingerprint(secret: string, fingerprint: string): string {
  return keyedHash(secret, 'card fingerprint', fingerprint);
}

/** Makes a card the one that a person keeps; returns the card that it replaces. */
export async function storeCard(
  tx: Database,
  { userId, card, secret, now }: { userId: string; card: KeptCard; secret: string; now: Date },
): Promise<string | undefined> {
  const before = await findCustomer(tx, userId);
  const { cardId, name, last4, fingerprint } = card;
  const fingerprintHash = hashFingerprint(secret, fingerprint);
  const row: CustomerRow = { userId, cardId, name, last4, fingerprintHash, changedAt: now };
  await tx.insert(customers).values(row).onConflictDoUpdate({ target: customers.userId, set: row });
  return before && before.cardId !== cardId ? before.cardId : undefined;
}

/** Whether a person, by whatever card, has used the trial. */
export async function hasUsedTrial(tx: Database, userId: string): Promise<boolean> {
  const [used] = await tx.select().from(trials).where(eq(trials.userId, userId));
  return used !== undefined;
}

/** Uses the one trial of a card and of a person; false where one of them has used it before. */
export async function useTrial(
  tx: Database,
  { fingerprintHash, userId, now }: { fingerprintHash: string; userId: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .insert(trials)
    .values({ fingerprintHash, userId, begunAt: now })
    .onConflictDoNothing()
    .returning({ userId: trials.userId });
  return used.length > 0;
}
