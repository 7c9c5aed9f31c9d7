import { callEvents, type Person } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { createBackgroundWork } from '../../core/createBackgroundWork.ts';
import type { IdentityProvider } from '../../ports/IdentityProvider.ts';
import type { MediaRooms } from '../../ports/MediaRooms.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { Files } from '../files/Files.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { Push } from '../push/Push.ts';
import type { Topics } from '../topics/Topics.ts';
import type { Users } from '../users/Users.ts';
import type { Calls, CallTranscripts } from './Calls.ts';
import { guestsOf, loadCall } from './callRows.ts';
import { connectMediaWebhook } from './connectMediaWebhook.ts';
import { connectRecordings } from './connectRecordings.ts';
import { createCallAdditions } from './createCallAdditions.ts';
import { type CallChange, callRoom, createCallEvents } from './createCallEvents.ts';
import { createCallHands } from './createCallHands.ts';
import { createCallPresence } from './createCallPresence.ts';
import { createCallRecorder } from './createCallRecorder.ts';
import { createCallRinging } from './createCallRinging.ts';
import { type CallService, type CallServiceOptions, createCallService } from './createCallService.ts';
import { createCallSignIn } from './createCallSignIn.ts';
import { followMediaRooms } from './followMediaRooms.ts';
import { listenToCallSockets } from './listenToCallSockets.ts';
import { readCallHistory } from './readCallHistory.ts';
import { registerCallRoutes } from './registerCallRoutes.ts';
import { runCallJobs } from './runCallJobs.ts';

/** What calls need from the other domains and from the composition root. */
export type CallsDeps = {
  /** Who is in which topic. */
  topics: Pick<Topics, 'membership' | 'find'>;
  /** Who is whose friend, and who blocks whom. */
  contacts: Pick<Contacts, 'knownTo' | 'relationsTo' | 'blockedWith'>;
  /** Names, avatars and languages. */
  users: Pick<Users, 'find'>;
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
  /** Signs people in to calls; undefined where nobody signs in so. */
  google: IdentityProvider | undefined;
  /** Live transcripts, which need calls in turn. */
  transcripts: () => CallTranscripts;
  /** Whose recorded voices speak in a call. */
  voicesIn: CallServiceOptions['voicesIn'];
};

/** Stores notifications of missed calls. */
function createMissedCallNotices(notifications: CallsDeps['notifications']): CallServiceOptions['notify'] {
  return async (tx, { uuid, topicId, topicName, isVideo }, missed) =>
    notifications.add(
      tx,
      missed.map(({ userId, byId, isGuest }) => ({
        kind: 'missed-call',
        userId,
        byId,
        uuid,
        isVideo,
        topic: isGuest ? null : { id: topicId, name: topicName },
      })),
    );
}

/** Builds calls over the core: their routes and sockets, and the jobs that end what nobody ends. */
export function connectCalls(core: Core, deps: CallsDeps): Calls {
  const { topics, contacts, users, chat, files, notifications, push, rooms, google, transcripts, voicesIn } =
    deps;
  const { clock, database, log, route, sockets } = core;
  const { db } = database;
  const { membership } = topics;
  const publisher = sockets.publisher('/call');
  const onError = (error: unknown): void => log.error({ err: error }, 'a part of a call failed');
  const runInBackground = createBackgroundWork(core, onError);
  const findPeople = async (ids: readonly string[]): Promise<Person[]> =>
    (await users.find(ids)).map(({ id, name, avatar }) => ({ _id: id, name, avatar }));
  const publishChange = createCallEvents({ publisher, findPeople, runInBackground });
  const ringing = createCallRinging({ db, clock, membership, findPeople, publisher, push });
  const finish = createCallRecorder({ db, clock, rooms, chat });
  const presence = createCallPresence({ db, clock });

  function onChange(change: CallChange): void {
    publishChange(change);
    recordings.onCallChange(change);
    ringing.stop(change);
    const isOver = change.after.phase.kind === 'over';
    const left = Object.keys(change.before.members).filter(
      (id) => change.before.members[id]?.kind === 'joined' && change.after.members[id]?.kind !== 'joined',
    );
    transcripts().onCallChange({ uuid: change.uuid, left, isOver });
    if (isOver) runInBackground(finish(change.uuid));
  }
  const service = createCallService({
    db,
    clock,
    membership,
    findUsers: users.find,
    blockedWith: contacts.blockedWith,
    rooms,
    presence,
    notify: createMissedCallNotices(notifications),
    topicNameOf: async (topicId) => (await topics.find(topicId))?.name ?? null,
    recordingOf: (uuid) => recordings.of(uuid),
    transcriptOf: (uuid) => transcripts().runOf(uuid),
    voicesIn,
    publish: notifications.publish,
    onChange,
    onError,
  });
  const { requireParticipant } = service;
  const recordings = connectRecordings(core, { files, chat, rooms, requireParticipant });

  const begin: CallService['start'] = async (request) => {
    const info = await service.start(request);
    await ringing.start(info, request.members);
    if (info.state.phase === 'over') runInBackground(finish(info.uuid));
    return info;
  };
  const additions = createCallAdditions({
    db,
    clock,
    contacts,
    users,
    rooms,
    requireParticipant,
    apply: service.apply,
    ringing,
  });
  registerCallRoutes(
    route,
    { ...service, ...additions, begin },
    rooms,
    createCallSignIn({ passcode: core.config.VIDEO_PASSCODE, google, secret: core.secret, clock }),
  );
  connectMediaWebhook(core, { rooms });
  core.provide({
    requireCallParticipant: async (participant) => void (await requireParticipant(participant)),
  });
  listenToCallSockets(core, {
    presence,
    ringing,
    hands: createCallHands({ db, clock }),
    publisher,
    transcripts,
  });
  followMediaRooms(core, { rooms, service, onError });
  const jobs = runCallJobs(core, { service, presence, rooms, finish, onError });

  return {
    mayJoin: service.mayJoin,
    info: service.info,
    accept: (call) => service.act(call, 'accept'),
    token: service.token,
    readsSince: async ({ uuid, userId }) => {
      const call = await loadCall(db, uuid);
      if (!call || !guestsOf(call).has(userId))
        return call && membership.since({ topicId: call.row.topicId, userId });
      const own = call.state.members[userId];
      return own?.kind === 'joined' ? new Date(own.since) : undefined;
    },
    joinedIn: async (uuid) => {
      const call = await loadCall(db, uuid);
      if (!call || call.state.phase.kind === 'over') return undefined;
      const { members } = call.state;
      return Object.keys(members).filter((id) => members[id]?.kind === 'joined');
    },
    topicOf: async (uuid) => (await loadCall(db, uuid))?.row.topicId,
    sendTranscript: (state) =>
      publisher.toRooms([callRoom(state.uuid)], callEvents.transcriptState, { uuid: state.uuid }, state),
    review: service.review,
    historyOf: (userId) => readCallHistory(db, userId),
    runDueRecordings: recordings.runDue,
    ...jobs,
  };
}
