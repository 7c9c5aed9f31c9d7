import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { codeFailures } from '../../db/schema/auth.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { CodePlace } from './createPhoneCodeRepository.ts';

/** Wrong codes in a row, over all codes of a number, after which the number signs nobody in. */
const maximumFailures = 100;

/** How long the way by phone stays closed after the last wrong code: who has no other way is not shut out for ever. */
export const lockMs = 30 * 86_400_000;

/** Counts of wrong codes for whole numbers. */
export type CodeFailures = {
  /** Refuses with `sign_in_locked` while the count is used up. */
  requireOpen: (place: CodePlace) => Promise<void>;
  /** Counts an entry before it is compared; refuses when it is one too many. Returns whether it was the last one. */
  count: (place: CodePlace) => Promise<{ isLast: boolean }>;
  /** Begins anew after a success, for everybody; gives the device, if it has a secret, a count of its own. */
  reset: (place: CodePlace) => Promise<void>;
  /** Begins anew for everybody after the owner of a number signed in by another way. */
  forget: (phone: string) => Promise<void>;
};

/**
 * Counts over all codes of a number, so that asking for another code gives nobody more guesses. A device that signed in with
 * the number before has a count of its own: strangers who use up theirs do not shut it out.
 */
export function createCodeFailures(db: Database, clock: Clock): CodeFailures {
  const at = ({ phone, device }: CodePlace) =>
    and(eq(codeFailures.phone, phone), eq(codeFailures.device, device));
  const since = (): Date => new Date(clock().getTime() - lockMs);

  async function find(place: CodePlace) {
    const [row] = await db.select().from(codeFailures).where(at(place));
    return row;
  }

  /** The row that counts for a device: its own once it has signed in, otherwise that of everybody. */
  async function findCounted({ phone, device }: CodePlace) {
    const own = device === '' ? undefined : await find({ phone, device });
    const place = { phone, device: own ? device : '' };
    return { place, row: own ?? (await find(place)) };
  }

  const isUsedUp = (row: { failures: number; updatedAt: Date } | undefined): boolean =>
    row !== undefined && row.failures >= maximumFailures && row.updatedAt > since();

  return {
    requireOpen: async (place) => {
      const { row } = await findCounted(place);
      if (isUsedUp(row)) throw new Refusal('sign_in_locked');
    },
    count: async (place) => {
      const counted = await findCounted(place);
      const isOld = sql`${codeFailures.updatedAt} <= ${since().toISOString()}`;
      const [row] = await db
        .insert(codeFailures)
        .values({ ...counted.place, failures: 1, updatedAt: clock() })
        .onConflictDoUpdate({
          target: [codeFailures.phone, codeFailures.device],
          set: {
            failures: sql`case when ${isOld} then 1 else ${codeFailures.failures} + 1 end`,
            updatedAt: clock(),
          },
          setWhere: sql`${isOld} or ${codeFailures.failures} < ${maximumFailures}`,
        })
        .returning();
      if (!row) throw new Refusal('sign_in_locked');
      return { isLast: row.failures === maximumFailures };
    },
    reset: async ({ phone, device }) => {
      const fresh = { failures: 0, updatedAt: clock() };
      for (const each of new Set(['', device])) {
        await db
          .insert(codeFailures)
          .values({ phone, device: each, ...fresh })
          .onConflictDoUpdate({ target: [codeFailures.phone, codeFailures.device], set: fresh });
      }
    },
    forget: async (phone) => {
      await db.delete(codeFailures).where(at({ phone, device: '' }));
    },
  };
}
