import { ApiError, createSocket } from '@franca/api-client';
import {
  type Additions,
  type CallPerson,
  type CallSession,
  createAdditions,
  createCallSession,
  createGestures,
  createLocalMedia,
  type Gestures,
  type LocalMedia,
  localCallStorage,
  type MediaPort,
} from '@franca/call-kit';
import { callBackgrounds } from '@franca/call-kit/backgrounds';
import { callReactions } from '@franca/contract';
import { systemClock } from '@franca/ui/core';
import type { CallAddress, CallEntry } from '../../lib/calls/callAddress.ts';
import { api } from '../../lib/data/api.ts';
import { TextError } from '../../lib/data/errorText.ts';
import { session } from '../../lib/session/session.ts';
import { createAdditionsPort } from './createAdditionsPort.ts';
import { type CallTranscript, createCallTranscript } from './createCallTranscript.ts';
import { createGesturesPort } from './createGesturesPort.ts';
import { createPageRecorder, type PageRecorder } from './createPageRecorder.ts';
import { createRecordings, type Recordings } from './createRecordings.ts';
import { createSignaling } from './createSignaling.ts';
import { createVoiceAnswers } from './createVoiceAnswers.ts';
import { readCallTimes } from './readCallTimes.ts';
import { runningCall } from './runningCall.ts';
import { switchesOnEntry } from './switchesOnEntry.ts';
import { toCallPerson } from './toCallPerson.ts';
import { toRunning, type WireRun } from './transcript/toRunning.ts';

/** The conversation has a call already: the address of that one. */
export class OtherCall extends Error {
  override readonly name = 'OtherCall';
  readonly address: CallAddress;

  constructor(address: CallAddress) {
    super(`The conversation has the call ${address.uuid} already.`);
    this.address = address;
  }
}

