import type { ErrorCode } from '@franca/contract';
import { and, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Job, JobQueue, JobResult, Jobs } from '../../core/jobs/Jobs.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { scheduledMessages } from '../../db/schema/scheduled.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Notifications } from '../notifications/Notifications.ts';

/** A message as it waits. */
export type ScheduledRow = typeof scheduledMessages.$inferSelect;

/** Names the row: what is sent, and when, stands there alone. */
export type ScheduledJobData = { id: string };

/** What sending later is built on. */
export type ScheduledJobOptions = {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'define'>;
  chat: Pick<Chat, 'send'>;
  /** Tells authors what was not sent. */
  notifications: Pick<Notifications, 'add' | 'publish'>;
  /** Shows an author's pages that the list changed. */
  announce: (userId: string, topicId: string | null) => void;
};

/** About three hours of attempts: a server that fails for longer says so to the author. */
const retry = { attempts: 24, firstPauseMs: 5000, longestPauseMs: 600_000 };

/** Whether the same message may be taken a moment later. */
const isTemporary = ({ status, code }: Refusal): boolean =>
  status >= 500 || status === 429 || code === 'conflict';

/**
 * Sends messages when they are due. A message is claimed in its row before it is sent, and from then on can be neither changed nor
 * deleted; the row goes once it is stored. A process that ends in between leaves both, and the next one sends the same chat_id,
 * which is stored once for ever.
 */
export function createScheduledJob(options: ScheduledJobOptions): JobQueue<ScheduledJobData> {
  const { db, clock, jobs, chat, notifications, announce } = options;

  async function fail(job: Job<ScheduledJobData>, row: ScheduledRow, problem: ErrorCode): Promise<void> {
    const { id, userId, topicId, topicName } = row;
    const notified = await db.transaction(async (tx) => {
      const [failed] = await tx
        .update(scheduledMessages)
        .set({ state: 'failed', problem })
        .where(and(eq(scheduledMessages.id, id), ne(scheduledMessages.state, 'failed')))
        .returning({ id: scheduledMessages.id });
      await job.endIn(tx);
      if (!failed) return [];
      const entry = { kind: 'message-unsent', userId, byId: userId, topicName, scheduledId: id } as const;
      return notifications.add(tx, [entry]);
    });
    notifications.publish(notified);
    announce(userId, topicId);
  }

  /** What is answered may have gone meanwhile: the words are sent all the same. */
  async function send({ userId, message }: ScheduledRow): Promise<void> {
    try {
      await chat.send(userId, message);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'reply_not_found') throw error;
      await chat.send(userId, { ...message, reply_id: null });
    }
  }

  async function run(job: Job<ScheduledJobData>): Promise<JobResult> {
    const isIt = eq(scheduledMessages.id, job.data.id);
    const [row] = await db
      .update(scheduledMessages)
      .set({ state: 'sending' })
      .where(
        and(
          isIt,
          inArray(scheduledMessages.state, ['waiting', 'sending']),
          lte(scheduledMessages.sendAt, clock()),
        ),
      )
      .returning();
    if (!row) {
      // Moved to a later time at this moment, sent, deleted, or failed before.
      const [present] = await db.select().from(scheduledMessages).where(isIt);
      if (present?.state !== 'waiting') return { status: 'done' };
      return { status: 'postponed', afterMs: Math.max(0, present.sendAt.getTime() - clock().getTime()) };
    }
    if (row.topicId === null) {
      await fail(job, row, 'topic_not_found');
      return { status: 'done' };
    }
    announce(row.userId, row.topicId);
    try {
      await send(row);
    } catch (error) {
      if (!(error instanceof Refusal) || isTemporary(error)) throw error;
      await fail(job, row, error.code);
      return { status: 'done' };
    }
    await db.transaction(async (tx) => {
      await tx.delete(scheduledMessages).where(isIt);
      await job.endIn(tx);
    });
    announce(row.userId, row.topicId);
    return { status: 'done' };
  }

  return jobs.define<ScheduledJobData>({
    kind: 'sending of a scheduled message',
    concurrency: 8,
    // In the order of their times, and nobody's hundred messages delay those of others.
    perOwner: 1,
    retry,
    run,
    onGivenUp: async (job) => {
      const [row] = await db.select().from(scheduledMessages).where(eq(scheduledMessages.id, job.data.id));
      if (row) await fail(job, row, 'unavailable');
    },
  });
}
