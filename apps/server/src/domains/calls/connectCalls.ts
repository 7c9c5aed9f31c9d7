import { callEvents } from '@franca/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import { repeat } from '../../core/repeat.ts';
import { callMembers, calls } from '../../db/schema/calls.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Files } from '../files/Files.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { Push } from '../push/Push.ts';
import type { TopicMembers, Topics } from '../topics/Topics.ts';
import type { Calls } from './Calls.ts';
import { loadCall, openCallsOf, returnMs, timesOf } from './callRows.ts';
import { connectMediaWebhook } from './connectMediaWebhook.ts';
import { connectRecordings } from './connectRecordings.ts';
import { type CallChange, callRoom, createCallEvents } from './createCallEvents.ts';
import { createCallPresence } from './createCallPresence.ts';
import { createCallRecorder } from './createCallRecorder.ts';
import { type CallServiceOptions, createCallService, selectUnfinished } from './createCallService.ts';
import { readCallHistory } from './readCallHistory.ts';
import { registerCallRoutes } from './registerCallRoutes.ts';

/** What calls need from the other domains and from the composition root. */
export type CallsDeps = {
  /** Who is in which topic. */
  topics: Pick<Topics, 'membership' | 'find'>;
  /** Stores the records of calls, and recordings. */
  chat: Pick<Chat, 'recordCall' | 'send'>;
  /** Keeps the parts of recordings. */
  files: Pick<Files, 'parts'>;
  /** Notifications of missed calls. */
  notifications: Pick<Notifications, 'add' | 'publish'>;
  /** Rings devices, also those without an open page. */
  push: Pick<Push, 'ring' | 'endRing'>;
  /** Where participants hear and see each other. */
  rooms: MediaRooms;
};

/** A sign of each page is stored several times within the time after which it counts as gone. */
const beatEveryMs = returnMs / 3;
const dueEveryMs = 3000;
/** Whoever ends a call finishes it; this long after, the job does it for them. */
const finishAfterMs = 5000;

