import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { phoneCodes } from '../../db/schema/auth.ts';

/** One row of table `phone_codes`: the newest code that a device asked for. */
export type PhoneCodeRow = typeof phoneCodes.$inferSelect;

/** Whose code: a number, and the hash of a device's secret, which is empty for clients that have none. */
export type CodePlace = Pick<PhoneCodeRow, 'phone' | 'device'>;

const at = ({ phone, device }: CodePlace): SQL | undefined =>
  and(eq(phoneCodes.phone, phone), eq(phoneCodes.device, device));

/** A code that was verified after a time, and not consumed by a sign-up. The number is part of what was hashed. */
const whereProof = (codeHash: string, verifiedAfter: Date): SQL | undefined =>
  and(
    eq(phoneCodes.codeHash, codeHash),
    gt(phoneCodes.verifiedAt, verifiedAfter),
    isNull(phoneCodes.spentAt),
  );

/** Reads and writes table `phone_codes`. */
export function createPhoneCodeRepository(db: Database) {
  return {
    find: async (place: CodePlace): Promise<PhoneCodeRow | undefined> => {
      const [row] = await db.select().from(phoneCodes).where(at(place));
      return row;
    },
    /** The code that was sent to a number last, whoever asked for it. */
    findNewest: async (phone: string): Promise<PhoneCodeRow | undefined> => {
      const newest = desc(phoneCodes.sentAt);
      const [row] = await db
        .select()
        .from(phoneCodes)
        .where(eq(phoneCodes.phone, phone))
        .orderBy(newest)
        .limit(1);
      return row;
    },
    /** Puts a new code in the place of one sent up to `sentBefore`; false when a later one stands there. */
    replace: async (
      code: CodePlace & Pick<PhoneCodeRow, 'codeHash' | 'sentAt' | 'expiresAt'>,
      sentBefore: Date,
    ): Promise<boolean> => {
      const fresh = { ...code, attempts: 0, verifiedAt: null, spentAt: null };
      const stored = await db
        .insert(phoneCodes)
        .values(fresh)
        .onConflictDoUpdate({
          target: [phoneCodes.phone, phoneCodes.device],
          set: fresh,
          setWhere: sql`${phoneCodes.sentAt} <= ${sentBefore.toISOString()}`,
        })
        .returning();
      return stored.length > 0;
    },
    /** Counts a try against a code that can still be verified, in one statement; undefined when there is none. */
    countTry: async (
      place: CodePlace,
      now: Date,
      maximumTries: number,
    ): Promise<PhoneCodeRow | undefined> => {
      const [row] = await db
        .update(phoneCodes)
        .set({ attempts: sql`${phoneCodes.attempts} + 1` })
        .where(
          and(
            at(place),
            gt(phoneCodes.expiresAt, now),
            isNull(phoneCodes.verifiedAt),
            lt(phoneCodes.attempts, maximumTries),
          ),
        )
        .returning();
      return row;
    },
    /** False when the code was verified already, or replaced. What is entered from then on is counted anew. */
    setVerified: async (place: CodePlace, codeHash: string, now: Date): Promise<boolean> => {
      const verified = await db
        .update(phoneCodes)
        .set({ verifiedAt: now, attempts: 0 })
        .where(and(at(place), eq(phoneCodes.codeHash, codeHash), isNull(phoneCodes.verifiedAt)))
        .returning();
      return verified.length > 0;
    },
    /**
     * Counts an entry against the verified codes of a number that no sign-up consumed, in one statement; those of them that
     * have room for it.
     */
    countProofTry: async (
      phone: string,
      verifiedAfter: Date,
      maximumTries: number,
    ): Promise<PhoneCodeRow[]> =>
      db
        .update(phoneCodes)
        .set({ attempts: sql`${phoneCodes.attempts} + 1` })
        .where(
          and(
            eq(phoneCodes.phone, phone),
            gt(phoneCodes.verifiedAt, verifiedAfter),
            isNull(phoneCodes.spentAt),
            lt(phoneCodes.attempts, maximumTries),
          ),
        )
        .returning(),
    /** Forgets the entries against a verified code: the right one was among them. */
    forgetProofTries: async (codeHash: string): Promise<void> => {
      await db.update(phoneCodes).set({ attempts: 0 }).where(eq(phoneCodes.codeHash, codeHash));
    },
    hasProof: async (codeHash: string, verifiedAfter: Date): Promise<boolean> =>
      (await db.select().from(phoneCodes).where(whereProof(codeHash, verifiedAfter))).length > 0,
    /** Consumes a proof inside the caller's transaction; false when it is none. */
    consumeProof: async (
      tx: Database,
      codeHash: string,
      { verifiedAfter, now }: { verifiedAfter: Date; now: Date },
    ): Promise<boolean> => {
      const used = await tx
        .update(phoneCodes)
        .set({ spentAt: now })
        .where(whereProof(codeHash, verifiedAfter))
        .returning();
      return used.length > 0;
    },
    remove: async (place: CodePlace): Promise<void> => {
      await db.delete(phoneCodes).where(at(place));
    },
  };
}
