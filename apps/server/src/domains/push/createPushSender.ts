import type { PushPayload } from '@franca/contract';
import { eq } from 'drizzle-orm';
import type { Breakers } from '../../core/createBreakers.ts';
import type { Job, JobDefinition, JobResult } from '../../core/jobs/Jobs.ts';
import type { Database } from '../../db/Database.ts';
import { pushDevices, pushShown } from '../../db/schema/push.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { PushCarrier } from '../../ports/PushCarrier.ts';
import type { WritePush } from './createPushWriter.ts';
import type { PushData, PushDevice } from './PushData.ts';

/** What sending pushes needs. */
export type PushSenderOptions = {
  db: Database;
  clock: Clock;
  carriers: readonly PushCarrier[];
  /** Push services that are left alone, by their hosts. */
  breakers: Breakers;
  /** What a push says to its reader. */
  write: WritePush;
  /** How long a message is worth pushing, in milliseconds. */
  messageLifeMs: number;
};

const dayMs = 86_400_000;
/** How long pushes to a device are given up before it is forgotten: nobody turns on a telephone after so long without opening the app. */
const forgetFailingMs = 7 * dayMs;
/** How long a message waits for its translation before the original is pushed, and how often is asked. */
const [translationMs, translationPauseMs] = [8000, 400];

const isAway = 'its push service does not answer';

/** What fails together: an address that is a URL with its host, any other with its carrier. */
const serviceOf = ({ address, carrier }: PushDevice): string =>
  URL.canParse(address) ? new URL(address).host : carrier;

/** Sends one push to one device. A service that does not answer holds few places, and none of another person. */
export function createPushSender(options: PushSenderOptions): {
  send: (job: Job<PushData>) => Promise<JobResult>;
  onGivenUp: NonNullable<JobDefinition<PushData>['onGivenUp']>;
} {
  const { db, clock, carriers, breakers, write, messageLifeMs } = options;

  async function findDevice({ deviceId }: PushData): Promise<PushDevice | undefined> {
    const [device] = await db.select().from(pushDevices).where(eq(pushDevices.id, deviceId));
    return device;
  }

  async function changeDevice({ id }: PushDevice, change: Partial<PushDevice>): Promise<void> {
    await db.update(pushDevices).set(change).where(eq(pushDevices.id, id));
  }

  async function forgetDevice({ id }: PushDevice): Promise<void> {
    await db.delete(pushDevices).where(eq(pushDevices.id, id));
  }

  async function end(job: Job<PushData>, device: PushDevice, payload: PushPayload): Promise<void> {
    // At once: a closing that comes in between would find neither the push nor what is shown.
    await db.transaction(async (tx) => {
      // The device first, as whoever removes it does: in another order each would wait for the other.
      const whereDevice = eq(pushDevices.id, device.id);
      const [locked] = await tx.select().from(pushDevices).where(whereDevice).for('key share');
      if (!(await job.endIn(tx)) || !locked || payload.signalType === 'close') return;
      const shownAt = clock();
      await tx
        .insert(pushShown)
        .values({ deviceId: device.id, tag: payload.tag, shownAt })
        .onConflictDoUpdate({ target: [pushShown.deviceId, pushShown.tag], set: { shownAt } });
    });
    if (device.failingSince) await changeDevice(device, { failingSince: null });
  }

  async function send(job: Job<PushData>): Promise<JobResult> {
    const device = await findDevice(job.data);
    const carrier = carriers.find(({ id }) => id === device?.carrier);
    const left = (job.expiresAt?.getTime() ?? 0) - clock().getTime();
    if (!device || !carrier) return { status: 'done' };
    const service = serviceOf(device);
    // Before the message is read: while a service is away that would be done for nothing, again and again.
    const leftMs = breakers.leftMs(service);
    if (leftMs > 0) return { status: 'failed', detail: isAway, afterMs: leftMs };
    const written = await write(job.data, device);
    if (!written) return { status: 'done' };
    if (written.isWaiting && messageLifeMs - left < translationMs)
      return { status: 'postponed', afterMs: translationPauseMs };
    const waitMs = breakers.waitFor(service);
    if (waitMs > 0) return { status: 'failed', detail: isAway, afterMs: waitMs };
    const { payload } = written;
    const outcome = await carrier.send({
      token: device.token,
      payload: JSON.stringify(payload),
      ttlSeconds: Math.max(1, Math.round(left / 1000)),
      isUrgent: payload.signalType !== 'close',
      tag: payload.tag,
    });
    breakers.report(service, outcome.status !== 'failed' || outcome.isAnswered);
    switch (outcome.status) {
      case 'sent':
        await end(job, device, payload);
        return { status: 'done' };
      case 'gone':
        await forgetDevice(device);
        return { status: 'done' };
      case 'refused':
        return outcome;
      case 'failed':
        return { status: 'failed', detail: outcome.detail, afterMs: outcome.retryAfterMs };
    }
  }

  async function onGivenUp({ data }: Job<PushData>): Promise<void> {
    const device = await findDevice(data);
    if (!device) return;
    const now = clock();
    if (!device.failingSince) return changeDevice(device, { failingSince: now });
    if (now.getTime() - device.failingSince.getTime() > forgetFailingMs) await forgetDevice(device);
  }

  return { send, onGivenUp };
}
