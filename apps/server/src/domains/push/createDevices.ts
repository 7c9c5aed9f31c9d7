import { eq, or } from 'drizzle-orm';
import { plainHash } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { pushDevices } from '../../db/schema/push.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { PushCarrier } from '../../ports/PushCarrier.ts';

/** What is registered: the session it goes with, and what its client sent. */
export type DeviceRegistration = { userId: string; session: string; token: string; hidesText: boolean };

/** Devices that are pushed to. */
export type Devices = {
  /** Registers the device of a session, which has one; refuses a token that no carrier can use. */
  register: (device: DeviceRegistration) => Promise<void>;
  /** Ends push to the device of a session. */
  remove: (session: string) => Promise<void>;
};

/** Devices over the database. */
export function createDevices(
  db: Database,
  clock: Clock,
  carriers: readonly Pick<PushCarrier, 'id' | 'addressOf'>[],
): Devices {
  return {
    register: async ({ userId, session, token, hidesText }) => {
      const [found] = carriers.flatMap(({ id, addressOf }) => {
        const address = addressOf(token);
        return address === undefined ? [] : { carrier: id, address };
      });
      if (!found)
        throw new Refusal('validation_failed', { sentences: ['Nothing can be pushed to this token.'] });
      const sessionHash = plainHash(session);
      const row = { userId, sessionHash, token, hidesText, createdAt: clock(), ...found };
      await db.transaction(async (tx) => {
        // A browser keeps its subscription when somebody else signs in: it belongs to the newest session.
        await tx
          .delete(pushDevices)
          .where(or(eq(pushDevices.address, found.address), eq(pushDevices.sessionHash, sessionHash)));
        await tx.insert(pushDevices).values(row).onConflictDoNothing();
      });
    },
    remove: async (session) => {
      await db.delete(pushDevices).where(eq(pushDevices.sessionHash, plainHash(session)));
    },
  };
}
