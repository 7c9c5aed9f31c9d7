import type { PushPayload } from '@franca/contract';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { JobDefinition, JobQueue, Jobs, NewJob } from '../../core/jobs/Jobs.ts';
import { pushDevices, pushShown } from '../../db/schema/push.ts';
import { whereNotBlocked } from '../../db/shared/contacts.ts';
import { createPushSender, type PushSenderOptions } from './createPushSender.ts';
import type { PushData } from './PushData.ts';

/** What is pushed to all devices of some people. */
export type PushOrder = {
  userIds: readonly string[];
  /** Whoever causes it: those in a block with them get nothing. */
  byId: string;
  /** What devices show it under, and close it by. */
  tag: string;
  expiresAt: Date;
} & ({ messageId: string } | { payload: PushPayload });

/** Pushes as jobs: each device gets each once, whichever process sends it. */
export type PushJobs = {
  /** Queues a push for every device of the people. */
  add: (kind: PushKind, order: PushOrder) => Promise<void>;
  /** Queues the closing of what some people's devices show under a tag, and takes back what was not sent yet. */
  close: (kind: PushKind, what: { userIds: readonly string[]; tag: string }) => Promise<void>;
  /** Forgets what is shown for so long that it was certainly closed. */
  forgetShown: () => Promise<void>;
};

/** Calls have places of their own: no message is sent before one rings. */
export type PushKind = 'message' | 'call';

/** What they work with. */
export type PushJobsOptions = PushSenderOptions & { jobs: Pick<Jobs, 'define'> };

const dayMs = 86_400_000;
const keepShownMs = 30 * dayMs;
const retry = { attempts: 6, firstPauseMs: 2000, longestPauseMs: 64_000 };

/** Pushes over the database. */
export function createPushJobs(options: PushJobsOptions): PushJobs {
  const { db, clock, jobs } = options;
  const { send, onGivenUp } = createPushSender(options);

  const define = (kind: string, places: Pick<JobDefinition<PushData>, 'concurrency' | 'perOwner'>) =>
    jobs.define<PushData>({ kind, ...places, retry, run: send, onGivenUp });
  const queues: Record<PushKind, JobQueue<PushData>> = {
    message: define('push of a message', { concurrency: 16, perOwner: 2 }),
    call: define('push of a call', { concurrency: 16, perOwner: 4 }),
  };

  async function queueAll(kind: PushKind, added: readonly NewJob<PushData>[]): Promise<void> {
    if (added.length === 0) return;
    await queues[kind].add(db, added);
    queues[kind].wake();
  }

  return {
    add: async (kind, order) => {
      if (order.userIds.length === 0) return;
      const devices = await db
        .select({ id: pushDevices.id, userId: pushDevices.userId })
        .from(pushDevices)
        .where(
          and(
            inArray(pushDevices.userId, [...order.userIds]),
            whereNotBlocked(pushDevices.userId, order.byId),
          ),
        );
      const what = 'messageId' in order ? { messageId: order.messageId } : { payload: order.payload };
      const { expiresAt, tag: subject } = order;
      await queueAll(
        kind,
        devices.map(({ id, userId }) => ({
          data: { deviceId: id, ...what },
          ownerId: userId,
          subject,
          expiresAt,
        })),
      );
    },
    close: async (kind, { userIds, tag }) => {
      if (userIds.length === 0) return;
      const dropped = await queues[kind].cancel({ ownerIds: userIds, subject: tag });
      const devices = await db
        .select({ id: pushDevices.id, userId: pushDevices.userId })
        .from(pushDevices)
        .where(inArray(pushDevices.userId, [...userIds]));
      const ids = devices.map(({ id }) => id);
      const shown = await db
        .delete(pushShown)
        .where(and(inArray(pushShown.deviceId, ids), eq(pushShown.tag, tag)))
        .returning({ deviceId: pushShown.deviceId });
      // One that was taken may be at its device already, before that is noted.
      const taken = dropped.flatMap(({ data, attempts }) => (attempts > 0 ? [data.deviceId] : []));
      const closed = new Set([...taken, ...shown.map(({ deviceId }) => deviceId)]);
      const payload: PushPayload = { signalType: 'close', tag };
      const expiresAt = new Date(clock().getTime() + dayMs);
      // Without a subject: a closing is not taken back by the next one.
      await queueAll(
        kind,
        devices
          .filter(({ id }) => closed.has(id))
          .map(({ id, userId }) => ({ data: { deviceId: id, payload }, ownerId: userId, expiresAt })),
      );
    },
    forgetShown: async () => {
      await db.delete(pushShown).where(lte(pushShown.shownAt, new Date(clock().getTime() - keepShownMs)));
    },
  };
}
