import type { PushPayload } from '@franca/contract';
import { and, asc, eq, inArray, lte, min, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/Database.ts';
import { pushDevices, pushJobs, pushShown } from '../../db/schema/push.ts';
import type { Clock } from '../../ports/Clock.ts';

/** A push that waits, with the device it goes to. */
export type QueuedPush = typeof pushJobs.$inferSelect & { device: typeof pushDevices.$inferSelect };

/** What is pushed to all devices of some people. */
export type PushOrder = {
  userIds: readonly string[];
  /** Whoever causes it: those in a block with them get nothing. */
  byId: string;
  expiresAt: Date;
} & ({ messageId: string } | { payload: PushPayload });

/** Pushes in the database: each device gets each once, whichever process sends it. */
export type PushQueue = {
  /** Queues a push for every device of the people; returns how many there are. */
  add: (order: PushOrder) => Promise<number>;
  /** Queues the closing of what some people's devices show under a tag, and takes back what was not sent yet. */
  addClosing: (what: { userIds: readonly string[]; tag: string; messagesOf?: string }) => Promise<number>;
  /** Takes what is due for as long as a lease. */
  take: () => Promise<QueuedPush | undefined>;
  /** Tries again at a time. */
  retryAt: (job: QueuedPush, next: { dueAt: Date; attempts: number }) => Promise<void>;
  /** Is done with a push; `shown` is the tag under which the device shows it now. */
  end: (job: QueuedPush, shown?: string) => Promise<void>;
  /** Forgets a device that is registered no more. */
  forgetDevice: (id: string) => Promise<void>;
  /** When the next one is due. */
  nextDue: () => Promise<Date | undefined>;
  /** Forgets what is shown for so long that it was certainly closed. */
  forgetShown: () => Promise<void>;
};

/** Longer than a carrier can take; after it, whoever was sending counts as crashed. */
const leaseMs = 30_000;
const keepShownMs = 30 * 24 * 3_600_000;

/** The queue over the database. */
export function createPushQueue({ db, clock }: { db: Database; clock: Clock }): PushQueue {
  const idsIn = (userIds: readonly string[]): SQL =>
    sql`user_id in (${sql.join(
      userIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`;

  return {
    add: async (order) => {
      if (order.userIds.length === 0) return 0;
      const messageId = 'messageId' in order ? order.messageId : null;
      const payload = 'payload' in order ? JSON.stringify(order.payload) : null;
      const added = await rowsOf(
        db,
        sql`insert into push_jobs (device_id, message_id, payload, expires_at, due_at)
          select id, ${messageId}::uuid, ${payload}::jsonb, ${order.expiresAt.toISOString()}::timestamptz,
            ${clock().toISOString()}::timestamptz
          from push_devices where ${idsIn(order.userIds)}
            and not exists (select 1 from user_relations where low_id = least(user_id, ${order.byId}::uuid)
              and high_id = greatest(user_id, ${order.byId}::uuid) and (low_blocks or high_blocks))
          returning id`,
      );
      return added.length;
    },
    addClosing: async ({ userIds, tag, messagesOf }) => {
      if (userIds.length === 0) return 0;
      const devices = db.select({ id: pushDevices.id }).from(pushDevices).where(idsIn(userIds));
      const waits = messagesOf
        ? sql`message_id in (select id from messages where topic_id = ${messagesOf}::uuid)`
        : sql`payload ->> 'tag' = ${tag}`;
      const dropped = await db
        .delete(pushJobs)
        .where(and(inArray(pushJobs.deviceId, devices), waits))
        .returning({ deviceId: pushJobs.deviceId, attempts: pushJobs.attempts });
      const shown = await db
        .delete(pushShown)
        .where(and(inArray(pushShown.deviceId, devices), eq(pushShown.tag, tag)))
        .returning({ deviceId: pushShown.deviceId });
      // One that was taken may be at its device already, before that is noted.
      const taken = dropped.filter(({ attempts }) => attempts > 0);
      const closed = [...new Set([...shown, ...taken].map(({ deviceId }) => deviceId))];
      if (closed.length === 0) return 0;
      const now = clock();
      const payload: PushPayload = { signalType: 'close', tag };
      const expiresAt = new Date(now.getTime() + 24 * 3_600_000);
      await db
        .insert(pushJobs)
        .values(closed.map((deviceId) => ({ deviceId, payload, expiresAt, dueAt: now })));
      return closed.length;
    },
    take: async () => {
      const now = clock();
      const due = db
        .select({ id: pushJobs.id })
        .from(pushJobs)
        .where(lte(pushJobs.dueAt, now))
        .orderBy(asc(pushJobs.dueAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [taken] = await db
        .update(pushJobs)
        .set({ attempts: sql`${pushJobs.attempts} + 1`, dueAt: new Date(now.getTime() + leaseMs) })
        .where(inArray(pushJobs.id, due))
        .returning();
      if (!taken) return undefined;
      const [device] = await db.select().from(pushDevices).where(eq(pushDevices.id, taken.deviceId));
      return device && { ...taken, device };
    },
    retryAt: async ({ id }, next) => {
      await db.update(pushJobs).set(next).where(eq(pushJobs.id, id));
    },
    end: async ({ id, deviceId }, shown) => {
      // At once: a closing that comes in between would find neither the push nor what is shown.
      await db.transaction(async (tx) => {
        // The device first, as whoever removes it does: in another order each would wait for the other.
        await tx
          .select({ id: pushDevices.id })
          .from(pushDevices)
          .where(eq(pushDevices.id, deviceId))
          .for('key share');
        const [ended] = await tx.delete(pushJobs).where(eq(pushJobs.id, id)).returning();
        if (!ended || shown === undefined) return;
        const shownAt = clock();
        await tx
          .insert(pushShown)
          .values({ deviceId, tag: shown, shownAt })
          .onConflictDoUpdate({ target: [pushShown.deviceId, pushShown.tag], set: { shownAt } });
      });
    },
    forgetDevice: async (id) => {
      await db.delete(pushDevices).where(eq(pushDevices.id, id));
    },
    nextDue: async () => {
      const [row] = await db.select({ dueAt: min(pushJobs.dueAt) }).from(pushJobs);
      return row?.dueAt ?? undefined;
    },
    forgetShown: async () => {
      await db.delete(pushShown).where(lte(pushShown.shownAt, new Date(clock().getTime() - keepShownMs)));
    },
  };
}
