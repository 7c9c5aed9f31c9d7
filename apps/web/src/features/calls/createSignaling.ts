import { ApiError, type EventSocket } from '@franca/api-client';
import type { SignalingPort } from '@franca/call-kit/core';
import { callEventNames, type EndpointData, type endpoints } from '@franca/contract';
import type { CallAddress } from '../../lib/calls/callAddress.ts';
import { api } from '../../lib/data/api.ts';
import { onNextConnections } from '../../lib/sockets/connections.ts';
import { callSignIn } from './callSignIn.ts';
import { additionsIn } from './createAdditionsPort.ts';
import type { Recordings } from './createRecordings.ts';
import { socketUrl } from './socketUrl.ts';
import type { WireRun } from './transcript/toRunning.ts';

/** What a call's signalling needs. */
export interface SignalingOptions {
  /** The call. */
  readonly address: CallAddress;
  /** Who takes part here. */
  readonly userId: string;
  /** The socket of the calls. */
  readonly socket: EventSocket<'/call'>;
  /** Who records it. */
  readonly recordings: Recordings;
  /** For how many milliseconds it rings; the server may not be able to say when that ends. */
  readonly ringMs: number;
  /**
   * Takes the transcript that runs in it; null for none, undefined from a server without transcripts. `version` grows with
   * every change, and is absent where it was asked for.
   */
  readonly onTranscript?: ((run: WireRun | null | undefined, version?: number) => void) | undefined;
  /** Takes where everybody stands, after each new connection. */
  readonly onMembers?: ((members: WireState['members']) => void) | undefined;
}

type WireState = EndpointData<typeof endpoints.calls.info>['state'];

/** A call over the server of this application. */
export function createSignaling(options: SignalingOptions): SignalingPort {
  const { address, userId, socket, recordings, ringMs, onTranscript, onMembers } = options;
  const { uuid, topicId: topic_id } = address;
  const body = { uuid, topic_id };
  return {
    access: async ({ signal }) => {
      const sign_in = callSignIn.read(userId);
      const query = { ...body, ...(sign_in !== undefined && { sign_in }) };
      const { token, recorded_by, signaling_url } = await api.calls
        .token({ query, signal })
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'call_sign_in_needed') callSignIn.forget();
          throw error;
        });
      recordings.setRecordedBy(recorded_by);
      return { token, signalingUrl: signaling_url && socketUrl(signaling_url) };
    },
    send: async (action) => {
      await api.calls[action]({ body });
    },
    end: async (time) => {
      await api.calls.end({ body: { ...body, time: Math.floor(time) } });
    },
    isRunning: async () => (await api.calls.info({ params: { uuid } })).state.phase === 'running',
    subscribe: ({ onResponse, onRingEnded, onRinging, onRecording }) => {
      const rung = new Set<string>();
      const setRung = (id: string, isRung: boolean): void => {
        if (isRung) rung.add(id);
        else rung.delete(id);
        onRinging(rung.size > 0);
      };
      // What happened while the socket was away is not sent again.
      const catchUp = async (): Promise<void> => {
        const { state, created_by, recording, transcript } = await api.calls.info({ params: { uuid } });
        recordings.set(recording);
        onTranscript?.(transcript);
        onMembers?.(state.members);
        rung.clear();
        for (const { userId: id, state: stands } of additionsIn(state.members))
          setRung(id, stands === 'ringing');
        if (state.phase === 'over') onResponse({ response: 'hangup', userId: created_by });
      };
      const ringing = setTimeout(onRingEnded, ringMs, 'missed');
      const ends = [
        () => clearTimeout(ringing),
        socket.on(callEventNames.memberResponse, { uuid }, ({ response_type, user_id }) =>
          onResponse({ response: response_type, userId: user_id }),
        ),
        socket.on(callEventNames.incomingCallEnded, { user_id: userId }, ({ uuid: ended, reason }) => {
          if (ended !== uuid) return;
          onRingEnded(reason === 'answered' || reason === 'rejected' ? 'elsewhere' : reason);
        }),
        socket.on(callEventNames.callMember, { uuid }, ({ user_id, state }) =>
          setRung(user_id, state === 'ringing'),
        ),
        recordings.follow(),
        socket.on(callEventNames.transcriptState, { uuid }, ({ transcript, version }) =>
          onTranscript?.(transcript, version),
        ),
        recordings.subscribe(() => onRecording(recordings.get() !== null)),
        socket.keepSubscribed(callEventNames.callListen, callEventNames.callStopListen, { uuid }),
        // Without a response the next connection asks again.
        onNextConnections(socket, () => void catchUp().catch(() => undefined)),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
