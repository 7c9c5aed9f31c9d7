import { createSocket } from '@franca/api-client';
import {
  type CallPerson,
  type CallSession,
  createCallSession,
  localCallStorage,
  type MediaPort,
} from '@franca/call-kit';
import { callBackgrounds } from '@franca/call-kit/backgrounds';
import type { CallAddress, CallEntry } from '../../lib/calls/callAddress.ts';
import { api } from '../../lib/data/api.ts';
import { TextError } from '../../lib/data/errorText.ts';
import { session } from '../../lib/session/session.ts';
import { createSignaling } from './createSignaling.ts';

/** A call that is open in this page. */
export interface OpenCall {
  readonly session: CallSession;
  readonly people: readonly CallPerson[];
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

/** Begins, answers or goes back to a call. Throws what the server refused, and a text where the call is over. */
export async function openCall({ address, entry, userId, media }: OpenCallRequest): Promise<OpenCall> {
  const { uuid, topicId } = address;
  const body = { uuid, topic_id: topicId };
  const info =
    entry?.type === 'calling'
      ? await api.calls.start({ body: { ...body, is_video: address.isVideo } })
      : await api.calls.info({ params: { uuid } });
  const { phase, ending, members } = info.state;
  if (phase === 'over') throw new TextError(ending === 'busy' ? 'calls.allBusy' : 'errors.call_ended');
  const own = members.find(({ user_id }) => user_id === userId)?.state;
  const isJoined = phase === 'running' && own === 'joined';
  // Whoever left, or did not answer in time, may come while the others talk.
  const comesBack = !isJoined && (entry?.type === 'return' || (phase === 'running' && own !== 'ringing'));
  if (comesBack) await api.calls.accept({ body });
  const socket = createSocket('/call', {
    userId,
    getToken: () => session.getState().sessionToken,
    onUnauthorized: () => session.getState().end(),
  });
  const startedAt =
    entry?.type === 'calling'
      ? entry.startedAt
      : entry?.type === 'accepted'
        ? Date.now()
        : Date.parse(info.started_at);
  const opened = createCallSession({
    facts: {
      uuid,
      topicId,
      isVideo: address.isVideo,
      role: info.created_by === userId ? 'caller' : 'callee',
      viewerId: userId,
      creatorId: info.created_by,
      memberIds: members.map(({ user_id }) => user_id),
      startedAt,
    },
    signaling: createSignaling({ address, userId, socket }),
    media,
    isResumed: isJoined || comesBack,
    storage: localCallStorage(),
    backgrounds: callBackgrounds,
  });
  socket.connect();
  if (entry?.type === 'accepted') opened.accept();
  return {
    session: opened,
    people: info.topic.members.map(({ _id, name, avatar }) => ({ userId: _id, name, avatarUrl: avatar })),
    close: (how) => {
      opened.dispose(how);
      socket.close();
    },
  };
}
