import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../ports/Clock.ts';
import type { PushCarrier } from '../../ports/PushCarrier.ts';
import type { PushQueue, QueuedPush } from './createPushQueue.ts';
import type { WritePush } from './createPushWriter.ts';

/** What sends the pushes that wait. */
export type PushSender = {
  /** Sends what is due, without being waited for, and comes back when the next one is. */
  wake: () => void;
  /** Takes nothing more, and waits for what is being sent. */
  stop: () => Promise<void>;
};

/** What it works with. */
export type PushSenderOptions = {
  queue: PushQueue;
  carriers: readonly PushCarrier[];
  /** What a push says to its reader. */
  write: WritePush;
  clock: Clock;
  log: FastifyBaseLogger;
  /** How long a message is worth pushing, in milliseconds. */
  messageLifeMs: number;
};

const firstPauseMs = 2000;
/** Tries before a push is given up. */
const maximumAttempts = 6;
/** How long a message waits for its translation before the original is pushed, and how often is asked. */
const [translationMs, translationPauseMs] = [8000, 400];
/** Pushes that one process sends at once. */
const width = 8;

/** Sends the pushes of the database, several at once; those that fail wait longer each time. */
export function createPushSender(options: PushSenderOptions): PushSender {
  const { queue, carriers, write, clock, log, messageLifeMs } = options;
  const laterBy = (ms: number): Date => new Date(clock().getTime() + ms);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const running = new Set<Promise<void>>();

  async function hand(job: QueuedPush): Promise<void> {
    const carrier = carriers.find(({ id }) => id === job.device.carrier);
    const left = job.expiresAt.getTime() - clock().getTime();
    if (!carrier || left <= 0) return queue.end(job);
    const written = await write(job);
    if (!written) return queue.end(job);
    const isEarly = messageLifeMs - left < translationMs;
    // Waiting is no failed attempt.
    if (written.isWaiting && isEarly)
      return queue.retryAt(job, { dueAt: laterBy(translationPauseMs), attempts: job.attempts - 1 });
    const { payload } = written;
    const outcome = await carrier.send({
      token: job.device.token,
      payload: JSON.stringify(payload),
      ttlSeconds: Math.max(1, Math.round(left / 1000)),
      isUrgent: payload.signalType !== 'close',
      tag: payload.tag,
    });
    if (outcome.status === 'sent')
      return queue.end(job, payload.signalType === 'close' ? undefined : payload.tag);
    if (outcome.status === 'gone') return queue.forgetDevice(job.deviceId);
    if (outcome.status === 'failed' && job.attempts < maximumAttempts) {
      const pause = Math.max(firstPauseMs * 2 ** (job.attempts - 1), outcome.retryAfterMs ?? 0);
      return queue.retryAt(job, { dueAt: laterBy(pause), attempts: job.attempts });
    }
    log.error({ detail: outcome.detail, attempts: job.attempts }, 'a push was given up');
    return queue.end(job);
  }

  async function work(): Promise<void> {
    for (let job = await queue.take(); job && !isStopped; job = await queue.take()) await hand(job);
    const due = isStopped ? undefined : await queue.nextDue();
    if (!due) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.max(50, due.getTime() - clock().getTime()));
    timer.unref();
  }

  function wake(): void {
    if (isStopped || running.size >= width) return;
    const one = work().catch((error: unknown) => log.error({ err: error }, 'pushes could not be sent'));
    running.add(one);
    void one.finally(() => running.delete(one));
  }

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(carriers.map((carrier) => carrier.close()));
      await Promise.all(running);
    },
  };
}
