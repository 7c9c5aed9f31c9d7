import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { plainHash } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { giftCodes } from '../../db/schema/billing.ts';
import type { PaidPackage } from './periods.ts';

/** What a gift code gives. */
export type Gift = {
  /** The plan. */
  package: PaidPackage;
  /** For how many days. */
  days: number;
};

/** Without letters and digits that look like others. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 4;
/** A redemption that is repeated within this time got no answer the first time. */
const repeatMs = 3_600_000;

function makeCode(): string {
  const letter = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** 80 random bits need no key; case, spaces and hyphens do not matter. */
const hashOf = (code: string): string => plainHash(code.toUpperCase().replace(/[\s-]/g, ''));

/** Makes gift codes and returns them; afterwards nobody can read them any more. */
export async function makeGiftCodes(
  db: Database,
  { count, now, ...gift }: Gift & { count: number; now: Date },
): Promise<string[]> {
  const codes = Array.from({ length: count }, makeCode);
  const rows = codes.map((code) => ({ codeHash: hashOf(code), ...gift, createdAt: now }));
  await db.insert(giftCodes).values(rows);
  return codes;
}

/** A code that was taken, or, after a lost answer, had been taken by the same person before. */
export type TakenGift =
  | { kind: 'taken'; key: string; package: PaidPackage; days: number }
  | { kind: 'repeated' };

/**
 * Takes a code for a person, inside the caller's transaction: of all who try, one gets it. Refuses with
 * `gift_code_invalid` or `gift_code_redeemed`.
 */
export async function takeGiftCode(
  tx: Database,
  { code, userId, now }: { code: string; userId: string; now: Date },
): Promise<TakenGift> {
  const codeHash = hashOf(code);
  const [taken] = await tx
    .update(giftCodes)
    .set({ redeemedBy: userId, redeemedAt: now })
    .where(and(eq(giftCodes.codeHash, codeHash), isNull(giftCodes.redeemedAt)))
    .returning();
  if (taken) return { kind: 'taken', key: `gift ${codeHash}`, package: taken.package, days: taken.days };
  const [known] = await tx.select().from(giftCodes).where(eq(giftCodes.codeHash, codeHash));
  if (!known) throw new Refusal('gift_code_invalid');
  const { redeemedBy, redeemedAt } = known;
  const isRepeated =
    redeemedBy === userId && redeemedAt !== null && now.getTime() - redeemedAt.getTime() < repeatMs;
  if (!isRepeated) throw new Refusal('gift_code_redeemed');
  return { kind: 'repeated' };
}
