import { isNull } from 'drizzle-orm';
import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import { calls } from '../../db/schema/calls.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';
import type { Calls } from './Calls.ts';
import { returnMs } from './callRows.ts';
import type { CallPresence } from './createCallPresence.ts';
import { type CallService, selectUnfinished } from './createCallService.ts';

/** What the jobs of calls work on. */
export type CallJobsOptions = {
  /** Ends what is past its time. */
  service: Pick<CallService, 'runDue'>;
  /** Knows whose pages are open. */
  presence: Pick<CallPresence, 'beat'>;
  /** Where participants hear and see each other. */
  rooms: Pick<MediaRooms, 'end'>;
  /** Ends the room of a call that is over, and stores its record. */
  finish: (uuid: string) => Promise<void>;
  /** Called with errors that nobody waits for. */
  onError: (error: unknown) => void;
};

/** The presence of each page is stored several times within the time after which it counts as gone. */
const beatEveryMs = returnMs / 3;
const dueEveryMs = 3000;
/** Whoever ends a call finishes it; this long after, the job does it for them. */
const finishAfterMs = 5000;

/** Runs the jobs of calls until the server stops; returns what each does, for tests that do not wait. */
export function runCallJobs(core: Core, options: CallJobsOptions): Pick<Calls, 'runDue' | 'beat'> {
  const { service, presence, rooms, finish, onError } = options;
  const { clock, database } = core;
  const { db } = database;

  async function runDue(): Promise<void> {
    await service.runDue();
    const before = new Date(clock().getTime() - finishAfterMs);
    for (const uuid of await selectUnfinished(db, before)) await finish(uuid).catch(onError);
  }
  const hasUnfinished = async (): Promise<boolean> => {
    const rows = await db.select({ uuid: calls.uuid }).from(calls).where(isNull(calls.recordedAt)).limit(1);
    return rows.length > 0;
  };
  repeat(core, 'calls', dueEveryMs, runDue, { isNeeded: hasUnfinished });

  async function beat(): Promise<void> {
    // A call that was deleted with its conversation is known to nobody else.
    for (const uuid of await presence.beat()) await rooms.end(uuid);
  }
  const timer = setInterval(() => void beat().catch(onError), beatEveryMs);
  timer.unref();
  core.onStop(async () => clearInterval(timer));

  return { runDue, beat };
}
