import { callEvents, endpoints } from '@franca/contract';
import { eq, isNull } from 'drizzle-orm';
import type { Core } from '../../core/Core.ts';
import { createBackgroundWork } from '../../core/createBackgroundWork.ts';
import { repeat } from '../../core/repeat.ts';
import { callRecordings, calls } from '../../db/schema/calls.ts';
import { receiveBody } from '../../http/receiveBody.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Files } from '../files/Files.ts';
import { type CallChange, callRoom } from './createCallEvents.ts';
import { createRecordings, type Recording, type RecordingsOptions } from './createRecordings.ts';

/** What recordings need from the other domains. */
export type RecordingsDeps = {
  files: Pick<Files, 'parts'>;
  chat: Pick<Chat, 'send'>;
  rooms: MediaRooms;
  requireParticipant: RecordingsOptions['requireParticipant'];
};

/** Recordings, as calls use them. */
export type ConnectedRecordings = {
  /** The one that runs in a call. */
  of: (uuid: string) => Promise<Recording | null>;
  /** A call changed: whoever left it records it no more. */
  onCallChange: (change: CallChange) => void;
  /** What the job does every few seconds. */
  runDue: () => Promise<void>;
};

const dueEveryMs = 5000;

/** Connects recordings: their routes, the event that announces them to everybody in a call, and the job that closes abandoned ones. */
export function connectRecordings(core: Core, deps: RecordingsDeps): ConnectedRecordings {
  const { clock, database, log, route, sockets } = core;
  const { db } = database;
  const { files, chat, rooms, requireParticipant } = deps;
  const publisher = sockets.publisher('/call');
  const onError = (error: unknown): void => log.error({ err: error }, 'a part of a recording failed');
  const runInBackground = createBackgroundWork(core, onError);

  const recordings = createRecordings({
    db,
    clock,
    files,
    chat,
    requireParticipant,
    topicOf: async (uuid) => {
      const [call] = await db.select({ topicId: calls.topicId }).from(calls).where(eq(calls.uuid, uuid));
      return call?.topicId;
    },
    onChange: (uuid, recording) => {
      publisher.toRooms([callRoom(uuid)], callEvents.callRecording, { uuid }, { uuid, recording });
      // For clients that know the room alone; said again with each part, as a room that was lost forgets it.
      const type = recording ? 'include' : 'exclude';
      runInBackground(rooms.setRecordingRules({ room: uuid, rules: [{ type, all: true }] }));
    },
    onClosed: (id) => runInBackground(recordings.keep(id)),
  });

  const { startRecording, recordingPart, stopRecording } = endpoints.calls;
  route(startRecording, ({ userId, body }) =>
    recordings.start({ ...body, uuid: body.uuid.toLowerCase(), userId }),
  );
  route(recordingPart, async ({ userId, params, request }) => {
    const part = { id: params.recording_id, userId, index: params.part };
    await receiveBody(request.raw, (source, size) => recordings.add({ ...part, size }, source));
    return null;
  });
  route(stopRecording, ({ userId, body }) => recordings.stop({ ...body, userId }));

  async function runDue(): Promise<void> {
    for (const id of await recordings.closeLost()) await recordings.keep(id).catch(onError);
  }
  repeat(core, 'recordings', dueEveryMs, runDue, {
    isNeeded: async () => {
      const rows = await db
        .select({ id: callRecordings.id })
        .from(callRecordings)
        .where(isNull(callRecordings.keptAt))
        .limit(1);
      return rows.length > 0;
    },
  });

  return {
    of: recordings.of,
    onCallChange: ({ uuid, before, after }) => {
      const isOver = after.phase.kind === 'over';
      const gone = Object.keys(before.members).filter(
        (id) => before.members[id]?.kind === 'joined' && after.members[id]?.kind !== 'joined',
      );
      if (isOver || gone.length > 0) runInBackground(recordings.stopOf(uuid, isOver ? undefined : gone));
    },
    runDue,
  };
}