/** Begins a call. Throws {@link OtherCall} where the conversation has one. */
async function startCall({ uuid, topicId, isVideo }: CallAddress) {
  const body = { uuid, topic_id: topicId };
  try {
    return await api.calls.start({ body: { ...body, is_video: isVideo } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    const open = await api.calls.open({ query: { topic_id: topicId } });
    if (!open) throw error;
    throw new OtherCall({ topicId, uuid: open.uuid, isVideo: open.is_video });
  }
}

/** A call that is open in this page. */
export interface OpenCall {
  readonly session: CallSession;
  readonly people: readonly CallPerson[];
  /** Whether the person is in the call already, as far as the server knows, and comes back to it. */
  readonly isReturn: boolean;
  /** Who records it. */
  readonly recordings: Recordings;
  /** Records it in this page. */
  readonly recorder: PageRecorder;
  /** Whether the person was added to it and is no member of its conversation. */
  readonly isGuest: boolean;
  /** Who was added to it, and adding others. */
  readonly additions: Additions;
  /** Hands and reactions in it. */
  readonly gestures: Gestures;
  /** What is said in it, as text. */
  readonly transcript: CallTranscript;
  /** Names of the languages of those who may be in it, by their ids. */
  readonly languages: ReadonlyMap<string, string | null>;
  /** Leaves it; `keep` for a page that is loaded anew and comes back. */
  readonly close: (how?: 'hang-up' | 'keep') => void;
}

/** Which call, for whom, and how they came to it. */
export interface OpenCallRequest {
  readonly address: CallAddress;
  readonly entry: CallEntry | null;
  readonly userId: string;
  readonly media: MediaPort;
}

/** Begins, answers or goes back to a call. Throws what the server refused, {@link OtherCall}, and a text where the call is over. */
export async function openCall({ address, entry, userId, media }: OpenCallRequest): Promise<OpenCall> {
  const local = createLocalMedia({
    media,
    storage: localCallStorage(),
    callId: address.uuid,
    clock: systemClock,
    images: callBackgrounds,
  });
  // Whoever has answered is not kept waiting for one thing after the other; nothing is published before it is known what is off.
  if (entry?.type === 'accepted') void local.open({ camera: address.isVideo });
  try {
    return await joinCall({ address, entry, userId, media, local });
  } catch (error) {
    local.close();
    throw error;
  }
}

async function joinCall(request: OpenCallRequest & { readonly local: LocalMedia }): Promise<OpenCall> {
  const { address, entry, userId, media, local } = request;
  const { uuid, topicId } = address;
  const body = { uuid, topic_id: topicId };
  const info =
    entry?.type === 'calling' ? await startCall(address) : await api.calls.info({ params: { uuid } });
  const { phase, ending, members } = info.state;
  const everybody = [...info.topic.members, ...info.guests];
  const isGuest = info.guests.some(({ _id }) => _id === userId);
  if (phase === 'over') throw new TextError(ending === 'busy' ? 'calls.allBusy' : 'errors.call_ended');
  const own = members.find(({ user_id }) => user_id === userId)?.state;
  const isJoined = phase === 'running' && own === 'joined';
  // Whoever left, or did not answer in time, may come while the others talk.
  const comesBack = !isJoined && (entry?.type === 'return' || (phase === 'running' && own !== 'ringing'));
  if (comesBack) await api.calls.accept({ body });
  const wasHere = runningCall.read()?.uuid === uuid;
  const switches = switchesOnEntry({ published: info.own_media, isInCall: isJoined, wasHere });
  if (switches) local.adopt(switches);
  const socket = createSocket('/call', {
    userId,
    getToken: () => session.getState().sessionToken,
    onUnauthorized: () => session.getState().end(),
  });
  const isRung = own === 'ringing';
  const { startedAt, runningSince, ringMs, times } = readCallTimes({ info, entry, isRung, now: Date.now() });
  const recordings = createRecordings({ uuid, userId, socket });
  const isReturn = isJoined || comesBack;
  let takeRun: CallTranscript['setRunning'] | null = null;
  let newest = 0;
  const onTranscript = (run: WireRun | null | undefined, version = newest): void => {
    // Two servers may send two states in another order.
    if (version < newest) return;
    newest = version;
    takeRun?.(run ? toRunning(run, userId) : null);
  };
  const addedBy = members.find(({ user_id }) => user_id === userId)?.invited_by;
  const joinedIds = members.flatMap(({ user_id, state }) => (state === 'joined' ? [user_id] : []));
  const memberListeners = new Set<(members: typeof info.state.members) => void>();
  const opened = createCallSession({
    facts: {
      uuid,
      topicId,
      isVideo: address.isVideo,
      role: info.created_by === userId ? 'caller' : 'callee',
      viewerId: userId,
      creatorId: info.created_by,
      memberIds: members.map(({ user_id }) => user_id),
      ...(addedBy !== undefined && {
        addition: { byId: addedBy, withIds: joinedIds.filter((id) => id !== addedBy && id !== userId) },
      }),
      startedAt,
      runningSince,
    },
    signaling: createSignaling({
      address,
      userId,
      socket,
      recordings,
      ringMs,
      onTranscript,
      onMembers: (now) => {
        for (const listener of memberListeners) listener(now);
      },
    }),
    media,
    isResumed: isReturn,
    times,
    local,
  });
  const port = createGesturesPort(uuid, socket);
  const gestures = createGestures({ port, emoji: callReactions });
  const additions = createAdditions({
    viewerId: userId,
    port: createAdditionsPort({
      address,
      socket,
      onMembers: (listener) => {
        memberListeners.add(listener);
        return () => memberListeners.delete(listener);
      },
    }),
  });
  const transcript = createCallTranscript(opened);
  takeRun = transcript.setRunning;
  onTranscript(info.transcript);
  socket.connect();
  if (entry?.type === 'accepted') opened.accept();
  const people = everybody.map(toCallPerson);
  const voices = createVoiceAnswers(opened, additions);
  voices.take(info);
  return {
    session: opened,
    isReturn,
    recordings,
    recorder: createPageRecorder(opened, recordings),
    isGuest,
    additions,
    gestures,
    transcript,
    languages: new Map(everybody.map(({ _id, language, accent }) => [_id, language ?? accent])),
    people,
    close: (how) => {
      voices.close();
      additions.dispose();
      gestures.dispose();
      transcript.close();
      opened.dispose(how);
      socket.close();
    },
  };
}
