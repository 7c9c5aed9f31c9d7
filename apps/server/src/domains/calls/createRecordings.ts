import { type EndpointData, type endpoints, limits } from '@franca/contract';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { databaseProblem } from '../../db/Database.ts';
import { callRecordings } from '../../db/schema/calls.ts';
import type { Participation } from './createCallParticipants.ts';
import { createKeepRecording, type KeepRecordingOptions } from './createKeepRecording.ts';

/** What recordings are built on. */
export type RecordingsOptions = KeepRecordingOptions & {
  /** The call of somebody who takes part; refuses with `call_not_found`. */
  requireParticipant: (call: {
    uuid: string;
    userId: string;
  }) => Promise<Pick<Participation, 'row' | 'state' | 'isGuest'>>;
  /** Called when somebody began to record, or stopped. */
  onChange: (uuid: string, recording: Recording | null) => void;
  /** Called with a recording that is closed, to be kept soon. */
  onClosed: (id: string) => void;
};

/** A recording that runs, as everybody in the call sees it. */
export type Recording = NonNullable<EndpointData<typeof endpoints.calls.info>['recording']>;

type Row = typeof callRecordings.$inferSelect;
type StartRequest = { uuid: string; recording_id: string; mime: string; userId: string };
type StopRequest = {
  recording_id: string;
  parts?: number | undefined;
  milliseconds?: number | undefined;
  userId: string;
};

/** Recordings that browsers make of their calls. */
export type Recordings = {
  /** Begins one; the same request again is the same recording. */
  start: (request: StartRequest) => Promise<Recording>;
  /** Takes a part. */
  add: (
    part: { id: string; userId: string; index: number; size: number | undefined },
    source: AsyncIterable<Uint8Array>,
  ) => Promise<void>;
  /** Stops one, and closes it once all its parts came. */
  stop: (request: StopRequest) => Promise<{ parts: number }>;
  /** The one that runs in a call. */
  of: (uuid: string) => Promise<Recording | null>;
  /** Stops what somebody records who has left, or all that runs where nobody is named. */
  stopOf: (uuid: string, userIds?: readonly string[]) => Promise<void>;
  /** Stores a closed recording in its conversation; any process may do it, also several times. */
  keep: (id: string) => Promise<void>;
  /** Closes those of which no part comes any more; returns what is to be kept. */
  closeLost: () => Promise<string[]>;
};

/** Whoever closes a recording keeps it; this long after, the job does it for them. */
const keepAfterMs = 10_000;

const toRecording = ({ id, userId, startedAt }: Row): Recording => ({
  recording_id: id,
  user_id: userId,
  started_at: startedAt.toISOString(),
});

/** The name of the file: sorts by time, and says nothing about the people. */
const nameOf = (at: Date, mime: string): string =>
  `call-${at.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}.${mime === 'video/mp4' ? 'mp4' : 'webm'}`;

/** Recordings over the database, so that any process can take a part, and none is needed for what came. */
export function createRecordings(options: RecordingsOptions): Recordings {
  const { db, clock, files, requireParticipant, onChange, onClosed } = options;

  const whereRunning = (uuid: string) =>
    and(eq(callRecordings.callUuid, uuid), isNull(callRecordings.stoppedAt));

  async function find(id: string, userId: string): Promise<Row> {
    const [row] = await db
      .select()
      .from(callRecordings)
      .where(and(eq(callRecordings.id, id), eq(callRecordings.userId, userId)));
    if (!row) throw new Refusal('not_found');
    return row;
  }

  async function insert(row: Pick<Row, 'id' | 'callUuid' | 'userId'>, mime: string): Promise<Row> {
    const at = clock();
    const fileKey = await files.parts.begin({ userId: row.userId }, nameOf(at, mime));
    try {
      const values = { ...row, fileKey, startedAt: at, seenAt: at };
      const [stored] = await db.insert(callRecordings).values(values).returning();
      if (!stored) throw new Error('The recording was not returned.');
      return stored;
    } catch (error) {
      // The same request came twice at once, or somebody else was faster.
      if (databaseProblem(error)?.code !== '23505') throw error;
      const [known] = await db.select().from(callRecordings).where(eq(callRecordings.id, row.id));
      if (known?.userId === row.userId && known.callUuid === row.callUuid) return known;
      throw new Refusal('recording_running');
    }
  }

  async function markStopped(row: Row): Promise<void> {
    const [stopped] = await db
      .update(callRecordings)
      .set({ stoppedAt: clock() })
      .where(and(eq(callRecordings.id, row.id), isNull(callRecordings.stoppedAt)))
      .returning();
    if (stopped) onChange(row.callUuid, null);
  }

  async function close(row: Row): Promise<void> {
    await markStopped(row);
    const [closed] = await db
      .update(callRecordings)
      .set({ closedAt: clock() })
      .where(and(eq(callRecordings.id, row.id), isNull(callRecordings.closedAt)))
      .returning();
    if (closed) onClosed(row.id);
  }

  return {
    start: async ({ uuid, recording_id, mime, userId }) => {
      const { row: call, state, isGuest } = await requireParticipant({ uuid, userId });
      // It appears in a conversation that they are not in.
      if (isGuest) throw new Refusal('forbidden');
      if (state.phase.kind === 'over') throw new Refusal('call_ended');
      if (state.members[userId]?.kind !== 'joined') throw new Refusal('call_not_found');
      const running = await db.select().from(callRecordings).where(whereRunning(call.uuid));
      if (running.some(({ id }) => id !== recording_id)) throw new Refusal('recording_running');
      const row = running[0] ?? (await insert({ id: recording_id, callUuid: call.uuid, userId }, mime));
      if (row.userId !== userId) throw new Refusal('recording_running');
      onChange(call.uuid, toRecording(row));
      return toRecording(row);
    },
    add: async ({ id, userId, index, size }, source) => {
      const row = await find(id, userId);
      if (row.closedAt) throw new Refusal('recording_ended');
      await files.parts.add(row.fileKey, { index, size }, source);
      const [now] = await db
        .update(callRecordings)
        .set({ seenAt: clock() })
        .where(eq(callRecordings.id, id))
        .returning();
      // It may have been stopped while the part came.
      if (now && !now.stoppedAt) onChange(now.callUuid, toRecording(now));
    },
    stop: async ({ recording_id, parts, milliseconds, userId }) => {
      const row = await find(recording_id, userId);
      if (milliseconds !== undefined && !row.closedAt)
        await db.update(callRecordings).set({ milliseconds }).where(eq(callRecordings.id, recording_id));
      await markStopped(row);
      const came = (await files.parts.find(row.fileKey))?.parts ?? 0;
      if (parts === undefined || came >= parts) await close(row);
      return { parts: came };
    },
    of: async (uuid) => {
      const [row] = await db.select().from(callRecordings).where(whereRunning(uuid));
      return row ? toRecording(row) : null;
    },
    stopOf: async (uuid, userIds) => {
      const rows = await db.select().from(callRecordings).where(whereRunning(uuid));
      for (const row of rows) if (!userIds || userIds.includes(row.userId)) await markStopped(row);
    },
    keep: createKeepRecording(options),
    closeLost: async () => {
      const at = clock().getTime();
      const unseen = new Date(at - limits.recordingLeaseSeconds * 1000);
      const before = new Date(at - keepAfterMs);
      const due = await db
        .select()
        .from(callRecordings)
        .where(
          and(
            isNull(callRecordings.keptAt),
            or(lte(callRecordings.closedAt, before), lte(callRecordings.seenAt, unseen)),
          ),
        );
      for (const row of due) await close(row);
      return due.map(({ id }) => id);
    },
  };
}