/** Builds calls over the core: their routes and sockets, and the jobs that end what nobody ends. */
export function connectCalls(core: Core, deps: CallsDeps): Calls {
  const { topics, chat, files, notifications, push, rooms } = deps;
  const { clock, database, log, route, sockets } = core;
  const { db } = database;
  const publisher = sockets.publisher('/call');
  const send = createCallEvents(publisher);
  const finish = createCallRecorder({ db, clock, rooms, chat });
  const presence = createCallPresence({ db, clock });
  const onError = (error: unknown): void => log.error({ err: error }, 'a part of a call failed');
  const finishing = new Set<Promise<void>>();

  function finishSoon(uuid: string): void {
    const work: Promise<void> = finish(uuid)
      .catch(onError)
      .finally(() => finishing.delete(work));
    finishing.add(work);
  }
  core.onClose(async () => {
    await Promise.all(finishing);
  });

  function onChange(change: CallChange): void {
    send(change);
    recordings.onCallChange(change);
    const stopped = Object.keys(change.after.members).filter(
      (id) => change.before.members[id]?.kind === 'ringing' && change.after.members[id]?.kind !== 'ringing',
    );
    if (stopped.length > 0) push.endRing({ userIds: stopped, uuid: change.uuid });
    if (change.after.phase.kind === 'over') finishSoon(change.uuid);
  }
  const { membership } = topics;
  const notify: CallServiceOptions['notify'] = async (tx, call, userIds) => {
    if (userIds.length === 0) return [];
    const { uuid, topicId, topicName, createdBy, isVideo } = call;
    const topic = { id: topicId, name: topicName };
    const entry = { kind: 'missed-call', byId: createdBy, uuid, isVideo, topic } as const;
    return notifications.add(
      tx,
      userIds.map((userId) => ({ ...entry, userId })),
    );
  };
  const service = createCallService({
    db,
    clock,
    membership,
    rooms,
    presence,
    notify,
    topicNameOf: async (topicId) => (await topics.find(topicId))?.name ?? null,
    recordingOf: (uuid) => recordings.of(uuid),
    publish: notifications.publish,
    onChange,
    onError,
  });
  const recordings = connectRecordings(core, {
    files,
    chat,
    rooms,
    requireParticipant: service.requireParticipant,
  });

  /** Rings one person: on every page that is open, and once more on each that opens. */
  async function ring(uuid: string, userId: string): Promise<void> {
    const call = await loadCall(db, uuid);
    if (!call || call.state.phase.kind === 'over' || call.state.members[userId]?.kind !== 'ringing') return;
    const { all } = await membership.require({ topicId: call.row.topicId, userId });
    const caller = all.find((member) => member.userId === call.row.createdBy);
    if (!caller) return;
    publisher.toUser(
      userId,
      callEvents.incomingCall,
      { user_id: userId },
      {
        topic_id: call.row.topicId,
        uuid: call.row.uuid,
        call_type: call.row.isVideo ? '1' : '0',
        caller: { _id: caller.userId, name: caller.name, avatar: caller.avatar },
        ...timesOf(call.row, clock()),
      },
    );
  }

  async function begin(request: { members: TopicMembers; uuid: string; isVideo: boolean }) {
    const info = await service.start(request);
    const ringing = info.state.members.flatMap(({ user_id, state }) =>
      state === 'ringing' ? [user_id] : [],
    );
    for (const userId of ringing) await ring(info.uuid, userId);
    const { userId: id, name, avatar } = request.members.self;
    // Whoever muted the conversation hears it ring on open pages, and not from a device in a pocket.
    const muted = new Set(request.members.all.filter(({ isMuted }) => isMuted).map(({ userId }) => userId));
    push.ring({
      userIds: ringing.filter((userId) => !muted.has(userId)),
      topicId: info.topic._id,
      uuid: info.uuid,
      isVideo: info.is_video,
      caller: { id, name, avatar },
      until: new Date(info.ring_until),
    });
    if (info.state.phase === 'over') finishSoon(info.uuid);
    return info;
  }

  registerCallRoutes(route, { ...service, begin }, rooms);
  connectMediaWebhook(core, { rooms });
  core.provide({
    requireCallParticipant: async (participant) => void (await service.requireParticipant(participant)),
  });

  sockets.listen(callEvents.callListen, async ({ payload, userId, socket }) => {
    const uuid = payload.uuid.toLowerCase();
    await socket.join(callRoom(uuid));
    await presence.listen({ socketId: socket.id, uuid, userId });
  });
  sockets.listen(callEvents.callStopListen, async ({ payload, socket }) => {
    const uuid = payload.uuid.toLowerCase();
    presence.stopListening({ socketId: socket.id, uuid });
    await socket.leave(callRoom(uuid));
  });
  sockets.onConnection('/call', {
    connected: async (userId) => {
      for (const uuid of await openCallsOf(db, userId, 'ringing')) await ring(uuid, userId);
    },
    disconnected: async (_userId, socketId) => presence.close(socketId),
  });

  async function onRoomEvent(event: Parameters<Parameters<MediaRooms['onEvent']>[0]>[0]): Promise<void> {
    const call = await loadCall(db, event.room);
    if (!call) return;
    const at = clock().getTime();
    if (event.kind === 'room-ended' && call.state.phase.kind !== 'over') {
      const seconds = Number.MAX_SAFE_INTEGER;
      await service.apply(event.room, { kind: 'end', userId: call.row.createdBy, at, seconds });
    }
    // Whoever is in the room has answered, also where the request that says so was lost.
    if (event.kind === 'participant-connected')
      await service
        .apply(event.room, { kind: 'accept', userId: event.userId, at })
        .catch(async (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          // A token of before opens the rooms of a service that asks nobody.
          await rooms.remove(event);
        });
  }
  core.onStop(async () => unsubscribe());
  const unsubscribe = rooms.onEvent((event) => void onRoomEvent(event).catch(onError));

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
    // Nobody else knows that these rooms were those of calls.
    for (const uuid of await presence.beat()) await rooms.end(uuid);
  }
  const beating = setInterval(() => void beat().catch(onError), beatEveryMs);
  beating.unref();
  core.onStop(async () => clearInterval(beating));

  return {
    mayJoin: async ({ room, userId }) => {
      try {
        const { state } = await service.requireParticipant({ uuid: room, userId });
        return state.phase.kind !== 'over';
      } catch (error) {
        // Anything else is not known: the room refuses for now, and the person comes back.
        if (!(error instanceof Refusal)) throw error;
        return false;
      }
    },
    historyOf: (userId) => readCallHistory(db, userId),
    review: async (userIds) => {
      const rows = await db
        .selectDistinct({ uuid: calls.uuid })
        .from(calls)
        .innerJoin(callMembers, eq(callMembers.callUuid, calls.uuid))
        .where(and(inArray(callMembers.userId, [...userIds]), isNull(calls.endedAt)));
      await service.runDue(rows.map(({ uuid }) => uuid));
    },
    runDue,
    runDueRecordings: recordings.runDue,
    beat,
  };
}
